package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Writes expressions as the service takes them, and collects the names and values that one request with them needs:
 * literals become value placeholders, and names that are reserved or hold other characters than A-Z, a-z, 0-9 and _ become
 * name placeholders. Placeholders keep their names where they can.
 */
public final class RequestExpressions {
    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern PLACEHOLDER = Pattern.compile("[A-Za-z0-9_]+");

    private final Predicate<String> reservedWords;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();

    /** @param reservedWords says which words cannot stand as attribute names, in any case of letters */
    public RequestExpressions(Predicate<String> reservedWords) {
        this.reservedWords = reservedWords;
    }

    /** Returns the text of a condition or filter, its placeholders added to those of this request. */
    public String condition(Formula condition) {
        return condition.map(this::sent).text();
    }

    /** Returns the text of a key condition, its placeholders added to those of this request. */
    public String keyCondition(KeyCondition condition) {
        List<KeyTest> tests = condition.tests().stream()
                .map(test -> new KeyTest(
                        sent(test.attribute()),
                        test.operator(),
                        test.bounds().stream().map(this::sent).toList()))
                .toList();
        return new KeyCondition(tests).text();
    }

    /** Returns the text of a projection, its placeholders added to those of this request. */
    public String projection(ProjectionExpression projection) {
        return new ProjectionExpression(
                        projection.paths().stream().map(this::sent).toList())
                .text();
    }

    /** Returns the text of an update, its placeholders added to those of this request. */
    public String update(UpdateExpression update) {
        return update.map(this::sent).text();
    }

    /** Returns the {@code ExpressionAttributeNames}, in order of first use. */
    public Map<String, String> names() {
        return Collections.unmodifiableMap(names);
    }

    /** Returns the {@code ExpressionAttributeValues}, in order of first use; nothing for placeholders that are not bound. */
    public Map<String, AttributeValue> values() {
        return Collections.unmodifiableMap(values);
    }

    private Operand sent(Operand operand) {
        return operand.accept(new Operand.Visitor<>() {
            @Override
            public Operand path(DocumentPath path) {
                return sent(path);
            }

            @Override
            public Operand literal(Operand.Literal literal) {
                return bound("v" + (values.size() + 1), literal.value());
            }

            @Override
            public Operand placeholder(Operand.ValuePlaceholder placeholder) {
                return placeholder
                        .value()
                        .<Operand>map(value -> bound(placeholder.name(), value))
                        .orElse(placeholder);
            }

            @Override
            public Operand size(Operand.Size size) {
                return size.map(RequestExpressions.this::sent);
            }
        });
    }

    private Operand.ValuePlaceholder bound(String preferred, AttributeValue value) {
        return Operand.ValuePlaceholder.of(allocate(values, ":", preferred, "v", value));
    }

    private DocumentPath sent(DocumentPath path) {
        AttributeName attribute = sent(path.attribute());
        List<PathStep> steps = path.steps().stream()
                .map(step -> step instanceof PathStep.Member member ? new PathStep.Member(sent(member.name())) : step)
                .toList();
        return new DocumentPath(attribute, steps);
    }

    private AttributeName sent(AttributeName name) {
        boolean isPlain = name.placeholder().isEmpty()
                && PLAIN_NAME.matcher(name.name()).matches()
                && !reservedWords.test(name.name());
        if (isPlain) {
            return name;
        }
        String preferred = name.placeholder().orElse(name.name());
        return AttributeName.placeholder(allocate(names, "#", preferred, "n", name.name()));
    }

    /** Returns a placeholder without its sigil for {@code meaning}: the preferred one unless it means something else. */
    private static <T> String allocate(Map<String, T> taken, String sigil, String preferred, String stem, T meaning) {
        String start = PLACEHOLDER.matcher(preferred).matches() ? preferred : stem;
        String candidate = start;
        int number = 1;
        while (!Objects.equals(taken.getOrDefault(sigil + candidate, meaning), meaning)) {
            number++;
            candidate = start + "_" + number;
        }
        taken.put(sigil + candidate, meaning);
        return candidate;
    }
}
