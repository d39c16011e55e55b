package dev.keyloom.materialize;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** A read-only list whose elements are computed when asked for. */
final class ListView<E> extends AbstractList<E> implements RandomAccess {
    private final int size;
    private final IntFunction<E> element;

    ListView(int size, IntFunction<E> element) {
        this.size = size;
        this.element = element;
    }

    @Override
    public E get(int position) {
        return element.apply(Objects.checkIndex(position, size));
    }

    @Override
    public int size() {
        return size;
    }
}
