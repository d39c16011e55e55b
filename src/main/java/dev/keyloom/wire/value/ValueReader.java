package dev.keyloom.wire.value;

import com.fasterxml.jackson.core.JsonToken;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Utf8;
import dev.keyloom.wire.value.Serialization.Position;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Reads attribute values. JSON of the wrong type is refused at once; a value that has the right types and is still none
 * is kept as its {@link ValueFault}, since the service tells of other faults first.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_AttributeValue.html">AWS: AttributeValue</a>
 */
public final class ValueReader {
    /** Levels of a value, itself the first. */
    private static final int MAX_LEVELS = 32;

    private static final String TYPE = "AttributeValue";

    private ValueReader() {}

    /**
     * Reads attribute values by name; the parser is at the map's beginning.
     *
     * @throws dev.keyloom.engine.ServiceException if JSON has the wrong type
     */
    public static ValueMap readMap(JsonReader parser, Position position) throws IOException {
        Serialization.requireMap(parser.currentToken(), TYPE, position);
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        @Nullable ValueFault fault = null;
        String faultyName = "";
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            parser.nextToken();
            names.add(name);
            Object value = read(parser, 1, Position.ELEMENT);
            if (value instanceof AttributeValue sound) {
                values.put(name, sound);
            } else if (fault == null) {
                fault = (ValueFault) value;
                faultyName = name;
            }
            if (name.isEmpty()) {
                fault = ValueFault.NO_NAME;
            }
        }
        return new ValueMap(names, values, fault, faultyName);
    }

    /**
     * Reads one attribute value; the parser is at its beginning.
     *
     * @return an {@link AttributeValue} or a {@link ValueFault}
     * @throws dev.keyloom.engine.ServiceException if JSON has the wrong type
     */
    public static Object read(JsonReader parser, Position position) throws IOException {
        return read(parser, 1, position);
    }

    private static Object read(JsonReader parser, int level, Position position) throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_NULL) {
            return ValueFault.EMPTY;
        }
        Serialization.requireStructure(parser.currentToken(), TYPE, position);
        if (level > MAX_LEVELS) {
            parser.skipChildren();
            return ValueFault.TOO_DEEP;
        }
        @Nullable Object first = null;
        @Nullable ValueFault fault = null;
        int types = 0;
        for (String type = parser.nextFieldName(); type != null; type = parser.nextFieldName()) {
            if (parser.nextToken() == JsonToken.VALUE_NULL) {
                continue;
            }
            Object content = content(type, parser, level);
            if (content == null) {
                parser.skipChildren();
                continue;
            }
            types++;
            if (content instanceof ValueFault found && fault == null) {
                fault = found;
            }
            first = content;
        }
        if (fault != null) {
            return fault;
        }
        if (types > 1) {
            return ValueFault.SEVERAL_TYPES;
        }
        return first == null ? ValueFault.EMPTY : first;
    }

    /** Returns a value or a fault; null for what is no type's name. */
    private static @Nullable Object content(String type, JsonReader parser, int level) throws IOException {
        return switch (type) {
            case "S" -> new AttributeValue.S(text(parser));
            case "N" -> number(text(parser));
            case "B" -> new AttributeValue.B(binary(parser));
            case "BOOL" -> new AttributeValue.BOOL(bool(parser));
            case "NULL" -> bool(parser) ? new AttributeValue.NULL() : ValueFault.NULL_NOT_TRUE;
            case "M" -> map(parser, level);
            case "L" -> list(parser, level);
            case "SS" -> textSet(parser);
            case "NS" -> numberSet(parser);
            case "BS" -> binarySet(parser);
            default -> null;
        };
    }

    private static Object number(String text) {
        Object number = NumberText.parse(text);
        return number instanceof BigDecimal sound ? new AttributeValue.N(sound) : number;
    }

    private static Object map(JsonReader parser, int level) throws IOException {
        Serialization.requireMap(parser.currentToken(), TYPE, Position.MEMBER);
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        @Nullable ValueFault fault = null;
        boolean hasNameless = false;
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            parser.nextToken();
            Object value = read(parser, level + 1, Position.ELEMENT);
            if (value instanceof AttributeValue sound) {
                entries.put(name, sound);
            } else if (fault == null) {
                fault = (ValueFault) value;
            }
            hasNameless |= name.isEmpty();
        }
        if (fault == null && hasNameless) {
            fault = ValueFault.NO_NAME;
        }
        return fault == null ? new AttributeValue.M(entries) : fault;
    }

    private static Object list(JsonReader parser, int level) throws IOException {
        Serialization.requireList(parser.currentToken(), Position.MEMBER);
        List<AttributeValue> elements = new ArrayList<>();
        @Nullable ValueFault fault = null;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Object value = read(parser, level + 1, Position.ELEMENT);
            if (value instanceof AttributeValue sound) {
                elements.add(sound);
            } else if (fault == null) {
                fault = (ValueFault) value;
            }
        }
        return fault == null ? new AttributeValue.L(elements) : fault;
    }

    private static Object textSet(JsonReader parser) throws IOException {
        @Nullable List<String> elements = texts(parser);
        if (elements == null) {
            return ValueFault.NULL_IN_SET;
        }
        if (elements.isEmpty()) {
            return ValueFault.EMPTY_STRING_SET;
        }
        TreeSet<String> distinct = new TreeSet<>(Utf8.ORDER);
        for (String element : elements) {
            if (!distinct.add(element)) {
                return ValueFault.duplicateText(distinct, elements);
            }
        }
        return new AttributeValue.SS(distinct);
    }

    private static Object numberSet(JsonReader parser) throws IOException {
        @Nullable List<String> elements = texts(parser);
        if (elements == null) {
            return ValueFault.NULL_IN_SET;
        }
        if (elements.isEmpty()) {
            return ValueFault.EMPTY_NUMBER_SET;
        }
        TreeSet<BigDecimal> distinct = new TreeSet<>();
        boolean hasDuplicate = false;
        for (String element : elements) {
            Object number = NumberText.parse(element);
            if (!(number instanceof BigDecimal sound)) {
                return number;
            }
            hasDuplicate |= !distinct.add(sound);
        }
        return hasDuplicate ? ValueFault.DUPLICATE_NUMBER : new AttributeValue.NS(distinct);
    }

    private static Object binarySet(JsonReader parser) throws IOException {
        Serialization.requireList(parser.currentToken(), Position.MEMBER);
        List<Bytes> elements = new ArrayList<>();
        boolean hasNull = false;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (parser.currentToken() == JsonToken.VALUE_NULL) {
                hasNull = true;
            } else {
                elements.add(binary(parser));
            }
        }
        if (hasNull) {
            return ValueFault.NULL_IN_SET;
        }
        if (elements.isEmpty()) {
            return ValueFault.EMPTY_BINARY_SET;
        }
        TreeSet<Bytes> distinct = new TreeSet<>();
        for (Bytes element : elements) {
            if (!distinct.add(element)) {
                return ValueFault.duplicateBinary(base64(distinct), base64(elements));
            }
        }
        return new AttributeValue.BS(distinct);
    }

    private static List<String> base64(Iterable<Bytes> elements) {
        List<String> texts = new ArrayList<>();
        elements.forEach(element -> texts.add(element.toBase64()));
        return texts;
    }

    /** Returns the texts of a list; null if one is null. */
    private static @Nullable List<String> texts(JsonReader parser) throws IOException {
        Serialization.requireList(parser.currentToken(), Position.MEMBER);
        List<String> texts = new ArrayList<>();
        boolean hasNull = false;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (parser.currentToken() == JsonToken.VALUE_NULL) {
                hasNull = true;
            } else {
                texts.add(text(parser));
            }
        }
        return hasNull ? null : texts;
    }

    /** Reads a text. */
    public static String text(JsonReader parser) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            throw Serialization.notA("String", parser);
        }
        return parser.getText();
    }

    /** Reads a truth value; the service takes some texts for one. */
    public static boolean bool(JsonReader parser) throws IOException {
        return switch (parser.currentToken()) {
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_STRING ->
                switch (parser.getText().toUpperCase(Locale.ROOT)) {
                    case "TRUE", "1", "YES" -> true;
                    case "FALSE", "0", "NO" -> false;
                    default -> throw Serialization.error("Unexpected token received from parser");
                };
            default -> throw Serialization.notA("Boolean", parser);
        };
    }

    private static Bytes binary(JsonReader parser) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            throw Serialization.notBinary(parser.currentToken());
        }
        String base64 = parser.getText();
        if (base64.length() % 4 != 0) {
            throw Serialization.error(
                    "Base64 encoded length is expected a multiple of 4 bytes but found: " + base64.length());
        }
        try {
            Bytes bytes = Bytes.ofBase64(base64);
            String last = base64.substring(Math.max(0, base64.length() - 4));
            // The bits that padding leaves over must be zero, which the decoder does not ask.
            if (last.equals(
                    Base64.getEncoder().encodeToString(Base64.getDecoder().decode(last)))) {
                return bytes;
            }
        } catch (IllegalArgumentException notBase64) {
            // Told below.
        }
        throw Serialization.error("Invalid last non-pad Base64 character dectected");
    }
}
