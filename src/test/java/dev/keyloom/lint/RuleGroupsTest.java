package dev.keyloom.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All rules are there, each with a page for its users and its line in the table of rules. */
class RuleGroupsTest {
    private static final Path PAGES = Path.of("docs/rules");

    @Test
    void noRuleIsMissing() {
        assertThat(ids(KeyRules.ALL)).isEqualTo(numbered("K", 20));
        assertThat(ids(RecordRules.ALL)).isEqualTo(numbered("D", 11));
        assertThat(ids(PatternRules.ALL)).isEqualTo(numbered("Q", 23));
        assertThat(ids(RelationshipRules.ALL)).isEqualTo(numbered("R", 13));
        assertThat(ids(IndexRules.ALL)).isEqualTo(numbered("I", 11));
        assertThat(ids(LoadRules.ALL)).isEqualTo(numbered("C", 7));
        assertThat(ids(TransactionRules.ALL)).isEqualTo(numbered("T", 11));
        assertThat(ids(ChartRules.ALL)).isEqualTo(numbered("X", 4));
        assertThat(RuleCatalog.all()).hasSize(100);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void ruleHasItsPage(Rule rule) throws IOException {
        assertThat(PAGES.resolve(rule.id() + ".md"))
                .content()
                .startsWith("# " + rule.id() + " · ")
                .contains("## Why it hurts", "## What to do", "## When to override");
        assertThat(Files.readString(PAGES.resolve("README.md"))).contains("(" + rule.id() + ".md)");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void ruleSaysWhatItIs(Rule rule) {
        assertThat(rule.summary()).isNotBlank().doesNotEndWith(".");
        assertThat(rule.reference()).isNotBlank();
        assertThat(RuleCatalog.byId(rule.id())).containsSame(rule);
    }

    static List<Rule> rules() {
        return RuleCatalog.all();
    }

    private static List<String> ids(List<Rule> rules) {
        return rules.stream().map(Rule::id).toList();
    }

    private static List<String> numbered(String group, int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> "%s%02d".formatted(group, number))
                .toList();
    }
}
