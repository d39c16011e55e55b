package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExpressionLimitsTest {
    private static final Dialect SERVICE = Dialect.service(word -> false);

    @Test
    void theServiceTakes4096Bytes() {
        String padded = "a = :b" + " ".repeat(4090);
        assertThat(codes(padded, SERVICE)).isEmpty();
        assertThat(codes(padded + " ", SERVICE)).containsExactly("expression-too-long");
        assertThat(codes(padded + " ", Dialect.MODEL)).isEmpty();
    }

    @Test
    void bytesAreCountedNotCharacters() {
        assertThat(codes("#é = :b" + " ".repeat(4089), SERVICE)).containsExactly("expression-too-long");
    }

    @Test
    void threeHundredOperatorsAreAllowed() {
        String condition = "a=:b" + " AND a=:b".repeat(149);
        assertThat(codes(condition, SERVICE)).isEmpty();
        assertThat(codes(condition + " AND a=:b", SERVICE)).containsExactly("expression-too-many-operators");
        assertThat(codes("NOT " + condition + " AND :b=a", SERVICE)).containsExactly("expression-too-many-operators");
    }

    @Test
    void betweenCountsOnceAndTheEqualSignOfSetNotAtAll() {
        String between = "a BETWEEN :b AND :c" + " OR a BETWEEN :b AND :c".repeat(149);
        assertThat(codes(between, SERVICE)).isEmpty();
        StringBuilder update = new StringBuilder("SET a0=:b");
        for (int i = 1; i <= 301; i++) {
            update.append(",a").append(i).append("=:b");
        }
        assertThat(UpdateExpression.parse(update.toString(), SERVICE).problems())
                .isEmpty();
    }

    @Test
    void inTakesHundredValues() {
        String hundred = "a IN (:b" + ",:b".repeat(99);
        assertThat(codes(hundred + ")", SERVICE)).isEmpty();
        assertThat(codes(hundred + ",:b)", SERVICE)).containsExactly("expression-too-many-values");
    }

    @Test
    void hostileNestingIsAProblem() {
        assertThat(codes("(".repeat(100_000) + "a = 1" + ")".repeat(100_000), Dialect.MODEL))
                .containsExactly("expression-too-long");
        assertThat(codes("(".repeat(30_000) + "a = 1" + ")".repeat(30_000), Dialect.MODEL))
                .containsExactly("expression-too-deep");
        assertThat(codes("(".repeat(301) + "a = 1" + ")".repeat(301), Dialect.MODEL))
                .containsExactly("expression-too-deep");
        assertThat(codes("(".repeat(300) + "a = 1" + ")".repeat(300), Dialect.MODEL))
                .isEmpty();
        assertThat(codes("NOT ".repeat(16_000) + "a = 1", Dialect.MODEL))
                .containsExactly("expression-too-many-operators");
        assertThat(codes("size(".repeat(10_000), Dialect.MODEL)).containsExactly("expression-too-many-operators");
    }

    @Test
    void hostileLengthIsAProblem() {
        assertThat(codes("a = 'x' OR ".repeat(1_000_000), Dialect.MODEL)).containsExactly("expression-too-long");
        assertThat(codes("a" + ".a".repeat(30_000) + " = 1", Dialect.MODEL)).isEmpty();
        assertThat(codes("a" + "[0]".repeat(20_000) + " = 1", Dialect.MODEL)).isEmpty();
        assertThat(codes("'".repeat(60_001), Dialect.MODEL)).containsExactly("expression-syntax");
        assertThat(codes("a = " + "9".repeat(60_000), Dialect.MODEL)).containsExactly("expression-number");
    }

    @Test
    void manyPathsAreComparedQuickly() {
        String paths = "a" + ",a".repeat(30_000);
        assertThat(ProjectionExpression.parse(paths, Dialect.MODEL).problems()).hasSize(30_000);
    }

    @Test
    void nothingButSpaceIsEmpty() {
        assertThat(codes("", Dialect.MODEL)).containsExactly("expression-empty");
        assertThat(codes(" \n\t", Dialect.MODEL)).containsExactly("expression-empty");
    }

    private static List<String> codes(String text, Dialect dialect) {
        return Condition.parse(text, dialect).problems().stream()
                .map(Problem::code)
                .toList();
    }
}
