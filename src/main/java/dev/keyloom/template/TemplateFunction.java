package dev.keyloom.template;

import static dev.keyloom.template.Parameter.number;
import static dev.keyloom.template.Parameter.optionalNumber;
import static dev.keyloom.template.Parameter.optionalWord;
import static dev.keyloom.template.Parameter.text;

import dev.keyloom.value.AttributeType;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The functions of key templates: the catalogue that completion, help and checks read. */
public enum TemplateFunction {
    PAD(
            "pad(7)",
            "Writes a number with zeros on the left, so that text order is number order",
            Order.KEPT,
            EnumSet.of(AttributeType.N, AttributeType.S),
            number("digits", 1, TemplateFunction.MAX_DIGITS),
            optionalNumber("fractionDigits", 1, TemplateFunction.MAX_FRACTION_DIGITS)),
    DESC(
            "desc(7)",
            "Writes 10^digits - 1 - number, so that the largest comes first",
            Order.REVERSED,
            EnumSet.of(AttributeType.N),
            number("digits", 1, TemplateFunction.MAX_DIGITS)),
    SIGNED(
            "signed(7)",
            "Writes a number that may be negative, so that text order is number order",
            Order.KEPT,
            EnumSet.of(AttributeType.N),
            number("digits", 1, TemplateFunction.MAX_DIGITS),
            optionalNumber("fractionDigits", 1, TemplateFunction.MAX_FRACTION_DIGITS)),
    LOWER("lower", "Writes all letters small", Order.CHANGED, Types.TEXT),
    UPPER("upper", "Writes all letters large", Order.CHANGED, Types.TEXT),
    TRIM("trim", "Leaves out white space at both ends", Order.CHANGED, Types.TEXT),
    NFC("nfc", "Composes accents with their letters (Unicode NFC)", Order.CHANGED, Types.TEXT),
    ISO(
            "iso",
            "Writes a time in UTC to the millisecond, or to the second: 2020-05-04T10:15:30.000Z",
            Order.KEPT,
            Types.TIME,
            optionalWord("seconds")),
    EPOCH(
            "epoch",
            "Writes a time as seconds, or milliseconds, since 1970",
            Order.KEPT,
            Types.TIME,
            optionalWord("millis")),
    YEAR("year", "Cuts a time, KSUID or ULID to the year: 2020", Order.KEPT, Types.TIME),
    MONTH("month", "Cuts a time, KSUID or ULID to the month: 2020-05", Order.KEPT, Types.TIME),
    DAY("day", "Cuts a time, KSUID or ULID to the day: 2020-05-04", Order.KEPT, Types.TIME),
    HOUR("hour", "Cuts a time, KSUID or ULID to the hour: 2020-05-04T10", Order.KEPT, Types.TIME),
    MINUTE("minute", "Cuts a time, KSUID or ULID to the minute: 2020-05-04T10:15", Order.KEPT, Types.TIME),
    DESC_TIME(
            "descTime",
            "Writes 9999999999999 - milliseconds since 1970, so that the newest comes first",
            Order.REVERSED,
            Types.TIME),
    SHARD(
            "shard(10)",
            "Spreads values over shards 0 to shards - 1 by a stable hash",
            Order.CHANGED,
            Types.SCALAR,
            number("shards", 1, TemplateFunction.MAX_SHARDS),
            optionalNumber("width", 1, TemplateFunction.MAX_DIGITS)),
    RANDOM(
            "random(10)",
            "Draws a shard when the item is written; nobody can compute it later",
            Order.CHANGED,
            Types.ALL,
            number("shards", 1, TemplateFunction.MAX_SHARDS)),
    FIRST("first(3)", "Takes the first characters", Order.KEPT, Types.TEXT, number("characters", 1, 2048)),
    SHA256(
            "sha256",
            "Writes the SHA-256 hash in hexadecimal digits, or the first of them",
            Order.CHANGED,
            Types.TEXT,
            optionalNumber("characters", 1, 64)),
    ESCAPE(
            "escape",
            "Writes %, # and the template's separators as %XX, so that the key can be read back",
            Order.CHANGED,
            Types.TEXT),
    DEFAULT("default(\"x\")", "Stands in for an absent attribute", Order.KEPT, Types.ALL, text("value")),
    CODE(
            "code(\"Open=0,Closed=1\")",
            "Writes a code for each word, for an order that the words do not have",
            Order.CHANGED,
            Types.TEXT,
            text("word=code,…"));

