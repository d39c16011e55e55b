package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class AttributeValueTest {
    @Test
    void numbersAreEqualByValueAndNotByDigits() {
        assertThat(AttributeValue.of(new BigDecimal("1.0"))).isEqualTo(AttributeValue.of(1));
        assertThat(AttributeValue.of(new BigDecimal("1E+2"))).isEqualTo(AttributeValue.of(100));
        assertThat(AttributeValue.of(new BigDecimal("-0.00"))).isEqualTo(AttributeValue.of(0));
    }

    @Test
    void setsAreEqualInAnyOrder() {
        assertThat(AttributeValue.SS.of(List.of("b", "a"))).isEqualTo(AttributeValue.SS.of(List.of("a", "b")));
        assertThat(AttributeValue.NS.of(List.of(new BigDecimal("2.0"), BigDecimal.ONE)))
                .isEqualTo(AttributeValue.NS.of(List.of(BigDecimal.ONE, BigDecimal.valueOf(2))));
        assertThat(AttributeValue.BS.of(List.of(bytes(0x80), bytes(1))))
                .isEqualTo(AttributeValue.BS.of(List.of(bytes(1), bytes(0x80))));
    }

    @Test
    void setsShowTheirElementsInKeyOrder() {
        assertThat(AttributeValue.SS.of(List.of("😀", "～", "é", "a", "Z")).elements())
                .containsExactly("Z", "a", "é", "～", "😀");
        assertThat(AttributeValue.BS.of(List.of(bytes(0x80), bytes(1))).elements())
                .containsExactly(bytes(1), bytes(0x80));
    }

    @Test
    void aSetHoldsEachElementOnce() {
        assertThatThrownBy(() -> AttributeValue.SS.of(List.of("a", "a"))).hasMessageContaining("a");
        assertThatThrownBy(() -> AttributeValue.NS.of(List.of(BigDecimal.ONE, new BigDecimal("1.0"))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void mapsAreEqualInAnyOrderAndKeepTheirOwn() {
        Map<String, AttributeValue> backwards = new LinkedHashMap<>();
        backwards.put("b", AttributeValue.of(2));
        backwards.put("a", AttributeValue.of(1));
        AttributeValue.M map = new AttributeValue.M(backwards);
        assertThat(map).isEqualTo(new AttributeValue.M(new TreeMap<>(backwards)));
        assertThat(map.entries().keySet()).containsExactly("b", "a");
    }

    @Test
    void mapsCannotBeChangedThroughTheirEntries() {
        AttributeValue.M map = new AttributeValue.M(Map.of("a", AttributeValue.of(1)));
        assertThatThrownBy(() -> map.entries().put("b", AttributeValue.of(2)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> map.entries().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Property(tries = 200)
    void mapsOfEverySizeHoldWhatWasPutIn(@ForAll @Size(max = 30) Map<String, Long> numbers) {
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        numbers.forEach((name, number) -> entries.put(name, AttributeValue.of(number)));
        AttributeValue.M map = new AttributeValue.M(entries);
        assertThat(map.entries()).isEqualTo(entries).hasSameHashCodeAs(entries);
        assertThat(List.copyOf(map.entries().keySet())).isEqualTo(List.copyOf(entries.keySet()));
        entries.forEach((name, value) -> assertThat(map.entries().get(name)).isEqualTo(value));
        assertThat(map.entries().get("not among the names")).isNull();
    }

    @Test
    void scalarsHaveTextAndOthersHaveNone() {
        assertThat(AttributeValue.of("").scalarText()).contains("");
        assertThat(AttributeValue.of(new BigDecimal("1.20E+3")).scalarText()).contains("1200");
        assertThat(new AttributeValue.BOOL(true).scalarText()).contains("true");
        assertThat(new AttributeValue.B(bytes(0, 0xFF)).scalarText()).contains("AP8=");
        assertThat(new AttributeValue.NULL().scalarText()).isEmpty();
        assertThat(new AttributeValue.L(List.of()).scalarText()).isEmpty();
    }

    private static Bytes bytes(int... values) {
        byte[] content = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            content[i] = (byte) values[i];
        }
        return Bytes.of(content);
    }
}
