package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Utf8;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Union and difference of two sets of one type. */
final class Sets {
    private Sets() {}

    static AttributeValue union(AttributeValue a, AttributeValue b) {
        if (a instanceof AttributeValue.SS x && b instanceof AttributeValue.SS y) {
            return new AttributeValue.SS(union(x.elements(), y.elements(), new TreeSet<>(Utf8.ORDER)));
        }
        if (a instanceof AttributeValue.NS x && b instanceof AttributeValue.NS y) {
            return new AttributeValue.NS(union(x.elements(), y.elements(), new TreeSet<>()));
        }
        if (a instanceof AttributeValue.BS x && b instanceof AttributeValue.BS y) {
            return new AttributeValue.BS(union(x.elements(), y.elements(), new TreeSet<>()));
        }
        throw new IllegalArgumentException("Not sets of one type: " + a.type() + ", " + b.type());
    }

    /** Returns the elements of {@code a} that are not in {@code b}; nothing if none is left, since no set is empty. */
    static Optional<AttributeValue> difference(AttributeValue a, AttributeValue b) {
        if (a instanceof AttributeValue.SS x && b instanceof AttributeValue.SS y) {
            SortedSet<String> rest = difference(x.elements(), y.elements(), new TreeSet<>(Utf8.ORDER));
            return rest.isEmpty() ? Optional.empty() : Optional.of(new AttributeValue.SS(rest));
        }
        if (a instanceof AttributeValue.NS x && b instanceof AttributeValue.NS y) {
            SortedSet<BigDecimal> rest = difference(x.elements(), y.elements(), new TreeSet<>());
            return rest.isEmpty() ? Optional.empty() : Optional.of(new AttributeValue.NS(rest));
        }
        if (a instanceof AttributeValue.BS x && b instanceof AttributeValue.BS y) {
            SortedSet<Bytes> rest = difference(x.elements(), y.elements(), new TreeSet<>());
            return rest.isEmpty() ? Optional.empty() : Optional.of(new AttributeValue.BS(rest));
        }
        throw new IllegalArgumentException("Not sets of one type: " + a.type() + ", " + b.type());
    }

    private static <E> SortedSet<E> union(SortedSet<E> a, SortedSet<E> b, SortedSet<E> empty) {
        empty.addAll(a);
        empty.addAll(b);
        return empty;
    }

    private static <E> SortedSet<E> difference(SortedSet<E> a, SortedSet<E> b, SortedSet<E> empty) {
        empty.addAll(a);
        empty.removeAll(b);
        return empty;
    }
}