    /** Digits before the point of the largest number there is. */
    static final int MAX_DIGITS = 126;
    /** Digits behind the point of the smallest positive number there is. */
    static final int MAX_FRACTION_DIGITS = 130;

    static final int MAX_SHARDS = 1_000_000;

    private final String notation;
    private final String example;
    private final String description;
    private final Order order;

    @SuppressWarnings("ImmutableEnumChecker") // unmodifiable
    private final Set<AttributeType> types;

    @SuppressWarnings("ImmutableEnumChecker") // unmodifiable
    private final List<Parameter> parameters;

    TemplateFunction(
            String example, String description, Order order, Set<AttributeType> types, Parameter... parameters) {
        int bracket = example.indexOf('(');
        this.notation = bracket < 0 ? example : example.substring(0, bracket);
        this.example = example;
        this.description = description;
        this.order = order;
        this.types = Collections.unmodifiableSet(types);
        this.parameters = List.of(parameters);
    }

    /** What a function does to the order of the values it is given, when its results are compared as text. */
    public enum Order {
        /** As the values are ordered: numbers by size, times by time; {@code epoch} from 2001 to 2286. */
        KEPT,
        /** The other way round. */
        REVERSED,
        /** Neither. */
        CHANGED
    }

    /** Returns the function of a name, exactly as it is written. */
    public static Optional<TemplateFunction> named(String notation) {
        return Arrays.stream(values())
                .filter(function -> function.notation.equals(notation))
                .findFirst();
    }

    /** Returns the names of all functions in the order of the catalogue. */
    public static List<String> notations() {
        return Arrays.stream(values()).map(TemplateFunction::notation).toList();
    }

    /** Returns the name that templates use: {@code descTime}. */
    public String notation() {
        return notation;
    }

    /** Returns a call with usual arguments: {@code pad(7)}. */
    public String example() {
        return example;
    }

    /** Returns what the function does, in one line. */
    public String description() {
        return description;
    }

    public List<Parameter> parameters() {
        return parameters;
    }

    public Order order() {
        return order;
    }

    /** Says whether values of a type may go in; those of other types are refused. */
    public boolean applicableTo(AttributeType type) {
        return types.contains(type);
    }

    /** Returns the types that may go in. */
    public Set<AttributeType> types() {
        return types;
    }

    /**
     * Says whether the function only brings different spellings of one value together ({@code lower}, {@code trim}).
     * Two templates that should give the same key must fold alike.
     */
    public boolean isFold() {
        return this == LOWER || this == UPPER || this == TRIM || this == NFC;
    }

    /** Returns the call with the names of its arguments, optional ones in brackets: {@code pad(digits[, fractionDigits])}. */
    public String signature() {
        if (parameters.isEmpty()) {
            return notation;
        }
        StringBuilder text = new StringBuilder(notation);
        boolean allOptional = parameters.get(0).isOptional();
        text.append(allOptional ? "[(" : "(");
        for (int i = 0; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            String separated = (i == 0 ? "" : ", ") + parameter.name();
            text.append(i > 0 && parameter.isOptional() ? "[" + separated + "]" : separated);
        }
        return text.append(allOptional ? ")]" : ")").toString();
    }

    /** Returns the types in words, for messages: {@code S or N}. */
    String typesInWords() {
        return String.join(" or ", types.stream().map(AttributeType::name).toList());
    }

    /** Constants that the functions above need before this class has its own. */
    private static final class Types {
        static final Set<AttributeType> TEXT = EnumSet.of(AttributeType.S);
        static final Set<AttributeType> TIME = EnumSet.of(AttributeType.S, AttributeType.N);
        static final Set<AttributeType> SCALAR =
                EnumSet.of(AttributeType.S, AttributeType.N, AttributeType.B, AttributeType.BOOL);
        static final Set<AttributeType> ALL = EnumSet.allOf(AttributeType.class);

        private Types() {}
    }
}
