package dev.keyloom.engine.storage;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Writes an item as bytes for a file: version, size as the service counts it, the names of all attributes as one block,
 * then their values. Lengths and counts are in groups of seven bits, the lowest first.
 */
final class ItemEncoder implements AttributeValue.Visitor<ItemEncoder> {
    private byte[] bytes = new byte[512];
    private int size;

    private ItemEncoder() {}

    static byte[] encode(StoredItem stored) {
        ItemEncoder names = new ItemEncoder();
        stored.item().forEach((name, value) -> names.text(name));
        ItemEncoder all = new ItemEncoder();
        all.one(ItemBytes.VERSION);
        all.unsigned(stored.bytes());
        all.unsigned(stored.item().size());
        all.unsigned(names.size);
        all.raw(names.bytes, names.size);
        stored.item().forEach((name, value) -> value.accept(all));
        return Arrays.copyOf(all.bytes, all.size);
    }

    /** Encodes an item that has no size of its own to keep. */
    static byte[] encode(Item item) {
        return encode(new StoredItem(item, 0));
    }

    @Override
    public ItemEncoder string(AttributeValue.S value) {
        one(ItemBytes.TEXT);
        return text(value.value());
    }

    @Override
    public ItemEncoder number(AttributeValue.N value) {
        one(ItemBytes.NUMBER);
        return number(value.value());
    }

    @Override
    public ItemEncoder binary(AttributeValue.B value) {
        one(ItemBytes.BINARY);
        return binary(value.value());
    }

    @Override
    public ItemEncoder bool(AttributeValue.BOOL value) {
        return one(value.value() ? ItemBytes.TRUE : ItemBytes.FALSE);
    }

    @Override
    public ItemEncoder nul(AttributeValue.NULL value) {
        return one(ItemBytes.NULL);
    }

    @Override
    public ItemEncoder map(AttributeValue.M value) {
        begin(ItemBytes.MAP, value.entries().size());
        value.entries().forEach((name, entry) -> {
            text(name);
            entry.accept(this);
        });
        return this;
    }

    @Override
    public ItemEncoder list(AttributeValue.L value) {
        begin(ItemBytes.LIST, value.elements().size());
        value.elements().forEach(element -> element.accept(this));
        return this;
    }

    @Override
    public ItemEncoder stringSet(AttributeValue.SS value) {
        begin(ItemBytes.TEXT_SET, value.elements().size());
        value.elements().forEach(this::text);
        return this;
    }

    @Override
    public ItemEncoder numberSet(AttributeValue.NS value) {
        begin(ItemBytes.NUMBER_SET, value.elements().size());
        value.elements().forEach(this::number);
        return this;
    }

    @Override
    public ItemEncoder binarySet(AttributeValue.BS value) {
        begin(ItemBytes.BINARY_SET, value.elements().size());
        value.elements().forEach(this::binary);
        return this;
    }

    /** In UTF-8, or if that cannot say it, since a surrogate is alone, in UTF-16; the lowest bit of the length says which. */
    private ItemEncoder text(String text) {
        if (hasLoneSurrogate(text)) {
            byte[] content = new byte[text.length() * 2];
            for (int i = 0; i < text.length(); i++) {
                content[i * 2] = (byte) (text.charAt(i) >>> 8);
                content[i * 2 + 1] = (byte) text.charAt(i);
            }
            unsigned(content.length * 2L + 1);
            return raw(content, content.length);
        }
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        unsigned(content.length * 2L);
        return raw(content, content.length);
    }

    private static boolean hasLoneSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                int point = text.codePointAt(i);
                if (!Character.isSupplementaryCodePoint(point)) {
                    return true;
                }
                i++;
            }
        }
        return false;
    }

    /** Scale, then the digits as a two's complement number. */
    private ItemEncoder number(BigDecimal number) {
        byte[] unscaled = number.unscaledValue().toByteArray();
        unsigned(((long) number.scale() << 1) ^ (number.scale() >> 31));
        unsigned(unscaled.length);
        return raw(unscaled, unscaled.length);
    }

    private ItemEncoder binary(Bytes binary) {
        byte[] content = binary.toArray();
        unsigned(content.length);
        return raw(content, content.length);
    }

    private void begin(int type, int count) {
        one(type);
        unsigned(count);
    }

    private void unsigned(long number) {
        long rest = number;
        while (rest > 0x7F) {
            one((int) ((rest & 0x7F) | 0x80));
            rest >>>= 7;
        }
        one((int) rest);
    }

    private ItemEncoder one(int b) {
        room(1);
        bytes[size++] = (byte) b;
        return this;
    }

    private ItemEncoder raw(byte[] content, int length) {
        room(length);
        System.arraycopy(content, 0, bytes, size, length);
        size += length;
        return this;
    }

    private void room(int more) {
        if (bytes.length < size + more) {
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, size + more));
        }
    }
}
