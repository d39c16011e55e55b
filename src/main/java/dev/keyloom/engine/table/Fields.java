package dev.keyloom.engine.table;

import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** The members of a map value, written and read by name; what is absent is left out. */
final class Fields {
    private final Map<String, AttributeValue> entries = new LinkedHashMap<>();

    Fields() {}

    private Fields(Map<String, AttributeValue> entries) {
        this.entries.putAll(entries);
    }

    static Fields of(AttributeValue value) {
        if (value instanceof AttributeValue.M map) {
            return new Fields(map.entries());
        }
        throw new IllegalStateException("The catalogue has a value of another type where a map should be");
    }

    AttributeValue toValue() {
        return new AttributeValue.M(entries);
    }

    Map<String, AttributeValue> entries() {
        return entries;
    }

    Fields put(String name, AttributeValue value) {
        entries.put(name, value);
        return this;
    }

    Fields text(String name, String value) {
        return put(name, AttributeValue.of(value));
    }

    Fields text(String name, Optional<? extends Object> value) {
        value.ifPresent(present -> text(name, present.toString()));
        return this;
    }

    Fields number(String name, long value) {
        return put(name, AttributeValue.of(value));
    }

    Fields number(String name, OptionalLong value) {
        value.ifPresent(present -> number(name, present));
        return this;
    }

    Fields flag(String name, boolean value) {
        return put(name, new AttributeValue.BOOL(value));
    }

    <T> Fields map(String name, Optional<T> value, Function<T, Fields> write) {
        value.ifPresent(present -> put(name, write.apply(present).toValue()));
        return this;
    }

    <T> Fields list(String name, List<T> values, Function<T, AttributeValue> write) {
        return put(name, new AttributeValue.L(values.stream().map(write).toList()));
    }

    String text(String name) {
        return optionalText(name).orElseThrow(() -> new IllegalStateException("The catalogue lacks " + name));
    }

    Optional<String> optionalText(String name) {
        return Optional.ofNullable(entries.get(name)).flatMap(AttributeValue::scalarText);
    }

    Optional<Instant> instant(String name) {
        return optionalText(name).map(Instant::parse);
    }

    long number(String name) {
        return optionalNumber(name).orElseThrow(() -> new IllegalStateException("The catalogue lacks " + name));
    }

    OptionalLong optionalNumber(String name) {
        return optionalText(name).map(BigDecimal::new).stream()
                .mapToLong(BigDecimal::longValueExact)
                .findFirst();
    }

    Optional<Boolean> flag(String name) {
        return entries.get(name) instanceof AttributeValue.BOOL value ? Optional.of(value.value()) : Optional.empty();
    }

    <T> Optional<T> map(String name, Function<Fields, T> read) {
        return Optional.ofNullable(entries.get(name)).map(Fields::of).map(read);
    }

    Optional<List<AttributeValue>> list(String name) {
        return entries.get(name) instanceof AttributeValue.L list ? Optional.of(list.elements()) : Optional.empty();
    }

    Optional<List<String>> texts(String name) {
        return list(name)
                .map(values -> values.stream()
                        .map(value -> value.scalarText().orElseThrow())
                        .toList());
    }

    <T> List<T> list(String name, Function<Fields, T> read) {
        return list(name).orElse(List.of()).stream().map(Fields::of).map(read).toList();
    }
}
