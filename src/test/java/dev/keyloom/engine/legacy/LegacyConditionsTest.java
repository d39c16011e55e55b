package dev.keyloom.engine.legacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.request.ConditionalOperator;
import dev.keyloom.engine.request.LegacyCondition;
import dev.keyloom.engine.request.LegacyExpectation;
import dev.keyloom.engine.request.LegacyOperator;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What conditions meant before there were expressions.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.html">AWS:
 *     legacy conditional parameters</a>
 */
class LegacyConditionsTest {
    private static final Item ITEM = Item.builder()
            .put("name", "Ada")
            .put("age", 36)
            .put("a.b", "dotted")
            .put("tags", AttributeValue.SS.of(List.of("x", "y")))
            .build();

    @ParameterizedTest
    @CsvSource(textBlock = """
        name,    EQ,           Ada,  true
        name,    EQ,           Bob,  false
        name,    NE,           Bob,  true
        missing, NE,           Bob,  true
        missing, EQ,           Bob,  false
        name,    LT,           B,    true
        name,    GE,           B,    false
        name,    BEGINS_WITH,  Ad,   true
        name,    CONTAINS,     d,    true
        tags,    CONTAINS,     x,    true
        tags,    NOT_CONTAINS, z,    true
        missing, NOT_CONTAINS, z,    false
        a.b,     EQ,           dotted, true
        name,    IN,           Ada,  true
        """)
    void aComparisonWithOneValue(String attribute, LegacyOperator operator, String value, boolean holds) {
        assertThat(holds(Map.of(attribute, condition(operator, AttributeValue.of(value))), Optional.empty()))
                .isEqualTo(holds);
    }

    @Test
    void nullMeansMissing() {
        assertThat(holds(Map.of("missing", condition(LegacyOperator.NULL)), Optional.empty()))
                .isTrue();
        assertThat(holds(Map.of("name", condition(LegacyOperator.NOT_NULL)), Optional.empty()))
                .isTrue();
    }

    @Test
    void conditionsAreJoinedByAndUnlessToldOtherwise() {
        Map<String, LegacyCondition> conditions = new LinkedHashMap<>();
        conditions.put("name", condition(LegacyOperator.EQ, AttributeValue.of("Ada")));
        conditions.put("age", condition(LegacyOperator.GT, AttributeValue.of(100)));
        assertThat(holds(conditions, Optional.empty())).isFalse();
        assertThat(holds(conditions, Optional.of(ConditionalOperator.OR))).isTrue();
    }

    @Test
    void aSingleConditionIsNotJoined() {
        Map<String, LegacyCondition> one = Map.of("name", condition(LegacyOperator.NULL));
        Optional<ConditionalOperator> and = Optional.of(ConditionalOperator.AND);
        assertThatThrownBy(() -> LegacyConditions.filter(one, and))
                .hasMessage("ConditionalOperator can only be used when Filter or Expected has two or more elements");
        assertThatThrownBy(() -> LegacyConditions.filter(Map.of(), and))
                .hasMessage("ConditionalOperator cannot be used without Filter or Expected");
    }

    @Test
    void argumentsAreCountedAndTheirTypesChecked() {
        assertRefused("Invalid number of argument(s) for the EQ ComparisonOperator", condition(LegacyOperator.EQ));
        assertRefused(
                "Invalid number of argument(s) for the NULL ComparisonOperator",
                condition(LegacyOperator.NULL, AttributeValue.of(1)));
        assertRefused(
                "AttributeValues inside AttributeValueList must be of same type",
                condition(LegacyOperator.IN, AttributeValue.of(1), AttributeValue.of("a")));
        assertRefused(
                "ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type",
                condition(LegacyOperator.BEGINS_WITH, AttributeValue.of(1)));
        assertRefused(
                "lower bound is greater than the upper bound",
                condition(LegacyOperator.BETWEEN, AttributeValue.of(2), AttributeValue.of(1)));
    }

    @Test
    void keyConditionsAreTestsOfKeys() {
        Map<String, LegacyCondition> conditions = new LinkedHashMap<>();
        conditions.put("P.K", condition(LegacyOperator.EQ, AttributeValue.of("1")));
        conditions.put("SK", condition(LegacyOperator.BETWEEN, AttributeValue.of("a"), AttributeValue.of("c")));
        KeyCondition condition = LegacyConditions.keyCondition(conditions);
        assertThat(condition.holds(Item.builder().put("P.K", "1").put("SK", "b").build()))
                .isTrue();
        assertThat(condition.holds(Item.builder().put("P.K", "1").put("SK", "d").build()))
                .isFalse();
    }

