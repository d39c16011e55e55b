package dev.keyloom.gui.collections;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.materialize.CollectionQuery;
import dev.keyloom.materialize.CollectionQueryParser;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.SortText;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.KeySchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a key condition as it is typed above a pane: the bare value of each partition key attribute; for a sort key
 * attribute an operator and its value, or a bare value, which it must equal.
 */
final class ConditionReader {
    private static final Pattern AND = Pattern.compile("\\s+and(\\s+|$)", Pattern.CASE_INSENSITIVE);
    private static final List<Operator> LONGEST_FIRST =
            List.of(Operator.LESS_OR_EQUAL, Operator.GREATER_OR_EQUAL, Operator.LESS, Operator.GREATER, Operator.EQUAL);

    private final Texts texts;
    private final KeySchema key;

    ConditionReader(Texts texts, KeySchema key) {
        this.texts = texts;
        this.key = key;
    }

    /** What fields say: a query, nothing (all are empty), or a fault. */
    record Reading(Optional<CollectionQuery> query, Optional<ConditionFault> fault) {
        static final Reading NOTHING = new Reading(Optional.empty(), Optional.empty());

        private static Reading of(ConditionFault fault) {
            return new Reading(Optional.empty(), Optional.of(fault));
        }
    }

    /**
     * Reads fields.
     *
     * @param fields one text for each key attribute, those of the partition key first
     */
    Reading read(List<String> fields, Direction direction) {
        int partitionCount = key.partition().size();
        List<String> partition = fields.subList(0, partitionCount);
        List<String> sort = fields.subList(partitionCount, fields.size());
        if (fields.stream().allMatch(String::isBlank)) {
            return Reading.NOTHING;
        }
        for (int i = 0; i < partitionCount; i++) {
            if (partition.get(i).isBlank()) {
                return fault(
                        i,
                        0,
                        "collections.condition.partition-missing",
                        key.partition().get(i).name());
            }
        }
        List<SortText> conditions = new ArrayList<>();
        for (int i = 0; i < sort.size(); i++) {
            int field = partitionCount + i;
            if (sort.get(i).isBlank()) {
                continue;
            }
            if (conditions.size() < i) {
                return fault(
                        field,
                        0,
                        "collections.condition.left-missing",
                        key.sort().get(i - 1).name());
            }
            Parsed parsed = parse(sort.get(i));
            if (parsed.faultKey().isPresent()) {
                return fault(field, parsed.column(), parsed.faultKey().get());
            }
            conditions.add(parsed.condition());
        }
        Result<CollectionQuery> query = CollectionQueryParser.parse(
                key, partition.stream().map(String::strip).toList(), conditions, direction);
        return query.value()
                .map(value -> new Reading(Optional.of(value), Optional.empty()))
                .orElseGet(() -> Reading.of(fault(query.problems().get(0), sort)));
    }

    private Reading fault(int field, int column, String textKey, Object... arguments) {
        return Reading.of(new ConditionFault(field, column, texts.get(textKey, arguments)));
    }

    /** The parser names its places {@code /partition/0} and {@code /sort/0}. */
    private ConditionFault fault(Problem problem, List<String> sort) {
        String[] path = problem.place().path().split("/", -1);
        int number = path.length > 2 ? Integer.parseInt(path[2]) : 0;
        if ("sort".equals(path[1])) {
            return new ConditionFault(
                    key.partition().size() + number, valueColumn(sort.get(number)), problem.message());
        }
        return new ConditionFault(number, 0, problem.message());
    }

    private record Parsed(SortText condition, int column, Optional<String> faultKey) {
        static Parsed of(SortText condition) {
            return new Parsed(condition, 0, Optional.empty());
        }

        static Parsed fault(int column, String textKey) {
            return new Parsed(SortText.of(Operator.EQUAL, ""), column, Optional.of(textKey));
        }
    }

    private static Parsed parse(String text) {
        Operator operator = operator(text);
        int start = valueColumn(text);
        String value = text.substring(start).strip();
        if (value.isEmpty()) {
            return Parsed.fault(text.length(), "collections.condition.value-missing");
        }
        if (operator == Operator.BETWEEN) {
            Matcher and = AND.matcher(text);
            if (!and.find(start) || and.start() == start) {
                return Parsed.fault(text.stripTrailing().length(), "collections.condition.and-missing");
            }
            String upper = text.substring(and.end()).strip();
            return upper.isEmpty()
                    ? Parsed.fault(text.length(), "collections.condition.value-missing")
                    : Parsed.of(new SortText(
                            operator, text.substring(start, and.start()).strip(), Optional.of(upper)));
        }
        return Parsed.of(SortText.of(operator, unwrapped(operator, value)));
    }

    private static Operator operator(String text) {
        String stripped = text.stripLeading();
        if (startsWithWord(stripped, "begins_with")) {
            return Operator.BEGINS_WITH;
        }
        if (startsWithWord(stripped, "between")) {
            return Operator.BETWEEN;
        }
        return LONGEST_FIRST.stream()
                .filter(operator -> stripped.startsWith(operator.symbol()))
                .findFirst()
                .orElse(Operator.EQUAL);
    }

    /** Returns where the value begins behind the operator and blanks. */
    private static int valueColumn(String text) {
        int at = blanksFrom(text, 0);
        String stripped = text.substring(at);
        at += switch (operator(text)) {
            case BEGINS_WITH -> "begins_with".length();
            case BETWEEN -> "between".length();
            case EQUAL -> stripped.startsWith("=") ? 1 : 0;
            case LESS, GREATER -> 1;
            case LESS_OR_EQUAL, GREATER_OR_EQUAL -> 2;
        };
        return blanksFrom(text, at);
    }

    private static int blanksFrom(String text, int start) {
        int at = start;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean startsWithWord(String text, String word) {
        if (!text.toLowerCase(Locale.ROOT).startsWith(word)) {
            return false;
        }
        return text.length() == word.length() || !Character.isLetterOrDigit(text.charAt(word.length()));
    }

    /** {@code begins_with} may be written as the function that it is: {@code begins_with(ORDER#)}. */
    private static String unwrapped(Operator operator, String value) {
        return operator == Operator.BEGINS_WITH && value.startsWith("(") && value.endsWith(")")
                ? value.substring(1, value.length() - 1).strip()
                : value;
    }
}
