package dev.keyloom.edit;

import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What becomes of a name wherever it stands: another name, or nothing. One rule for renaming and removing, so that both
 * reach the same places.
 *
 * @param old the name that changes
 * @param replacement what stands in its place; empty when whatever had the name is removed
 */
record NameChange(String old, Optional<String> replacement) {

    /** Whether something else has the old name too and keeps it. */
    enum Others {
        NONE,
        SOME
    }

    static NameChange renaming(String old, String replacement) {
        return new NameChange(old, Optional.of(replacement));
    }

    static NameChange removing(String old) {
        return new NameChange(old, Optional.empty());
    }

    boolean isRemoval() {
        return replacement.isEmpty();
    }

    boolean concerns(Optional<String> name) {
        return name.isPresent() && name.get().equals(old);
    }

    /** Returns what a name becomes. */
    Optional<String> of(String name) {
        return name.equals(old) ? replacement : Optional.of(name);
    }

    Optional<String> of(Optional<String> name) {
        return concerns(name) ? replacement : name;
    }

    /** Returns the names that are left, each once; the same list if the name is not among them. */
    List<String> in(List<String> names) {
        if (!names.contains(old)) {
            return names;
        }
        return names.stream().flatMap(name -> of(name).stream()).distinct().toList();
    }

    /** Returns the item with the attribute of the name renamed or gone; the same item if it has none. */
    Item in(Item item) {
        return replacement.map(name -> item.renamed(old, name)).orElseGet(() -> item.without(old));
    }

    /** Returns the record with that attribute renamed or gone; the same record if it has none. */
    SampleRecord inValues(SampleRecord record) {
        return record.values().has(old) ? record.withValues(in(record.values())) : record;
    }

    /** Returns the record with that attribute of its stored key renamed or gone; the same record if it has none. */
    SampleRecord inStored(SampleRecord record) {
        return record.stored()
                .filter(stored -> stored.has(old))
                .map(stored -> new SampleRecord(record.values(), Optional.of(in(stored)), record.note()))
                .orElse(record);
    }

    /** Returns the text with the name at its head changed: {@code Repo}, or {@code Repo} before {@code separator}. */
    Optional<String> atHead(String text, String separator) {
        if (text.equals(old)) {
            return replacement;
        }
        if (text.startsWith(old + separator)) {
            return replacement.map(name -> name + text.substring(old.length()));
        }
        return Optional.of(text);
    }

    /** Returns the texts that are left with the name at each head changed. */
    List<String> atHeads(List<String> texts, String separator) {
        return Sharing.flatMapped(texts, text -> atHead(text, separator));
    }

    /** Returns the entries that are left with the key changed, in the same order; the same map if it is not there. */
    <V> Map<String, V> inKeys(Map<String, V> map) {
        if (!map.containsKey(old)) {
            return map;
        }
        Map<String, V> changed = new LinkedHashMap<>();
        map.forEach((key, value) -> of(key).ifPresent(name -> changed.put(name, value)));
        return changed;
    }

    /** Returns the entries that are left with the value changed; the same map if it is not there. */
    Map<String, String> inValues(Map<String, String> map) {
        if (!map.containsValue(old)) {
            return map;
        }
        Map<String, String> changed = new LinkedHashMap<>();
        map.forEach((key, value) -> of(value).ifPresent(name -> changed.put(key, name)));
        return changed;
    }
}
