package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyConditionTest {
    private static final Dialect SERVICE = Dialect.service(word -> false);

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', delimiter = '|', textBlock = """
        PK = 'SHOP#1'                                                 | true
        PK = 'SHOP#2'                                                 | false
        PK = 'SHOP#1' AND SK = 'ORDER#10'                             | true
        'SHOP#1' = PK AND 'ORDER#2' > SK                              | true
        PK = 'SHOP#1' AND begins_with(SK, 'ORDER#1')                  | true
        PK = 'SHOP#1' AND begins_with(SK, 'ORDER#2')                  | false
        begins_with(SK, 'ORDER') and PK = 'SHOP#1'                    | true
        (PK = 'SHOP#1') AND (SK BETWEEN 'ORDER#1' AND 'ORDER#10')     | true
        (PK = 'SHOP#1' AND SK < 'ORDER#10')                           | false
        PK = 'SHOP#1' AND SK > 5                                      | false
        PK = 'SHOP#1' AND Year = 2024 AND SK >= 'A'                   | true
        PK = 'SHOP#1' AND Missing = 'x'                               | false
        """)
    void anItemFitsWhenEachKeyAttributeDoes(String text, boolean expected) {
        Item item = Item.builder()
                .put("PK", "SHOP#1")
                .put("SK", "ORDER#10")
                .put("Year", 2024)
                .build();
        assertThat(KeyCondition.parse(text, Dialect.MODEL).orElseThrow().holds(item))
                .isEqualTo(expected);
    }

    @Test
    void theValueOnTheLeftIsTurnedRound() {
        KeyCondition condition =
                KeyCondition.parse(":p = PK AND :low <= SK", SERVICE).orElseThrow();
        assertThat(condition.text()).isEqualTo("PK = :p AND SK >= :low");
        assertThat(condition.on("SK").orElseThrow().operator()).isEqualTo(KeyOperator.GREATER_OR_EQUAL);
        assertThat(condition.on("GSI1PK")).isEmpty();
    }

    @Test
    void parametersAreBound() {
        KeyCondition condition = KeyCondition.parse("#k = :p", SERVICE).orElseThrow();
        Item item = Item.builder().put("PK", "a").build();
        assertThat(condition.holds(item)).isFalse();
        Bindings bindings = Bindings.ofRequest(Map.of("#k", "PK"), Map.of(":p", AttributeValue.of("a")));
        assertThat(condition.bind(bindings).holds(item)).isTrue();
    }

    @Test
    void bindingShowsWhatTheServiceRefuses() {
        KeyCondition condition =
                KeyCondition.parse("#a = :n AND begins_with(#b, :n)", SERVICE).orElseThrow();
        Bindings bindings = Bindings.ofRequest(Map.of("#a", "PK", "#b", "PK"), Map.of(":n", AttributeValue.of(5)));
        assertThat(condition.problems()).isEmpty();
        assertThat(condition.bind(bindings).problems())
                .extracting(Problem::code)
                .containsExactly("expression-key-condition", "expression-operand-type");
    }

    @Test
    void keyValuesCompareByTheirBytes() {
        assertThat(KeyOperator.LESS.holds(AttributeValue.of("\uFFFD"), List.of(AttributeValue.of("😀"))))
                .isTrue();
        AttributeValue key = new AttributeValue.B(Bytes.of(new byte[] {(byte) 0xFF, 1}));
        AttributeValue low = new AttributeValue.B(Bytes.of(new byte[] {1}));
        AttributeValue prefix = new AttributeValue.B(Bytes.of(new byte[] {(byte) 0xFF}));
        assertThat(KeyOperator.GREATER.holds(key, List.of(low))).isTrue();
        assertThat(KeyOperator.BEGINS_WITH.holds(key, List.of(prefix))).isTrue();
        assertThat(KeyOperator.BETWEEN.holds(
                        AttributeValue.of(9), List.of(AttributeValue.of(9), AttributeValue.of(10))))
                .isTrue();
    }

    @Test
    void literalsCanBeRewritten() {
        KeyCondition condition =
                KeyCondition.parse("PK = 'ORDER#<OrderId>'", Dialect.MODEL).orElseThrow();
        KeyCondition rendered = condition.mapBounds(bound -> new Operand.Literal(AttributeValue.of("ORDER#1")));
        assertThat(rendered.text()).isEqualTo("PK = 'ORDER#1'");
    }
}