    @Test
    void otherKeyConditionsAreRefused() {
        assertThatThrownBy(() -> LegacyConditions.keyCondition(Map.of()))
                .hasMessage("Conditions can be of length 1 or 2 only");
    }

    @Test
    void operatorsInWhichNoKeyCanBeReadAreTold() {
        Map<String, LegacyCondition> conditions = new LinkedHashMap<>();
        conditions.put("PK", condition(LegacyOperator.EQ, AttributeValue.of("1")));
        conditions.put("SK", condition(LegacyOperator.NE, AttributeValue.of("1")));
        assertThat(LegacyConditions.unindexable(conditions)).containsExactly("SK");
        assertThat(LegacyConditions.keyCondition(conditions)
                        .holds(Item.builder().put("PK", "1").put("SK", "2").build()))
                .isFalse();
    }

    @Test
    void expectedValuesAndAbsences() {
        assertThat(expected(value("Ada"))).isTrue();
        assertThat(expected(value("Bob"))).isFalse();
        assertThat(expected(new LegacyExpectation(
                        Optional.empty(), Optional.of(false), Optional.empty(), Optional.empty())))
                .isFalse();
        assertThat(expected(new LegacyExpectation(
                        Optional.of(AttributeValue.of("A")),
                        Optional.empty(),
                        Optional.of(LegacyOperator.BEGINS_WITH),
                        Optional.empty())))
                .isTrue();
    }

    @Test
    void expectationsThatContradictThemselvesAreRefused() {
        Optional<AttributeValue> some = Optional.of(AttributeValue.of("x"));
        Optional<LegacyOperator> equal = Optional.of(LegacyOperator.EQ);
        assertExpectationRefused(
                "Value and AttributeValueList cannot be used together for Attribute: name",
                new LegacyExpectation(some, Optional.empty(), equal, Optional.of(List.of())));
        assertExpectationRefused(
                "Exists and ComparisonOperator cannot be used together for Attribute: name",
                new LegacyExpectation(some, Optional.of(true), equal, Optional.empty()));
        assertExpectationRefused(
                "Value must be provided when Exists is null for Attribute: name",
                new LegacyExpectation(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
        assertExpectationRefused(
                "Value must be provided when Exists is true for Attribute: name",
                new LegacyExpectation(Optional.empty(), Optional.of(true), Optional.empty(), Optional.empty()));
        assertExpectationRefused(
                "Value cannot be used when Exists is false for Attribute: name",
                new LegacyExpectation(some, Optional.of(false), Optional.empty(), Optional.empty()));
        assertExpectationRefused(
                "Value or AttributeValueList must be used with ComparisonOperator: EQ for Attribute: name",
                new LegacyExpectation(Optional.empty(), Optional.empty(), equal, Optional.empty()));
    }

    private static LegacyCondition condition(LegacyOperator operator, AttributeValue... values) {
        return new LegacyCondition(operator, Stream.of(values).toList());
    }

    private static LegacyExpectation value(String value) {
        return new LegacyExpectation(
                Optional.of(AttributeValue.of(value)), Optional.empty(), Optional.empty(), Optional.empty());
    }

    private static boolean holds(Map<String, LegacyCondition> conditions, Optional<ConditionalOperator> join) {
        return LegacyConditions.filter(conditions, join).orElseThrow().holds(ITEM);
    }

    private static boolean expected(LegacyExpectation expectation) {
        return LegacyConditions.condition(Map.of("name", expectation), Optional.empty())
                .orElseThrow()
                .holds(ITEM);
    }

    private static void assertRefused(String message, LegacyCondition condition) {
        assertThatThrownBy(() -> LegacyConditions.filter(Map.of("name", condition), Optional.empty()))
                .hasMessageContaining(message);
    }

    private static void assertExpectationRefused(String message, LegacyExpectation expectation) {
        assertThatThrownBy(() -> LegacyConditions.condition(Map.of("name", expectation), Optional.empty()))
                .hasMessage("One or more parameter values were invalid: " + message);
    }
}
