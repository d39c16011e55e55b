package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.BooleanValue;
import dev.keyloom.format.json.Json.NullValue;
import dev.keyloom.format.json.Json.NumberValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Attribute values as JSON. A value is read as the type its attribute declares, if the JSON fits it, and else as what
 * it is: text as S, a number as N, an array as L, an object as M. What plain JSON cannot say at its place (a set in a
 * map, text in an attribute declared as N that looks like a number) is written with its type, as an object with one
 * member: {@code {"$SS": ["a", "b"]}}. Reading and writing are exact: each value comes back as it was.
 */
final class ValueFormat {
    private static final char TYPE_MARK = '$';
    /** Numbers up to this length are written in plain digits, longer ones with an exponent. */
    private static final int MAX_PLAIN_DIGITS = 40;

    private ValueFormat() {}

    /** Returns the value at a node; a number that DynamoDB refuses is reported and read as text. */
    static Optional<AttributeValue> read(Node node, @Nullable AttributeType declared) {
        Json json = node.json();
        if (json instanceof NumberValue number && Numbers.parse(number.digits()).isEmpty()) {
            node.number();
        }
        return Optional.of(read(json, declared));
    }

    /** Returns the value that {@code json} stands for in an attribute of the type declared, null if none is. */
    static AttributeValue read(Json json, @Nullable AttributeType declared) {
        Optional<AttributeValue> explicit = explicit(json);
        if (explicit.isPresent()) {
            return explicit.get();
        }
        return declared == null
                ? natural(json)
                : as(declared, json).filter(value -> !isEmptySet(value)).orElseGet(() -> natural(json));
    }

    /** Returns the JSON that {@link #read(Json, AttributeType)} turns into exactly this value. */
    static Json write(AttributeValue value, @Nullable AttributeType declared) {
        Json plain = value.accept(PlainWriter.INSTANCE);
        boolean isPlain = declared == value.type()
                ? !isEmptySet(value) && !looksExplicit(plain)
                : value.equals(read(plain, declared));
        return isPlain ? plain : writeWithType(value);
    }

    /** Returns the JSON that names the value's type, which reads the same in every attribute. */
    static Json writeWithType(AttributeValue value) {
        return Json.object()
                .put(TYPE_MARK + value.type().name(), value.accept(PlainWriter.INSTANCE))
                .build();
    }

    /** Returns the value as the type it names itself, if it does and fits. */
    private static Optional<AttributeValue> explicit(Json json) {
        if (json instanceof ObjectValue object && object.members().size() == 1) {
            Map.Entry<String, Json> only =
                    object.members().entrySet().iterator().next();
            return typeNamed(only.getKey()).flatMap(type -> as(type, only.getValue()));
        }
        return Optional.empty();
    }

    private static boolean looksExplicit(Json json) {
        return json instanceof ObjectValue object
                && object.members().size() == 1
                && typeNamed(object.members().keySet().iterator().next()).isPresent();
    }

