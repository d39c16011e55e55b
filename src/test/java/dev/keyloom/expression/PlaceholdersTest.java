package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlaceholdersTest {
    @Test
    void placeholdersAreFoundInOrderOfFirstUse() {
        assertThat(Placeholders.in("#b = :x AND a.#c > :y OR :x <> '#d :e'")).containsExactly("#b", ":x", "#c", ":y");
    }

    @Test
    void whatIsUsedMustBeGiven() {
        List<Problem> problems =
                Placeholders.problems(List.of("PK = :pk", "#status = :stauts"), Set.of(), Set.of(":pk", ":status"));
        assertThat(problems)
                .extracting(Problem::message)
                .containsExactly(
                        "No attribute name is given for #status",
                        "No value is given for :stauts. Did you mean :status?",
                        ":status is given, but no expression uses it");
        assertThat(problems.get(1).place().path()).isEqualTo("/1");
        assertThat(problems.get(1).place().span()).contains(new Span(10, 7));
        assertThat(problems.get(1).suggestion()).contains(":status");
    }

    @Test
    void whatIsGivenMustBeUsedInOneOfTheExpressions() {
        assertThat(Placeholders.problems(List.of("PK = :p", "A = :a"), Set.of(), Set.of(":p", ":a")))
                .isEmpty();
        assertThat(Placeholders.problems(List.of(), Set.of("#n"), Set.of(":v")))
                .extracting(Problem::code)
                .containsExactly("expression-unused-placeholder", "expression-unused-placeholder");
    }

    @Test
    void malformedPlaceholdersAreNamed() {
        assertThat(Placeholders.problems(List.of(), Set.of("name", ":n"), Set.of(":", ":a-b", "")))
                .extracting(Problem::code)
                .filteredOn("expression-placeholder"::equals)
                .hasSize(5);
    }
}
