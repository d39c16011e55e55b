package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.schema.Limits;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class KeyOrderTest {
    @Test
    void textIsOrderedByItsUtf8Bytes() {
        assertThat(sorted(Stream.of("a", "Z", "é", "～", "😀", "", "a#").map(AttributeValue::of)))
                .containsExactlyElementsOf(Stream.of("", "Z", "a", "a#", "é", "～", "😀")
                        .map(AttributeValue::of)
                        .toList());
    }

    @Test
    void numbersAreOrderedBySize() {
        assertThat(sorted(Stream.of("10", "9", "-1", "9.5", "-1E-130", "1E+125", "0")
                        .map(text -> AttributeValue.of(new BigDecimal(text)))))
                .extracting(value -> value.scalarText().orElseThrow())
                .startsWith("-1")
                .endsWith("1" + "0".repeat(125))
                .containsSubsequence("0", "9", "9.5", "10");
    }

    @Test
    void binaryIsOrderedByUnsignedBytesAPrefixFirst() {
        AttributeValue low = binary(0x7F);
        AttributeValue longer = binary(0x7F, 0);
        AttributeValue high = binary(0x80);
        assertThat(sorted(Stream.of(high, longer, low))).containsExactly(low, longer, high);
    }

    @Test
    void otherTypesHaveNoOrder() {
        assertThatThrownBy(() -> KeyOrder.ASCENDING.compare(new AttributeValue.BOOL(true), AttributeValue.of("x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("BOOL");
    }

    @Test
    void rolesHaveTheLimitsOfTheService() {
        assertThat(KeyRole.PARTITION.maxBytes()).isEqualTo(Limits.MAX_PARTITION_KEY_BYTES);
        assertThat(KeyRole.SORT.maxBytes()).isEqualTo(Limits.MAX_SORT_KEY_BYTES);
    }

    @Property
    void equalInOrderMeansEqual(@ForAll String a, @ForAll String b, @ForAll long x, @ForAll long y) {
        assertThat(KeyOrder.ASCENDING.compare(AttributeValue.of(a), AttributeValue.of(b)) == 0)
                .isEqualTo(a.equals(b));
        assertThat(KeyOrder.ASCENDING.compare(AttributeValue.of(x), AttributeValue.of(y)))
                .isEqualTo(Long.compare(x, y));
    }

    private static List<AttributeValue> sorted(Stream<AttributeValue> values) {
        return values.sorted(KeyOrder.ASCENDING).toList();
    }

    private static AttributeValue binary(int... values) {
        byte[] content = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            content[i] = (byte) values[i];
        }
        return new AttributeValue.B(Bytes.of(content));
    }
}
