package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpressionNamesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        Status = 'Status'                        | State = 'Status'
        #Status = :Status                        | #State = :Status
        attribute_exists(Status) AND not Status  | attribute_exists(State) AND not State
        Status.Status[0].Status = "Status"       | State.Status[0].Status = "Status"
        Status . Code = 1                        | State . Code = 1
        Other.Status = 1                         | Other.Status = 1
        StatusCode = 1 OR Status_ = 2            | StatusCode = 1 OR Status_ = 2
        Status (1)                               | Status (1)
        Status = 'it''s Status' OR Status > 1e5  | State = 'it''s Status' OR State > 1e5
        broken ( Status = ' Status               | broken ( State = ' Status
        """)
    void attributesAreRenamedAndNothingElse(String expression, String expected) {
        String renamed =
                ExpressionNames.in(expression).renamed(path -> path.get(0).equals("Status") ? 0 : -1, "State");
        assertThat(renamed).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"2nd,A = #2nd", "In,A = #In", "null,A = #null", "Größe,A = Größe"})
    void nameThatCannotStandAloneIsMarked(String name, String expected) {
        assertThat(ExpressionNames.in("A = B").renamed(path -> path.get(0).equals("B") ? 0 : -1, name))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "follows.to.Celebrity = true,follows.to.Famous = true",
        "#follows.to.Celebrity = true,#follows.to.Famous = true"
    })
    void aStepWithinAPathIsRenamed(String expression, String expected) {
        assertThat(ExpressionNames.in(expression).renamed(path -> path.size() > 2 ? 2 : -1, "Famous"))
                .isEqualTo(expected);
    }
}
