package dev.keyloom.gui.collections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.materialize.Direction;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionReaderTest {
    private final ConditionReader reader = new ConditionReader(
            Texts.of(Locale.ENGLISH),
            new KeySchema(
                    List.of(new KeyAttribute("PK", AttributeType.S)),
                    List.of(new KeyAttribute("SK", AttributeType.S))));
    private final ConditionReader numbers = new ConditionReader(
            Texts.of(Locale.ENGLISH),
            new KeySchema(
                    List.of(new KeyAttribute("PK", AttributeType.S)),
                    List.of(new KeyAttribute("Time", AttributeType.N))));

    private ConditionReader.Reading read(String partition, String sort) {
        return reader.read(List.of(partition, sort), Direction.ASCENDING);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        # typed                   | operator         | value
        = A#1                     | EQUAL            | A#1
        A#1                       | EQUAL            | A#1
        <A                        | LESS             | A
        <= A B                    | LESS_OR_EQUAL    | A B
        > A                       | GREATER          | A
        >=A                       | GREATER_OR_EQUAL | A
        begins_with ORDER#        | BEGINS_WITH      | ORDER#
        begins_with(ORDER#)       | BEGINS_WITH      | ORDER#
        BEGINS_WITH ORDER#        | BEGINS_WITH      | ORDER#
        betweenness               | EQUAL            | betweenness
        """)
    void anOperatorStandsBeforeItsValueAndIsEqualityIfLeftOut(String typed, Operator operator, String value) {
        assertThat(read("P", typed).query().orElseThrow().sort())
                .containsExactly(SortMatch.of(operator, AttributeValue.of(value)));
    }

    @Test
    void betweenHasTwoBounds() {
        assertThat(read("P", "between A and B").query().orElseThrow().sort())
                .containsExactly(SortMatch.between(AttributeValue.of("A"), AttributeValue.of("B")));
    }

    @Test
    void emptyFieldsAreNoCondition() {
        ConditionReader.Reading reading = read(" ", "");

        assertThat(reading.query()).isEmpty();
        assertThat(reading.fault()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        # partition | sort              | field | column
        ''          | = A               | 0     | 0
        P           | <=                | 1     | 2
        P           | between           | 1     | 7
        P           | between A         | 1     | 9
        P           | between A and     | 1     | 13
        P           | between B and A   | 1     | 8
        """)
    void aFaultIsUnderTheCharacterThatIsWrong(String partition, String sort, int field, int column) {
        ConditionFault fault = read(partition, sort).fault().orElseThrow();

        assertThat(fault.field()).isEqualTo(field);
        assertThat(fault.column()).isEqualTo(column);
        assertThat(fault.message()).isNotBlank();
    }

    @Test
    void aNumberThatIsNoneIsAFaultOfTheValue() {
        ConditionFault fault =
                numbers.read(List.of("P", "> x1"), Direction.ASCENDING).fault().orElseThrow();

        assertThat(fault)
                .extracting(ConditionFault::field, ConditionFault::column)
                .containsExactly(1, 2);
        assertThat(fault.message()).contains("x1");
    }
}
