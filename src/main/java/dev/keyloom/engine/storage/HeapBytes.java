package dev.keyloom.engine.storage;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.Map;

/**
 * How much heap an item takes, about: the layout of objects of a 64-bit JVM with compressed references, which is what
 * nearly everybody has. Names of attributes are not counted, as items of one kind have them in common.
 */
final class HeapBytes implements AttributeValue.Visitor<Long> {
    /** An item's objects without what its attributes hold. */
    private static final long ITEM = 64;

    private static final long REFERENCE = 4;
    private static final long OBJECT = 16;
    private static final long TEXT = 40;
    private static final long NUMBER = 40;
    private static final long BINARY = 32;
    private static final long COLLECTION = 64;
    private static final long SORTED_SET = 112;
    private static final long SET_ENTRY = 40;
    /** Numbers of so many digits are kept without a number of unlimited size. */
    private static final int SHORT_DIGITS = 18;

    private static final long LONG_NUMBER = 80;
    private static final HeapBytes VISITOR = new HeapBytes();

    private HeapBytes() {}

    static long of(Item item) {
        long[] bytes = {ITEM};
        item.forEach((name, value) -> bytes[0] += REFERENCE + value.accept(VISITOR));
        return bytes[0];
    }

    private static long text(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 0xFF) {
                return TEXT + 2L * text.length();
            }
        }
        return TEXT + text.length();
    }

    private static long number(BigDecimal number) {
        return number.precision() > SHORT_DIGITS ? NUMBER + LONG_NUMBER : NUMBER;
    }

    @Override
    public Long string(AttributeValue.S value) {
        return OBJECT + text(value.value());
    }

    @Override
    public Long number(AttributeValue.N value) {
        return OBJECT + number(value.value());
    }

    @Override
    public Long binary(AttributeValue.B value) {
        return OBJECT + BINARY + value.value().size();
    }

    @Override
    public Long bool(AttributeValue.BOOL value) {
        return OBJECT;
    }

    @Override
    public Long nul(AttributeValue.NULL value) {
        return OBJECT;
    }

    @Override
    public Long map(AttributeValue.M value) {
        long bytes = OBJECT + COLLECTION;
        for (Map.Entry<String, AttributeValue> entry : value.entries().entrySet()) {
            bytes += 2 * REFERENCE + text(entry.getKey()) + entry.getValue().accept(this);
        }
        return bytes;
    }

    @Override
    public Long list(AttributeValue.L value) {
        long bytes = OBJECT + COLLECTION;
        for (AttributeValue element : value.elements()) {
            bytes += REFERENCE + element.accept(this);
        }
        return bytes;
    }

    @Override
    public Long stringSet(AttributeValue.SS value) {
        long bytes = OBJECT + SORTED_SET;
        for (String element : value.elements()) {
            bytes += SET_ENTRY + text(element);
        }
        return bytes;
    }

    @Override
    public Long numberSet(AttributeValue.NS value) {
        long bytes = OBJECT + SORTED_SET;
        for (BigDecimal element : value.elements()) {
            bytes += SET_ENTRY + number(element);
        }
        return bytes;
    }

    @Override
    public Long binarySet(AttributeValue.BS value) {
        long bytes = OBJECT + SORTED_SET;
        for (Bytes element : value.elements()) {
            bytes += SET_ENTRY + BINARY + element.size();
        }
        return bytes;
    }
}
