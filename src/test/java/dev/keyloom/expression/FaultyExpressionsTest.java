package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.schema.ReservedWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of faulty expressions, each with a caret under the fault; {@code -DupdateExpected=true} rewrites it. */
class FaultyExpressionsTest {
    private static final Path FOLDER = Path.of("src/test/resources/dev/keyloom/expression");
    private static final Dialect SERVICE = Dialect.service(ReservedWords::contains);

    @Test
    void faultsAreExplained() throws IOException {
        StringBuilder actual = new StringBuilder();
        for (String line : Files.readAllLines(FOLDER.resolve("faulty-expressions.txt"))) {
            if (!line.startsWith("#")) {
                actual.append(explained(line));
            }
        }
        Path expected = FOLDER.resolve("faulty-expressions.expected.txt");
        if (Boolean.getBoolean("updateExpected")) {
            Files.writeString(expected, actual);
        }
        assertThat(actual.toString()).isEqualTo(Files.readString(expected));
    }

    private static String explained(String line) {
        String kind = line.substring(0, line.indexOf(": "));
        String text = line.substring(line.indexOf(": ") + 2).replace("\\n", "\n");
        Dialect dialect = kind.startsWith("model") ? Dialect.MODEL : SERVICE;
        List<Problem> problems = problems(kind.substring(kind.indexOf(' ') + 1), text, dialect);
        assertThat(problems).as(line).isNotEmpty().allMatch(Problem::isError);
        StringBuilder explained = new StringBuilder(kind + "\n  " + text.replace('\n', '⏎') + "\n");
        for (Problem problem : problems) {
            Span span = problem.place().span().orElseThrow();
            assertThat(span.end()).as(line).isLessThanOrEqualTo(text.codePointCount(0, text.length()));
            explained
                    .append("  ")
                    .append(" ".repeat(span.offset()))
                    .append("^".repeat(Math.max(1, span.length())))
                    .append("\n  ")
                    .append(problem.code())
                    .append(": ")
                    .append(problem.message())
                    .append("\n");
            problem.suggestion()
                    .ifPresent(
                            right -> explained.append("  try: ").append(right).append("\n"));
        }
        return explained.append("\n").toString();
    }

    private static List<Problem> problems(String kind, String text, Dialect dialect) {
        return switch (kind) {
            case "condition" -> Condition.parse(text, dialect).problems();
            case "key condition" -> KeyCondition.parse(text, dialect).problems();
            case "projection" -> ProjectionExpression.parse(text, dialect).problems();
            case "update" -> UpdateExpression.parse(text, dialect).problems();
            default -> throw new IllegalArgumentException(kind);
        };
    }
}
