package dev.keyloom.edit;

import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Values in another type, where that is exact: converted back they are what they were. */
final class Conversion {
    private Conversion() {}

    /** Returns the record with one value converted; the same record if it has none, or none that converts. */
    static SampleRecord inRecord(SampleRecord record, String attribute, AttributeType type) {
        Optional<AttributeValue> value = record.values().get(attribute);
        if (value.isEmpty() || value.get().type() == type) {
            return record;
        }
        return exact(value.get(), type)
                .map(converted -> record.withValues(record.values().with(attribute, converted)))
                .orElse(record);
    }

    /** Returns the value in another type, or the value itself where that would not be exact. */
    static AttributeValue orSame(AttributeValue value, AttributeType type) {
        return value.type() == type ? value : exact(value, type).orElse(value);
    }

    private static Optional<AttributeValue> exact(AttributeValue value, AttributeType type) {
        return switch (type) {
            case S ->
                value instanceof AttributeValue.B
                        ? Optional.empty()
                        : value.scalarText().map(AttributeValue::of);
            case N ->
                text(value)
                        .flatMap(text -> Numbers.parse(text)
                                .filter(number -> Numbers.toText(number).equals(text))
                                .map(AttributeValue::of));
            case BOOL ->
                text(value)
                        .filter(text -> text.equals("true") || text.equals("false"))
                        .map(text -> new AttributeValue.BOOL(Boolean.parseBoolean(text)));
            case L -> elements(value).map(AttributeValue.L::new);
            case SS, NS, BS -> value instanceof AttributeValue.L list ? set(list.elements(), type) : Optional.empty();
            case B, NULL, M -> Optional.empty();
        };
    }

    private static Optional<String> text(AttributeValue value) {
        return value instanceof AttributeValue.S text ? Optional.of(text.value()) : Optional.empty();
    }

    private static Optional<List<AttributeValue>> elements(AttributeValue set) {
        if (set instanceof AttributeValue.SS texts) {
            return Optional.of(texts.elements().stream().map(AttributeValue::of).toList());
        }
        if (set instanceof AttributeValue.NS numbers) {
            return Optional.of(
                    numbers.elements().stream().map(AttributeValue::of).toList());
        }
        if (set instanceof AttributeValue.BS binaries) {
            return Optional.of(binaries.elements().stream()
                    .<AttributeValue>map(AttributeValue.B::new)
                    .toList());
        }
        return Optional.empty();
    }

    /** A set has elements, each once, all of one type; a list of anything else stays a list. */
    private static Optional<AttributeValue> set(List<AttributeValue> elements, AttributeType type) {
        List<String> texts = new ArrayList<>();
        List<BigDecimal> numbers = new ArrayList<>();
        List<Bytes> binaries = new ArrayList<>();
        for (AttributeValue element : elements) {
            if (element instanceof AttributeValue.S text) {
                texts.add(text.value());
            } else if (element instanceof AttributeValue.N number) {
                numbers.add(number.value());
            } else if (element instanceof AttributeValue.B binary) {
                binaries.add(binary.value());
            }
        }
        List<?> fitting = type == AttributeType.SS ? texts : type == AttributeType.NS ? numbers : binaries;
        boolean isSet = !elements.isEmpty()
                && fitting.size() == elements.size()
                && new HashSet<>(elements).size() == elements.size();
        if (!isSet) {
            return Optional.empty();
        }
        return Optional.of(
                type == AttributeType.SS
                        ? AttributeValue.SS.of(texts)
                        : type == AttributeType.NS ? AttributeValue.NS.of(numbers) : AttributeValue.BS.of(binaries));
    }
}
