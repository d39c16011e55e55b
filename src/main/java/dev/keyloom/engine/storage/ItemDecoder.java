package dev.keyloom.engine.storage;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads items that {@link ItemEncoder} wrote. It remembers the names of some kinds of items, which those decoded have in
 * common. For one thread at a time.
 */
final class ItemDecoder {
    private static final int KINDS = 256;
    /** Deeper than any item that the service takes; so damaged bytes cannot overflow the stack. */
    private static final int MAX_DEPTH = 200;

    private static final AttributeValue NULL = new AttributeValue.NULL();
    private static final AttributeValue TRUE = new AttributeValue.BOOL(true);
    private static final AttributeValue FALSE = new AttributeValue.BOOL(false);

    private final @Nullable Kind[] kinds = new Kind[KINDS];
    private byte[] bytes = new byte[0];
    private int next;

    /** An item's names as bytes, and an item that has them. */
    @SuppressWarnings("ArrayRecordComponent") // its own, and compared by content where it is
    private record Kind(byte[] names, int count, Item item) {}

    /** @throws StorageException if the bytes are no item's */
    StoredItem decode(byte[] encoded) {
        bytes = encoded;
        next = 0;
        try {
            int version = one();
            if (version != ItemBytes.VERSION) {
                throw new StorageException("The store holds an item in format " + version
                        + ", which this version of Keyloom does not know; it is newer or damaged");
            }
            int size = length();
            Item kind = kind(count());
            AttributeValue[] values = new AttributeValue[kind.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = value(0);
            }
            if (next != bytes.length) {
                throw new IllegalArgumentException("Bytes are left");
            }
            return new StoredItem(kind.withValues(Arrays.asList(values)), size);
        } catch (IllegalArgumentException | IndexOutOfBoundsException | ArithmeticException damaged) {
            throw new StorageException("The store holds a damaged item", damaged);
        }
    }

    private Item kind(int count) {
        int end = end();
        int hash = 1;
        for (int i = next; i < end; i++) {
            hash = 31 * hash + bytes[i];
        }
        int place = (hash ^ (hash >>> 16)) & (KINDS - 1);
        Kind known = kinds[place];
        if (known == null
                || known.count != count
                || !Arrays.equals(known.names, 0, known.names.length, bytes, next, end)) {
            byte[] names = Arrays.copyOfRange(bytes, next, end);
            known = new Kind(names, count, itemOfNames(count, end));
            kinds[place] = known;
        }
        next = end;
        return known.item;
    }

    private Item itemOfNames(int count, int end) {
        Map<String, AttributeValue> names = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            names.put(text(), NULL);
        }
        if (next != end || names.size() != count) {
            throw new IllegalArgumentException("Names are damaged");
        }
        return Item.of(names);
    }

    private AttributeValue value(int depth) {
        int type = one();
        return switch (type) {
            case ItemBytes.TEXT -> new AttributeValue.S(text());
            case ItemBytes.NUMBER -> new AttributeValue.N(number());
            case ItemBytes.BINARY -> new AttributeValue.B(binary());
            case ItemBytes.FALSE -> FALSE;
            case ItemBytes.TRUE -> TRUE;
            case ItemBytes.NULL -> NULL;
            case ItemBytes.MAP -> new AttributeValue.M(entries(below(depth)));
            case ItemBytes.LIST -> {
                int inside = below(depth);
                yield new AttributeValue.L(elements(() -> value(inside)));
            }
            case ItemBytes.TEXT_SET -> AttributeValue.SS.of(elements(this::text));
            case ItemBytes.NUMBER_SET -> AttributeValue.NS.of(elements(this::number));
            case ItemBytes.BINARY_SET -> AttributeValue.BS.of(elements(this::binary));
            default -> throw new IllegalArgumentException("There is no type " + type);
        };
    }

    private static int below(int depth) {
        if (depth >= MAX_DEPTH) {
            throw new IllegalArgumentException("Nested too deeply");
        }
        return depth + 1;
    }

    private Map<String, AttributeValue> entries(int depth) {
        int count = count();
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            entries.put(text(), value(depth));
        }
        return entries;
    }

    private <T> List<T> elements(Supplier<T> element) {
        int count = count();
        List<T> elements = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            elements.add(element.get());
        }
        return elements;
    }

    private String text() {
        long lengthAndForm = unsigned();
        int start = next;
        skip(lengthAndForm >>> 1);
        return (lengthAndForm & 1) == 0
                ? new String(bytes, start, next - start, StandardCharsets.UTF_8)
                : utf16(start, next);
    }

    private String utf16(int start, int end) {
        char[] chars = new char[(end - start) / 2];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = (char) (((bytes[start + i * 2] & 0xFF) << 8) | (bytes[start + i * 2 + 1] & 0xFF));
        }
        return new String(chars);
    }

    private BigDecimal number() {
        long zigzag = unsigned();
        int scale = Math.toIntExact((zigzag >>> 1) ^ -(zigzag & 1));
        int end = end();
        int start = next;
        next = end;
        if (end - start <= Long.BYTES && end > start) {
            long unscaled = bytes[start];
            for (int i = start + 1; i < end; i++) {
                unscaled = (unscaled << 8) | (bytes[i] & 0xFF);
            }
            return BigDecimal.valueOf(unscaled, scale);
        }
        return new BigDecimal(new BigInteger(bytes, start, end - start), scale);
    }

    private Bytes binary() {
        int end = end();
        byte[] content = Arrays.copyOfRange(bytes, next, end);
        next = end;
        return Bytes.of(content);
    }

    /** Reads a length and returns where what is so long ends. */
    private int end() {
        int length = length();
        if (length > bytes.length - next) {
            throw new IndexOutOfBoundsException();
        }
        return next + length;
    }

    /** Reads how many follow, which take a byte each at least. */
    private int count() {
        int count = length();
        if (count > bytes.length - next) {
            throw new IndexOutOfBoundsException();
        }
        return count;
    }

    private int length() {
        long length = unsigned();
        if (length < 0 || length > Integer.MAX_VALUE) {
            throw new IndexOutOfBoundsException();
        }
        return (int) length;
    }

    private void skip(long length) {
        if (length > bytes.length - next) {
            throw new IndexOutOfBoundsException();
        }
        next += (int) length;
    }

    private long unsigned() {
        long number = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            int b = bytes[next++];
            number |= (long) (b & 0x7F) << shift;
            if (b >= 0) {
                return number;
            }
        }
        throw new IllegalArgumentException("A length is too long");
    }

    private int one() {
        return bytes[next++] & 0xFF;
    }
}
