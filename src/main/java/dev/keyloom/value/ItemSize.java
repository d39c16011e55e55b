package dev.keyloom.value;

import java.math.BigDecimal;

/**
 * Sizes in bytes as DynamoDB counts them for its 400 KB limit and for capacity.
 *
 * <p>A number takes one byte, one more for each started pair of significant digits before and behind the decimal point,
 * and one for a minus sign. The guide says less: it counts all digits together, and calls that approximate.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html">AWS: item
 *     sizes and formats</a>
 */
public final class ItemSize {
    private static final int COLLECTION_BYTES = 3;
    private static final int ELEMENT_BYTES = 1;
    private static final AttributeValue.Visitor<Long> VALUE_BYTES = new ValueBytes();

    private ItemSize() {}

    /** Returns the bytes of an item: those of its attributes' names and values. */
    public static long of(Item item) {
        long[] bytes = {0};
        item.forEach((name, value) -> bytes[0] += ofAttribute(name, value));
        return bytes[0];
    }

    /** Returns the bytes of one attribute: of its name in UTF-8, and of its value. */
    public static long ofAttribute(String name, AttributeValue value) {
        return Utf8.size(name) + ofValue(value);
    }

    /** Returns the bytes of a value without a name. */
    public static long ofValue(AttributeValue value) {
        return value.accept(VALUE_BYTES);
    }

    /** Returns the bytes of a number. */
    public static int ofNumber(BigDecimal number) {
        if (number.signum() == 0) {
            return 1;
        }
        BigDecimal normal = number.stripTrailingZeros();
        int fractionDigits = Math.min(Math.max(normal.scale(), 0), normal.precision());
        int integerDigits = normal.precision() - fractionDigits;
        return 1 + startedPairs(integerDigits) + startedPairs(fractionDigits) + (number.signum() < 0 ? 1 : 0);
    }

    private static int startedPairs(int digits) {
        return (digits + 1) / 2;
    }

    private static final class ValueBytes implements AttributeValue.Visitor<Long> {
        @Override
        public Long string(AttributeValue.S value) {
            return (long) Utf8.size(value.value());
        }

        @Override
        public Long number(AttributeValue.N value) {
            return (long) ofNumber(value.value());
        }

        @Override
        public Long binary(AttributeValue.B value) {
            return (long) value.value().size();
        }

        @Override
        public Long bool(AttributeValue.BOOL value) {
            return 1L;
        }

        @Override
        public Long nul(AttributeValue.NULL value) {
            return 1L;
        }

        @Override
        public Long map(AttributeValue.M value) {
            long bytes = COLLECTION_BYTES;
            for (var entry : value.entries().entrySet()) {
                bytes += ELEMENT_BYTES + ofAttribute(entry.getKey(), entry.getValue());
            }
            return bytes;
        }

        @Override
        public Long list(AttributeValue.L value) {
            long bytes = COLLECTION_BYTES;
            for (AttributeValue element : value.elements()) {
                bytes += ELEMENT_BYTES + ofValue(element);
            }
            return bytes;
        }

        @Override
        public Long stringSet(AttributeValue.SS value) {
            return value.elements().stream().mapToLong(Utf8::size).sum();
        }

        @Override
        public Long numberSet(AttributeValue.NS value) {
            return value.elements().stream().mapToLong(ItemSize::ofNumber).sum();
        }

        @Override
        public Long binarySet(AttributeValue.BS value) {
            return value.elements().stream().mapToLong(Bytes::size).sum();
        }
    }
}
