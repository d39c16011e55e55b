package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The way to a value inside a record: an attribute, then names of map entries and positions in lists.
 *
 * @param attribute name of the top-level attribute
 * @param steps what follows it, usually nothing
 */
public record AttributePath(String attribute, List<Step> steps) {
    /** Characters that a name inside {@code <…>} holds only behind a backslash. */
    static final String SPECIAL = "<>|.[](),\"\\";

    public AttributePath {
        steps = List.copyOf(steps);
    }

    /** Returns the path of a top-level attribute. */
    public static AttributePath of(String attribute) {
        return new AttributePath(attribute, List.of());
    }

    /** Returns the value at this path, or nothing if any step of the way is missing or of another type. */
    public Optional<AttributeValue> valueIn(Item item) {
        Optional<AttributeValue> value = item.get(attribute);
        for (int i = 0; i < steps.size() && value.isPresent(); i++) {
            value = steps.get(i).valueIn(value.get());
        }
        return value;
    }

    /** Returns an item with a value at this path; maps and lists on the way are made, list elements before it NULL. */
    Item put(Item item, AttributeValue value) {
        return item.with(attribute, put(item.get(attribute), 0, value));
    }

    private AttributeValue put(Optional<AttributeValue> parent, int depth, AttributeValue value) {
        return depth == steps.size() ? value : steps.get(depth).put(parent, child -> put(child, depth + 1, value));
    }

    /** Returns the path as a template writes it: {@code Address.Lines[0]}. */
    public String text() {
        if (steps.isEmpty()) {
            return escaped(attribute);
        }
        StringBuilder text = new StringBuilder(escaped(attribute));
        steps.forEach(step -> text.append(step.text()));
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }

    private static String escaped(String name) {
        StringBuilder text = new StringBuilder(name.length());
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (SPECIAL.indexOf(c) >= 0) {
                text.append('\\');
            }
            text.append(c);
        }
        return text.toString();
    }

    /** One step down from a map or a list. */
    public sealed interface Step {
        /** Returns the step as a template writes it. */
        String text();

        /** Returns what lies one step below {@code parent}. */
        Optional<AttributeValue> valueIn(AttributeValue parent);

        /** Returns {@code parent}, or a new one if there is none of that type, with the value below it changed. */
        AttributeValue put(Optional<AttributeValue> parent, ChildChange change);
    }

    /** Makes the value one step below out of what is there. */
    @FunctionalInterface
    public interface ChildChange {
        AttributeValue changed(Optional<AttributeValue> child);
    }

    /** The entry of a map. */
    public record Entry(String name) implements Step {
        @Override
        public String text() {
            return "." + escaped(name);
        }

        @Override
        public Optional<AttributeValue> valueIn(AttributeValue parent) {
            return parent instanceof AttributeValue.M map
                    ? Optional.ofNullable(map.entries().get(name))
                    : Optional.empty();
        }

        @Override
        public AttributeValue put(Optional<AttributeValue> parent, ChildChange change) {
            Map<String, AttributeValue> entries = new LinkedHashMap<>();
            if (parent.isPresent() && parent.get() instanceof AttributeValue.M map) {
                entries.putAll(map.entries());
            }
            entries.put(name, change.changed(Optional.ofNullable(entries.get(name))));
            return new AttributeValue.M(entries);
        }
    }

    /**
     * The element of a list.
     *
     * @param position from 0
     */
    public record Element(int position) implements Step {
        @Override
        public String text() {
            return "[" + position + "]";
        }

        @Override
        public Optional<AttributeValue> valueIn(AttributeValue parent) {
            return parent instanceof AttributeValue.L list
                            && position < list.elements().size()
                    ? Optional.of(list.elements().get(position))
                    : Optional.empty();
        }

        @Override
        public AttributeValue put(Optional<AttributeValue> parent, ChildChange change) {
            List<AttributeValue> elements = new ArrayList<>();
            if (parent.isPresent() && parent.get() instanceof AttributeValue.L list) {
                elements.addAll(list.elements());
            }
            while (elements.size() <= position) {
                elements.add(new AttributeValue.NULL());
            }
            elements.set(position, change.changed(Optional.of(elements.get(position))));
            return new AttributeValue.L(elements);
        }
    }
}
