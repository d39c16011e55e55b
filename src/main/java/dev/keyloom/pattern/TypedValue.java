package dev.keyloom.pattern;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Gives a parameter, which is plain JSON, the type of the attribute that it meets. */
final class TypedValue {
    private TypedValue() {}

    /** Returns the value as one of {@code type} if it can be read so, else as it is. */
    static AttributeValue as(AttributeValue value, AttributeType type) {
        if (value.type() == type) {
            return value;
        }
        Optional<AttributeValue> converted = switch (type) {
            case N -> text(value).flatMap(Numbers::parse).map(AttributeValue.N::new);
            case S ->
                value instanceof AttributeValue.N number
                        ? Optional.of(AttributeValue.of(Numbers.toText(number.value())))
                        : Optional.empty();
            case B -> text(value).flatMap(TypedValue::bytes).map(AttributeValue.B::new);
            case SS -> elements(value, TypedValue::text).map(AttributeValue.SS::of);
            case NS -> elements(value, TypedValue::number).map(AttributeValue.NS::of);
            case BS ->
                elements(value, element -> text(element).flatMap(TypedValue::bytes))
                        .map(AttributeValue.BS::of);
            case BOOL, NULL, M, L -> Optional.empty();
        };
        return converted.orElse(value);
    }

    private static Optional<String> text(AttributeValue value) {
        return value instanceof AttributeValue.S text ? Optional.of(text.value()) : Optional.empty();
    }

    private static Optional<BigDecimal> number(AttributeValue value) {
        return value instanceof AttributeValue.N number ? Optional.of(number.value()) : Optional.empty();
    }

    private static Optional<Bytes> bytes(String base64) {
        try {
            return Optional.of(Bytes.ofBase64(base64));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Returns the elements of a list, if there are some, all are of the kind, and no two are equal. */
    private static <T> Optional<List<T>> elements(
            AttributeValue value, Function<AttributeValue, Optional<T>> conversion) {
        if (!(value instanceof AttributeValue.L list) || list.elements().isEmpty()) {
            return Optional.empty();
        }
        List<T> elements = new ArrayList<>();
        for (AttributeValue element : list.elements()) {
            Optional<T> converted = conversion.apply(element);
            if (converted.isEmpty() || elements.contains(converted.get())) {
                return Optional.empty();
            }
            elements.add(converted.get());
        }
        return Optional.of(elements);
    }
}
