package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.RuleCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule about access patterns and relationships has a page that says what it is about. */
class RulePagesTest {
    @ParameterizedTest
    @MethodSource("rules")
    void pageSaysWhatIsWrongAndWhatToDo(String id) throws IOException {
        Rule rule = RuleCatalog.byId(id).orElseThrow();

        String page = Files.readString(Path.of("docs", "rules", id + ".md"));

        assertThat(page)
                .startsWith("# " + id + " · ")
                .contains("## Why it hurts", "## What to do", "## When to override");
        assertThat(page.lines().filter(line -> line.startsWith("Severity: ")).findFirst())
                .hasValueSatisfying(
                        line -> assertThat(line).contains(rule.severity().name().toLowerCase(Locale.ROOT)));
    }

    private static Stream<String> rules() {
        return RuleCatalog.all().stream().map(Rule::id).filter(id -> id.startsWith("Q") || id.startsWith("R"));
    }
}