    private static Optional<AttributeType> typeNamed(String name) {
        if (name.length() < 2 || name.length() > 5 || name.charAt(0) != TYPE_MARK) {
            return Optional.empty();
        }
        for (AttributeType type : AttributeType.values()) {
            if (name.endsWith(type.name()) && name.length() == type.name().length() + 1) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    private static boolean isEmptySet(AttributeValue value) {
        return (value instanceof AttributeValue.SS strings && strings.elements().isEmpty())
                || (value instanceof AttributeValue.NS numbers
                        && numbers.elements().isEmpty())
                || (value instanceof AttributeValue.BS binaries
                        && binaries.elements().isEmpty());
    }

    private static AttributeValue natural(Json json) {
        if (json instanceof TextValue text) {
            return new AttributeValue.S(text.value());
        }
        if (json instanceof NumberValue number) {
            return Numbers.parse(number.digits())
                    .<AttributeValue>map(AttributeValue.N::new)
                    .orElseGet(() -> new AttributeValue.S(number.digits()));
        }
        if (json instanceof BooleanValue bool) {
            return new AttributeValue.BOOL(bool.value());
        }
        if (json instanceof ArrayValue array) {
            return list(array);
        }
        return json instanceof ObjectValue object ? map(object) : new AttributeValue.NULL();
    }

    /** Returns the JSON as a value of one type; nothing if it does not fit it. */
    private static Optional<AttributeValue> as(AttributeType type, Json json) {
        return switch (type) {
            case S ->
                json instanceof TextValue text ? Optional.of(new AttributeValue.S(text.value())) : Optional.empty();
            case N -> number(json).map(AttributeValue.N::new);
            case B -> binary(json).map(AttributeValue.B::new);
            case BOOL ->
                json instanceof BooleanValue bool
                        ? Optional.of(new AttributeValue.BOOL(bool.value()))
                        : Optional.empty();
            case NULL -> json instanceof NullValue ? Optional.of(new AttributeValue.NULL()) : Optional.empty();
            case M -> json instanceof ObjectValue object ? Optional.of(map(object)) : Optional.empty();
            case L -> json instanceof ArrayValue array ? Optional.of(list(array)) : Optional.empty();
            case SS -> set(json, ValueFormat::string, AttributeValue.SS::of);
            case NS -> set(json, ValueFormat::number, AttributeValue.NS::of);
            case BS -> set(json, ValueFormat::binary, AttributeValue.BS::of);
        };
    }

    private static AttributeValue map(ObjectValue object) {
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        object.members().forEach((name, member) -> entries.put(name, read(member, null)));
        return new AttributeValue.M(entries);
    }

    private static AttributeValue list(ArrayValue array) {
        return new AttributeValue.L(
                array.elements().stream().map(element -> read(element, null)).toList());
    }

    /** Returns a set of distinct elements that all fit; else the array is a list. */
    private static <E> Optional<AttributeValue> set(
            Json json, Function<Json, Optional<E>> read, Function<Iterable<E>, AttributeValue> setOf) {
        if (!(json instanceof ArrayValue array)) {
            return Optional.empty();
        }
        List<E> elements = new ArrayList<>();
        for (Json element : array.elements()) {
            read.apply(element).ifPresent(elements::add);
        }
        if (elements.size() != array.elements().size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(setOf.apply(elements));
        } catch (IllegalArgumentException anElementTwice) {
            return Optional.empty();
        }
    }

    private static Optional<String> string(Json json) {
        return json instanceof TextValue text ? Optional.of(text.value()) : Optional.empty();
    }

    private static Optional<BigDecimal> number(Json json) {
        if (json instanceof NumberValue number) {
            return Numbers.parse(number.digits());
        }
        return json instanceof TextValue text ? Numbers.parse(text.value()) : Optional.empty();
    }

    private static Optional<Bytes> binary(Json json) {
        if (!(json instanceof TextValue text)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Bytes.ofBase64(text.value()));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    /** Writes a value without its type; what it holds, with its type where that is needed. */
    private enum PlainWriter implements AttributeValue.Visitor<Json> {
        INSTANCE;

        @Override
        public Json string(AttributeValue.S value) {
            return Json.text(value.value());
        }

        @Override
        public Json number(AttributeValue.N value) {
            return digits(value.value());
        }

        @Override
        public Json binary(AttributeValue.B value) {
            return Json.text(value.value().toBase64());
        }

        @Override
        public Json bool(AttributeValue.BOOL value) {
            return Json.of(value.value());
        }

        @Override
        public Json nul(AttributeValue.NULL value) {
            return Json.nothing();
        }

        @Override
        public Json map(AttributeValue.M value) {
            Json.ObjectBuilder object = Json.object();
            value.entries().forEach((name, entry) -> object.put(name, write(entry, null)));
            return object.build();
        }

        @Override
        public Json list(AttributeValue.L value) {
            return Json.array(value.elements().stream()
                    .map(element -> write(element, null))
                    .toList());
        }

        @Override
        public Json stringSet(AttributeValue.SS value) {
            return Json.texts(List.copyOf(value.elements()));
        }

        @Override
        public Json numberSet(AttributeValue.NS value) {
            return Json.array(value.elements().stream().map(PlainWriter::digits).toList());
        }

        @Override
        public Json binarySet(AttributeValue.BS value) {
            return Json.texts(value.elements().stream().map(Bytes::toBase64).toList());
        }

        private static Json digits(BigDecimal number) {
            boolean isShort =
                    number.scale() < MAX_PLAIN_DIGITS && number.precision() - number.scale() < MAX_PLAIN_DIGITS;
            return new NumberValue(isShort ? number.toPlainString() : number.toString(), Json.NOWHERE);
        }
    }
}
