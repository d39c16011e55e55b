package dev.keyloom.value;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An unmodifiable map of a few entries in one array: a tenth of the memory of a hash table, and as fast for so few. It
 * keeps the order of its entries.
 */
final class SmallMap extends AbstractMap<String, AttributeValue> {
    private static final int MAX_ENTRIES = 12;

    /** Names at even places, their values behind them. */
    private final Object[] content;

    private SmallMap(Map<String, ? extends AttributeValue> entries) {
        this.content = new Object[entries.size() * 2];
        int i = 0;
        for (Map.Entry<String, ? extends AttributeValue> entry : entries.entrySet()) {
            content[i++] = entry.getKey();
            content[i++] = entry.getValue();
        }
    }

    /** Returns an unmodifiable copy in the same order, as small as may be. */
    static Map<String, AttributeValue> copyOf(Map<String, AttributeValue> entries) {
        if (entries instanceof SmallMap) {
            return entries;
        }
        return entries.size() <= MAX_ENTRIES
                ? new SmallMap(entries)
                : Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    @Override
    public int size() {
        return content.length / 2;
    }

    @Override
    public boolean containsKey(@Nullable Object key) {
        return get(key) != null;
    }

    @Override
    public @Nullable AttributeValue get(@Nullable Object key) {
        for (int i = 0; i < content.length; i += 2) {
            if (content[i].equals(key)) {
                return (AttributeValue) content[i + 1];
            }
        }
        return null;
    }

    @Override
    public Set<Entry<String, AttributeValue>> entrySet() {
        return new Entries();
    }

    private final class Entries extends AbstractSet<Entry<String, AttributeValue>> {
        @Override
        public int size() {
            return SmallMap.this.size();
        }

        @Override
        public Iterator<Entry<String, AttributeValue>> iterator() {
            return new Iterator<>() {
                private int next;

                @Override
                public boolean hasNext() {
                    return next < content.length;
                }

                @Override
                public Entry<String, AttributeValue> next() {
                    if (!hasNext()) {
                        throw new NoSuchElementException();
                    }
                    next += 2;
                    return Map.entry((String) content[next - 2], (AttributeValue) content[next - 1]);
                }
            };
        }
    }
}
