package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectionExpressionTest {
    private static final Item ITEM = Item.builder()
            .put("a", 1)
            .put(
                    "l",
                    new AttributeValue.L(
                            List.of(AttributeValue.of("x"), AttributeValue.of("y"), AttributeValue.of("z"))))
            .put("m", new AttributeValue.M(Map.of("p", AttributeValue.of(2), "q", AttributeValue.of(3))))
            .build();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a                | {a=1}
        m.q, a           | {a=1, m={q=3}}
        m.p, m.q         | {m={p=2, q=3}}
        l[2], l[0]       | {l=[x, z]}
        l[1], l[9]       | {l=[y]}
        l[9]             | {}
        m.none, none, a.b| {}
        m[0], l.x        | {}
        """)
    void onlyTheWantedPartsAreLeft(String text, String expected) {
        ProjectionExpression projection =
                ProjectionExpression.parse(text, Dialect.MODEL).orElseThrow();
        assertThat(shown(projection.apply(ITEM))).isEqualTo(expected);
    }

    @Test
    void boundNamesMayOverlap() {
        ProjectionExpression projection =
                ProjectionExpression.parse("#x, #y.b", Dialect.MODEL).orElseThrow();
        Bindings bindings = Bindings.ofRequest(Map.of("#x", "a", "#y", "a"), Map.of());
        assertThat(projection.problems()).isEmpty();
        assertThat(projection.bind(bindings).problems())
                .extracting(Problem::code)
                .containsExactly("expression-overlapping-paths");
    }

    private static String shown(Item item) {
        return Shown.text(new AttributeValue.M(item.toMap()));
    }
}
