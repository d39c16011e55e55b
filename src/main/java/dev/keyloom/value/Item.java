package dev.keyloom.value;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * An item: attribute values by name. Immutable. The order in which attributes were given is kept for display and does
 * not matter to equality. Stored as two arrays, since a large model holds a million of them.
 */
public final class Item {
    public static final Item EMPTY = new Item(new String[0], new AttributeValue[0]);

    private final String[] names;
    private final AttributeValue[] values;

    private Item(String[] names, AttributeValue[] values) {
        this.names = names;
        this.values = values;
    }

    public static Item of(Map<String, ? extends AttributeValue> attributes) {
        int size = attributes.size();
        String[] names = new String[size];
        AttributeValue[] values = new AttributeValue[size];
        int i = 0;
        for (Map.Entry<String, ? extends AttributeValue> attribute : attributes.entrySet()) {
            names[i] = attribute.getKey();
            values[i] = attribute.getValue();
            i++;
        }
        return new Item(names, values);
    }

    /** Returns the builder of an item. */
    public static Builder builder() {
        return new Builder(8);
    }

    /** Returns a builder that holds the attributes of this item. */
    public Builder toBuilder() {
        Builder builder = new Builder(names.length + 8);
        forEach(builder::put);
        return builder;
    }

    public Optional<AttributeValue> get(String name) {
        int i = indexOf(name);
        return i < 0 ? Optional.empty() : Optional.of(values[i]);
    }

    public boolean has(String name) {
        return indexOf(name) >= 0;
    }

    public int size() {
        return names.length;
    }

    public boolean isEmpty() {
        return names.length == 0;
    }

    /** Calls {@code action} for each attribute in the order given. */
    public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
        for (int i = 0; i < names.length; i++) {
            action.accept(names[i], values[i]);
        }
    }

    /** Returns this item with one attribute set; at its old place if it was there. */
    public Item with(String name, AttributeValue value) {
        int i = indexOf(name);
        if (i >= 0) {
            AttributeValue[] changed = values.clone();
            changed[i] = value;
            return new Item(names, changed);
        }
        String[] longerNames = Arrays.copyOf(names, names.length + 1);
        AttributeValue[] longerValues = Arrays.copyOf(values, values.length + 1);
        longerNames[names.length] = name;
        longerValues[values.length] = value;
        return new Item(longerNames, longerValues);
    }

    /** Returns this item without one attribute. */
    public Item without(String name) {
        if (!has(name)) {
            return this;
        }
        Map<String, AttributeValue> rest = toMap();
        rest.remove(name);
        return of(rest);
    }

    /** Returns this item with one attribute under another name, at its place; an attribute that had that name is gone. */
    public Item renamed(String name, String newName) {
        int i = indexOf(name);
        if (i < 0 || name.equals(newName)) {
            return this;
        }
        if (has(newName)) {
            return without(newName).renamed(name, newName);
        }
        String[] changed = names.clone();
        changed[i] = newName;
        return new Item(changed, values);
    }

    /** Returns only the attributes named. */
    public Item only(Set<String> kept) {
        Builder builder = new Builder(Math.min(kept.size(), names.length));
        forEach((name, value) -> {
            if (kept.contains(name)) {
                builder.put(name, value);
            }
        });
        return builder.build();
    }

    /**
     * Returns an equal item that has its list of names in common with {@code other}, if both have the same names in the
     * same order. Who reads many items of one kind saves that memory for all but the first.
     */
    public Item sharingNamesOf(Item other) {
        return names != other.names && Arrays.equals(names, other.names) ? new Item(other.names, values) : this;
    }

    /**
     * Returns an item with the same names in the same order, kept only once, and other values.
     *
     * @throws IllegalArgumentException if there are not as many values as names
     */
    public Item withValues(List<? extends AttributeValue> others) {
        if (others.size() != names.length) {
            throw new IllegalArgumentException(others.size() + " values for " + names.length + " names");
        }
        return new Item(names, others.toArray(AttributeValue[]::new));
    }

    /** Returns the attributes as a new map of the caller's, in the order given. */
    public Map<String, AttributeValue> toMap() {
        Map<String, AttributeValue> map = new LinkedHashMap<>();
        forEach(map::put);
        return map;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Item item) || item.size() != size()) {
            return false;
        }
        for (int i = 0; i < names.length; i++) {
            int j = item.indexOf(names[i]);
            if (j < 0 || !values[i].equals(item.values[j])) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < names.length; i++) {
            hash += names[i].hashCode() ^ values[i].hashCode();
        }
        return hash;
    }

    @Override
    public String toString() {
        return toMap().toString();
    }

    private int indexOf(String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** Collects the attributes of one item; a name given again replaces the value. */
    public static final class Builder {
        private String[] names;
        private AttributeValue[] values;
        private int size;

        private Builder(int capacity) {
            names = new String[capacity];
            values = new AttributeValue[capacity];
        }

        public Builder put(String name, AttributeValue value) {
            for (int i = 0; i < size; i++) {
                if (names[i].equals(name)) {
                    values[i] = value;
                    return this;
                }
            }
            if (size == names.length) {
                names = Arrays.copyOf(names, size * 2 + 4);
                values = Arrays.copyOf(values, size * 2 + 4);
            }
            names[size] = name;
            values[size] = value;
            size++;
            return this;
        }

        public Builder put(String name, String text) {
            return put(name, new AttributeValue.S(text));
        }

        public Builder put(String name, long number) {
            return put(name, AttributeValue.of(number));
        }

        public Item build() {
            return new Item(Arrays.copyOf(names, size), Arrays.copyOf(values, size));
        }
    }
}
