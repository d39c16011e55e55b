package dev.keyloom.format.html;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.template.KeyTemplate;
import org.junit.jupiter.api.Test;

class TemplateHtmlTest {
    @Test
    void placeholdersAreMarkedAndALineMayBreakBehindTheSeparator() {
        assertThat(TemplateHtml.of(KeyTemplate.of("REPO#<Owner|lower>x")))
                .isEqualTo("<code>REPO#<wbr><span class=\"placeholder\">&lt;Owner|lower&gt;</span>x</code>");
    }

    @Test
    void aBrokenTemplateIsShownAsItWasWritten() {
        String text = "ORDER#<Ord & <x";
        String shown = TemplateHtml.of(KeyTemplate.parse(text).orElseThrow());
        assertThat(shown.replaceAll("<[^>]*>", "").replace("&lt;", "<").replace("&amp;", "&"))
                .isEqualTo(text);
    }
}
