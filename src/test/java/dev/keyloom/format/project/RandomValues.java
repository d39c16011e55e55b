package dev.keyloom.format.project;

import dev.keyloom.model.Extras;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Supplier;

/** Texts, numbers, attribute values and collections of them, drawn from a seed; awkward ones among them. */
final class RandomValues {
    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "Order",
            "12",
            "1e5",
            "-0.50",
            "AQID",
            "REPO",
            "x y",
            "\"\\/\b\n\t\u0001",
            "{}",
            "[1]",
            "é😀",
            "名",
            "#1",
            "/a~b",
            "null",
            "$S",
            "end\u2028");
    private static final List<String> NAMES =
            List.of("Id", "Name", "PK", "SK", "n", "Größe", "名", "a.b", "/", "#", "~2");
    private static final List<String> RAW_JSON = List.of(
            "null", "true", "1.50", "1E+2", "\"x\"", "[]", "{}", "[1, {\"a\": [\"b\"]}]", "{\"k\": {\"~\": 0}}");

    private final Random random;
    private final int size;

    RandomValues(long seed, int size) {
        this.random = new Random(seed);
        this.size = size;
    }

    boolean flag() {
        return random.nextBoolean();
    }

    int between(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    <T> T oneOf(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    String text() {
        return oneOf(TEXTS);
    }

    String name() {
        return oneOf(NAMES);
    }

    double coordinate() {
        return flag() ? between(-1000, 1000) : random.nextGaussian() * 1e6;
    }

    BigDecimal number() {
        BigInteger digits = new BigInteger(random.nextInt(120), random);
        BigDecimal number = new BigDecimal(digits, between(-20, 60));
        return flag() ? number : number.negate();
    }

    <T> Optional<T> maybe(Supplier<T> value) {
        return flag() ? Optional.of(value.get()) : Optional.empty();
    }

    OptionalInt maybeCount() {
        return flag() ? OptionalInt.of(random.nextInt(Integer.MAX_VALUE)) : OptionalInt.empty();
    }

    <T> List<T> list(Supplier<T> element) {
        List<T> elements = new ArrayList<>();
        for (int count = flag() ? between(0, size) : 0; count > 0; count--) {
            elements.add(element.get());
        }
        return elements;
    }

    /** Returns values by names; the map is the caller's. */
    <T> Map<String, T> map(Supplier<T> value) {
        Map<String, T> entries = new LinkedHashMap<>();
        list(this::name).forEach(name -> entries.put(name, value.get()));
        return entries;
    }

    Extras extras() {
        if (random.nextInt(4) > 0) {
            return Extras.NONE;
        }
        Map<String, String> members = new LinkedHashMap<>();
        list(() -> "x-" + text()).forEach(name -> members.put(name, oneOf(RAW_JSON)));
        return new Extras(members);
    }

    /** Returns a value that is mostly of the type declared. */
    AttributeValue likely(AttributeType declared) {
        return between(0, 4) > 0 ? value(declared, 3) : value();
    }

    AttributeValue value() {
        return value(oneOf(List.of(AttributeType.values())), 3);
    }

    private AttributeValue value(AttributeType type, int levels) {
        return switch (type) {
            case S -> new AttributeValue.S(text());
            case N -> new AttributeValue.N(number());
            case B -> new AttributeValue.B(bytes());
            case BOOL -> new AttributeValue.BOOL(flag());
            case NULL -> new AttributeValue.NULL();
            case M -> map(levels);
            case L -> new AttributeValue.L(levels == 0 ? List.of() : list(() -> nested(levels)));
            case SS -> AttributeValue.SS.of(new LinkedHashSet<>(list(this::text)));
            case NS -> AttributeValue.NS.of(List.of(number()));
            case BS -> AttributeValue.BS.of(new LinkedHashSet<>(list(this::bytes)));
        };
    }

    private AttributeValue map(int levels) {
        Map<String, AttributeValue> entries = levels == 0 ? new LinkedHashMap<>() : map(() -> nested(levels));
        if (between(0, 5) == 0) {
            entries.clear();
            entries.put("$" + oneOf(List.of(AttributeType.values())), nested(levels));
        }
        return new AttributeValue.M(entries);
    }

    private AttributeValue nested(int levels) {
        AttributeType type = oneOf(List.of(AttributeType.values()));
        return value(type, Math.max(levels - 1, 0));
    }

    private Bytes bytes() {
        byte[] content = new byte[random.nextInt(4)];
        random.nextBytes(content);
        return Bytes.of(content);
    }
}
