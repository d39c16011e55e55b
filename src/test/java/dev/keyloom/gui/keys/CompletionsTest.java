package dev.keyloom.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompletionsTest {

    private static TemplateEditing editing(String entity, String keyAttribute, String text) {
        Keys keys = Keys.ofSample("github").at(entity, keyAttribute);
        keys.model.edit(text);
        return keys.model.editing().orElseThrow();
    }

    @Test
    void behindABarFunctionsForTheTypeAreOfferedWithTheKeyTheyWouldGive() {
        List<Completion> offered = editing("PullRequest", "GSI1SK", "PR#<PullRequestNumber|")
                .state()
                .completions();

        assertThat(offered)
                .extracting(Completion::label)
                .startsWith("pad(7)", "desc(7)")
                .doesNotContain("lower", "iso");
        assertThat(offered.get(0).example().orElseThrow().text()).matches("PR#\\d{7}");
        assertThat(offered.get(offered.size() - 1).tone()).isEqualTo(Completion.Tone.WARNING);
    }

    @Test
    void takingAFunctionClosesThePlaceholderAndStandsBehindIt() {
        TemplateEditing editing = editing("PullRequest", "GSI1SK", "PR#<PullRequestNumber|");
        editing.accept(editing.state().completions().get(0));

        assertThat(editing.state().text()).isEqualTo("PR#<PullRequestNumber|pad(7)>");
        assertThat(editing.state().caret()).isEqualTo(editing.state().text().length());
        assertThat(editing.state().problems()).isEmpty();
    }

    @Test
    void attributesAreOfferedInsideAPlaceholderByWhatWasTyped() {
        TemplateEditing editing = editing("PullRequest", "GSI1SK", "PR#<pullreq");
        assertThat(editing.state().completions()).extracting(Completion::label).containsExactly("PullRequestNumber");

        editing.accept(editing.state().completions().get(0));
        assertThat(editing.state().text()).isEqualTo("PR#<PullRequestNumber>");
    }

    @Test
    void anEmptyTextOffersCopiesOfOtherKeys() {
        assertThat(editing("Issue", "GSI1PK", "").state().completions())
                .extracting(Completion::label)
                .contains("=PK", "=SK", "<OwnerName>");
    }

    @Test
    void timesAreOfferedTimeFunctionsAndNumbersAreNot() {
        assertThat(editing("Repo", "GSI3SK", "#<UpdatedAt|").state().completions())
                .extracting(Completion::label)
                .contains("iso", "month", "descTime")
                .doesNotContain("pad(7)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        # text,               caret, function, word starts, word ends
        PR#<Num|pa>;          10;    true;     8;           10
        PR#<Num>;             6;     false;    4;           7
        A<B|default("|>")>;   14;    true;     4;           17
        """)
    void theWordAtTheCaretIsFound(String text, int caret, boolean isFunction, int start, int end) {
        CaretContext context = CaretContext.of(text, caret).orElseThrow();

        assertThat(context.isFunction()).isEqualTo(isFunction);
        assertThat(context.start()).isEqualTo(start);
        assertThat(context.end()).isEqualTo(end);
    }

    @ParameterizedTest
    @CsvSource({"PR#<Num>,8", "PR#,3", "a\\<b,4", "'',0"})
    void literalTextHasNoContext(String text, int caret) {
        assertThat(CaretContext.of(text, caret)).isEmpty();
    }

    @Test
    void steppingThroughRecordsShowsTheirKeys() {
        TemplateEditing editing = editing("PullRequest", "GSI1SK", "PR#<PullRequestNumber|pad(7)>");
        String first = editing.state().example().orElseThrow().text();
        editing.step(1);

        assertThat(editing.state().recordPosition()).isEqualTo(2);
        assertThat(editing.state().records()).isEqualTo(3);
        assertThat(editing.state().example().orElseThrow().text()).isNotEqualTo(first);
    }
}
