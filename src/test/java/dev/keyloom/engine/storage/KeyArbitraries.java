package dev.keyloom.engine.storage;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Key values that come near each other: short ones, of few characters, equal ones, and those at the limits. */
final class KeyArbitraries {
    private static final List<AttributeType> KEY_TYPES = List.of(AttributeType.S, AttributeType.N, AttributeType.B);

    private KeyArbitraries() {}

    static Arbitrary<AttributeValue> texts() {
        Arbitrary<String> near = Arbitraries.strings()
                .withChars('\0', '\1', 'a', 'b', '\u007F', 'é', '～', '\uFFFF')
                .ofMaxLength(4);
        Arbitrary<String> withSurrogates =
                Arbitraries.of("", "\0", "😀", "\uD83D", "\uDE00", "a\uD83D", "a😀", "a\uD83Da");
        return Arbitraries.oneOf(near, withSurrogates, Arbitraries.strings().ofMaxLength(10))
                .map(AttributeValue::of)
                .withoutEdgeCases();
    }

    static Arbitrary<AttributeValue> numbers() {
        Arbitrary<BigDecimal> small = Combinators.combine(
                        Arbitraries.integers().between(-120, 120),
                        Arbitraries.integers().between(-3, 3))
                .as((digits, scale) -> BigDecimal.valueOf(digits, scale));
        Arbitrary<BigDecimal> wide = Combinators.combine(
                        Arbitraries.bigIntegers()
                                .between(
                                        BigInteger.TEN.pow(38).negate().add(BigInteger.ONE),
                                        BigInteger.TEN.pow(38).subtract(BigInteger.ONE)),
                        Arbitraries.integers().between(-88, 130))
                .as(BigDecimal::new)
                .filter(number -> number.signum() == 0 || number.precision() - number.scale() - 1 >= -130);
        Arbitrary<BigDecimal> limits = Arbitraries.of("1E-130", "-1E-130", "1E125", "-1E125", "0", "-0.0")
                .map(BigDecimal::new);
        return Arbitraries.oneOf(small, wide, limits).map(AttributeValue::of).withoutEdgeCases();
    }

    static Arbitrary<AttributeValue> binaries() {
        return Arbitraries.of((byte) 0, (byte) 1, (byte) 0x7F, (byte) 0x80, (byte) 0xFE, (byte) 0xFF)
                .array(byte[].class)
                .ofMaxSize(5)
                .map(content -> (AttributeValue) new AttributeValue.B(Bytes.of(content)))
                .withoutEdgeCases();
    }

    static Arbitrary<AttributeValue> values(AttributeType type) {
        return switch (type) {
            case S -> texts();
            case N -> numbers();
            case B -> binaries();
            default -> throw new IllegalArgumentException("No key is of type " + type);
        };
    }

    /** Tables with and without a sort key. */
    static Arbitrary<KeySchema> tables() {
        return Combinators.combine(
                        Arbitraries.of(KEY_TYPES),
                        Arbitraries.of(KEY_TYPES).list().ofMaxSize(1))
                .as((partition, sort) -> schema("t", List.of(partition), sort))
                .withoutEdgeCases();
    }

    /** Indexes of one to four and none to four attributes. */
    static Arbitrary<KeySchema> indexes() {
        return Combinators.combine(
                        Arbitraries.of(KEY_TYPES).list().ofMinSize(1).ofMaxSize(4),
                        Arbitraries.of(KEY_TYPES).list().ofMaxSize(4))
                .as((partition, sort) -> schema("i", partition, sort))
                .withoutEdgeCases();
    }

    /** Items with all attributes of some keys. */
    static Arbitrary<Item> items(KeySchema... keys) {
        List<KeyAttribute> attributes =
                Stream.of(keys).flatMap(key -> key.all().stream()).toList();
        return Combinators.combine(attributes.stream()
                        .map(attribute -> values(attribute.type()))
                        .toList())
                .as(values -> {
                    Item.Builder item = Item.builder();
                    for (int i = 0; i < values.size(); i++) {
                        item.put(attributes.get(i).name(), values.get(i));
                    }
                    return item.build();
                })
                .withoutEdgeCases();
    }

    private static KeySchema schema(String prefix, List<AttributeType> partition, List<AttributeType> sort) {
        return new KeySchema(attributes(prefix + "p", partition), attributes(prefix + "s", sort));
    }

    private static List<KeyAttribute> attributes(String prefix, List<AttributeType> types) {
        List<KeyAttribute> attributes = new ArrayList<>();
        for (AttributeType type : types) {
            attributes.add(new KeyAttribute(prefix + attributes.size(), type));
        }
        return attributes;
    }
}
