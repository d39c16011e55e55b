package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Sizes by the published rules.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html">AWS: item
 *     sizes and formats</a>
 */
class ItemSizeTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
        # number,     bytes
        0,            1
        1,            2
        12,           2
        123,          3
        1200,         2
        0.0012,       2
        -1,           3
        -123,         4
        99999999999999999999999999999999999999, 20
        1.5,          3
        3.14159,      5
        123456,       4
        1E125,        2
        -9999999999999999999999999999999999999.9, 22
        """)
    void numberTakesAByteForTwoDigitsOnEitherSideOfThePointAndOneMore(BigDecimal number, int bytes) {
        assertThat(ItemSize.ofValue(AttributeValue.of(number))).isEqualTo(bytes);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        '', 0
        abc, 3
        é, 2
        ～, 3
        😀, 4
        """)
    void textTakesItsUtf8Bytes(String text, int bytes) {
        assertThat(ItemSize.ofValue(AttributeValue.of(text))).isEqualTo(bytes);
    }

    @Test
    void truthAndNullTakeOneByteAndBinaryItsLength() {
        assertThat(ItemSize.ofValue(new AttributeValue.BOOL(false))).isEqualTo(1);
        assertThat(ItemSize.ofValue(new AttributeValue.NULL())).isEqualTo(1);
        assertThat(ItemSize.ofValue(new AttributeValue.B(Bytes.of(new byte[5]))))
                .isEqualTo(5);
    }

    @Test
    void listsAndMapsTakeThreeBytesAndOneForEachElement() {
        assertThat(ItemSize.ofValue(new AttributeValue.L(List.of()))).isEqualTo(3);
        assertThat(ItemSize.ofValue(new AttributeValue.M(Map.of()))).isEqualTo(3);
        assertThat(ItemSize.ofValue(new AttributeValue.L(List.of(AttributeValue.of("abc"), new AttributeValue.NULL()))))
                .isEqualTo(3 + (1 + 3) + (1 + 1));
        assertThat(ItemSize.ofValue(new AttributeValue.M(Map.of("é", AttributeValue.of(7)))))
                .isEqualTo(3 + 1 + 2 + 2);
    }

    @Test
    void setsTakeTheirElements() {
        assertThat(ItemSize.ofValue(AttributeValue.SS.of(List.of("a", "bcd")))).isEqualTo(4);
        assertThat(ItemSize.ofValue(AttributeValue.NS.of(List.of(BigDecimal.ONE, BigDecimal.valueOf(-123)))))
                .isEqualTo(2 + 4);
        assertThat(ItemSize.ofValue(AttributeValue.BS.of(List.of(Bytes.of(new byte[3])))))
                .isEqualTo(3);
    }

    @Test
    void itemTakesNamesAndValues() {
        Item item = Item.builder().put("PK", "USER#1").put("n", 100).build();
        assertThat(ItemSize.of(item)).isEqualTo(2 + 6 + 1 + 2);
        assertThat(ItemSize.of(Item.EMPTY)).isZero();
    }

    @Property(tries = 200)
    void itemIsAsLargeAsItsAttributes(@ForAll String name, @ForAll String text, @ForAll long number) {
        Item item = Item.builder().put(name, text).put(name + "2", number).build();
        assertThat(ItemSize.of(item))
                .isEqualTo(ItemSize.ofAttribute(name, AttributeValue.of(text))
                        + ItemSize.ofAttribute(name + "2", AttributeValue.of(number)));
    }
}
