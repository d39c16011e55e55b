package dev.keyloom.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Changes of immutable lists and maps that keep every part that stays equal the same object. */
@SuppressWarnings("ReferenceEquality") // identity of what is untouched is what this class is for
final class Sharing {
    private Sharing() {}

    /** Returns {@code changed}, or {@code old} itself if they are equal. */
    static <T> T kept(T old, T changed) {
        return old == changed || old.equals(changed) ? old : changed;
    }

    /** Returns the list with each element changed; equal elements, and a list of nothing else, stay the same objects. */
    static <T> List<T> mapped(List<T> list, UnaryOperator<T> change) {
        return flatMapped(list, element -> Optional.of(change.apply(element)));
    }

    /** Returns the list with each element changed, or dropped where {@code change} returns nothing. */
    static <T> List<T> flatMapped(List<T> list, Function<T, Optional<T>> change) {
        List<T> result = new ArrayList<>(list.size());
        boolean changed = false;
        for (T element : list) {
            Optional<T> after = change.apply(element);
            changed |= after.isEmpty() || kept(element, after.get()) != element;
            after.ifPresent(value -> result.add(kept(element, value)));
        }
        return changed ? List.copyOf(result) : list;
    }

    /** Returns the map with each value changed, in the same order. */
    static <K, V> Map<K, V> mappedValues(Map<K, V> map, UnaryOperator<V> change) {
        Map<K, V> result = new LinkedHashMap<>();
        boolean changed = false;
        for (Map.Entry<K, V> entry : map.entrySet()) {
            V after = kept(entry.getValue(), change.apply(entry.getValue()));
            changed |= after != entry.getValue();
            result.put(entry.getKey(), after);
        }
        return changed ? result : map;
    }

    /** Returns the list with the element that is {@code old} itself replaced. */
    static <T> List<T> replaced(List<T> list, T old, T replacement) {
        return mapped(list, element -> element == old ? replacement : element);
    }

    /** Returns the list without the element at {@code position}, from 0. */
    static <T> List<T> without(List<T> list, int position) {
        List<T> result = new ArrayList<>(list);
        result.remove(position);
        return result;
    }

    /** Returns the list with one element more, at {@code position} from 0. */
    static <T> List<T> inserted(List<T> list, int position, T element) {
        List<T> result = new ArrayList<>(list);
        result.add(position, element);
        return result;
    }

    /** Returns the list with one element more at its end. */
    static <T> List<T> appended(List<T> list, T element) {
        return inserted(list, list.size(), element);
    }

    /** Returns the list with the element at one position moved to another, both from 0. */
    static <T> List<T> moved(List<T> list, int from, int to) {
        List<T> result = new ArrayList<>(list);
        result.add(to, result.remove(from));
        return result;
    }
}
