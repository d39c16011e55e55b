package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {
    private static final Item ORDER = Item.builder()
            .put("Status", "OPEN")
            .put("Total", 120)
            .put("Note", "")
            .put("Paid", new AttributeValue.BOOL(true))
            .put("Nothing", new AttributeValue.NULL())
            .put("Tags", AttributeValue.SS.of(List.of("a", "b")))
            .put("Sizes", AttributeValue.NS.of(List.of(BigDecimal.ONE)))
            .put("Lines", new AttributeValue.L(List.of(AttributeValue.of("x"), AttributeValue.of(7))))
            .put(
                    "Address",
                    new AttributeValue.M(Map.of(
                            "City",
                            AttributeValue.of("Taipei"),
                            "Lines",
                            new AttributeValue.L(List.of(AttributeValue.of("1F"))))))
            .build();

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
        # comparisons
        Status = 'OPEN'                                   | true
        Status = 'open'                                   | false
        Status <> 'CLOSED'                                | true
        'OPEN' = Status                                   | true
        Total = 120.0                                     | true
        Total = 1.2e2                                     | true
        Total > 9                                         | true
        Total >= 120                                      | true
        Total < 120                                       | false
        Total <= -1                                       | false
        Status < 'P'                                      | true
        Paid = true                                       | true
        Paid = FALSE                                      | false
        Nothing = null                                    | true
        Note = ''                                         | true
        # types that differ are unequal and have no order
        Total = '120'                                     | false
        Total <> '120'                                    | true
        Total < '120'                                     | false
        Total >= '120'                                    | false
        NOT Total >= '120'                                | true
        # missing attributes: only <> holds, even between two of them
        Missing = 'x'                                     | false
        Missing <> 'x'                                    | true
        Missing < 'x'                                     | false
        Missing <= 'x'                                    | false
        Missing > 'x'                                     | false
        Missing >= 'x'                                    | false
        Missing = Gone                                    | false
        Missing <> Gone                                   | true
        Missing BETWEEN 'a' AND 'z'                       | false
        Missing IN ('x')                                  | false
        NOT Missing IN ('x')                              | true
        # BETWEEN and IN
        Total BETWEEN 120 AND 120                         | true
        Total between 1 and 119                           | false
        Status BETWEEN 'A' AND 'Z'                        | true
        Status IN ('CLOSED', 'OPEN')                      | true
        Status in (1, 'x')                                | false
        # functions
        attribute_exists(Nothing)                         | true
        attribute_exists(Address.City)                    | true
        attribute_exists(Address.Street)                  | false
        attribute_exists(Lines[1])                        | true
        attribute_not_exists(Lines[2])                    | true
        attribute_not_exists(Status.City)                 | true
        attribute_exists(Address.Lines[0])                | true
        attribute_type(Total, 'N')                        | true
        attribute_type(Total, 'S')                        | false
        attribute_type(Missing, 'S')                      | false
        attribute_type(Nothing, 'NULL')                   | true
        begins_with(Status, 'OP')                         | true
        begins_with(Status, '')                           | true
        begins_with(Total, '1')                           | false
        contains(Status, 'PE')                            | true
        contains(Tags, 'b')                               | true
        contains(Tags, 'c')                               | false
        contains(Sizes, 1.0)                              | true
        contains(Sizes, '1')                              | false
        contains(Lines, 7)                                | true
        contains(Address, 'City')                         | false
        size(Status) = 4                                  | true
        size(Tags) > 1                                    | true
        size(Lines) BETWEEN 1 AND 2                       | true
        size(Address) IN (2)                              | true
        size(Total) > 0                                   | false
        # AND before OR, NOT before AND
        Paid = true OR Paid = false AND Total = 1         | true
        (Paid = true OR Paid = false) AND Total = 1       | false
        NOT Paid = false AND Total = 1                    | false
        not (Paid = false and Total = 1)                  | true
        NOT NOT Paid = true                               | true
        ((Paid = true))                                   | true
        # names behind placeholders; keywords and functions as attribute names
        #Status = 'OPEN'                                  | true
        Address.#City = 'Taipei'                          | true
        attribute_not_exists(size)                        | true
        attribute_not_exists(Remove)                      | true
        """)
    void conditionsHoldAsInTheService(String text, boolean expected) {
        Result<Condition> parsed = Condition.parse(text);
        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.orElseThrow().evaluate(ORDER)).isEqualTo(expected);
    }

    @Test
    void quotesInsideTextAreDoubled() {
        Item item = Item.builder().put("Name", "O'Hara").build();
        assertThat(Condition.parse("Name = 'O''Hara'").orElseThrow().evaluate(item))
                .isTrue();
    }

    @Test
    void sizeOfTextCountsUnitsOfUtf16() {
        Item item = Item.builder().put("Name", "é😀").build();
        assertThat(Condition.parse("size(Name) = 3").orElseThrow().evaluate(item))
                .isTrue();
    }

    @Test
    void parametersAreBound() {
        Condition condition = Condition.parse("#Status = :status AND #t > :low").orElseThrow();
        Bindings bindings = Bindings.ofRequest(
                Map.of("#t", "Total"), Map.of(":status", AttributeValue.of("OPEN"), ":low", AttributeValue.of(9)));
        assertThat(condition.bind(bindings).test(ORDER)).isTrue();
        assertThat(condition.evaluate(ORDER)).isFalse();
    }

    @Test
    void attributesAreNamedInOrderOfUse() {
        Condition condition = Condition.parse("size(B) > 1 AND #A = :x OR attribute_exists(C.D) AND B IN (E)")
                .orElseThrow();
        assertThat(condition.attributeNames()).containsExactly("B", "A", "C", "E");
    }

    @Test
    void aBrokenConditionKeepsItsTextAndIsTrueOfNothing() {
        Result<Condition> parsed = Condition.parse("Status = ");
        Condition condition = parsed.orElseThrow();
        assertThat(parsed.problems()).hasSize(1);
        assertThat(condition.isBroken()).isTrue();
        assertThat(condition.text()).isEqualTo("Status = ");
        assertThat(condition.evaluate(ORDER)).isFalse();
        assertThat(condition.attributeNames()).isEmpty();
    }

    @Test
    void conditionsAreEqualByTheirText() {
        assertThat(Condition.parse("A = 1").orElseThrow())
                .isEqualTo(Condition.parse("A = 1").orElseThrow())
                .hasSameHashCodeAs(Condition.parse("A = 1").orElseThrow())
                .isNotEqualTo(Condition.parse("A  = 1").orElseThrow());
    }
}
