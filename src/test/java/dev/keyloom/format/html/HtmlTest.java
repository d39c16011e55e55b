package dev.keyloom.format.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlTest {
    @Test
    void markupStaysText() {
        assertThat(Html.escape("<b title='x' & \"y\">")).isEqualTo("&lt;b title=&#39;x&#39; &amp; &quot;y&quot;&gt;");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001B", "\uD800", "\uFFFF"})
    void whatHtmlCannotHoldIsReplaced(String text) {
        assertThat(Html.escape(text)).isEqualTo("\uFFFD");
    }

    @Test
    void everythingElseIsKept() {
        assertThat(Html.escape("漢字 😀 é")).isEqualTo("漢字 😀 é");
    }

    @Test
    void aPageFetchesNothingAndRunsNothing() {
        String page = HtmlPage.of("<script>", "<p>body</p>\n");
        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains("default-src 'none'", "<title>&lt;script&gt;</title>", "prefers-color-scheme: dark")
                .doesNotContain("<script", "src=\"", "http://", "https://", "@import");
    }
}
