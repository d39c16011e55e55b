package dev.keyloom.gui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FuzzyTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
        # typed,  text,              found
        '',       Repo,              true
        repo,     Repo,              true
        iss com,  IssueComment,      true
        isco,     IssueComment,      true
        xyz,      IssueComment,      false
        tnemmoc,  IssueComment,      false
        """)
    void charactersMustStandInOrder(String typed, String text, boolean found) {
        assertThat(Fuzzy.score(typed, text).isPresent()).isEqualTo(found);
    }

    @Test
    void wholeWordsAndShortTextsComeFirst() {
        List<String> ranked = java.util.stream.Stream.of("Undo repository rename", "PullRequest", "Repo", "Report")
                .filter(text -> Fuzzy.score("repo", text).isPresent())
                .sorted(Comparator.comparingInt(
                        text -> -Fuzzy.score("repo", text).getAsInt()))
                .toList();
        assertThat(ranked).containsExactly("Repo", "Report", "Undo repository rename");
    }
}
