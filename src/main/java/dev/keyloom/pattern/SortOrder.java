package dev.keyloom.pattern;

import dev.keyloom.template.AttributePath;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.KeyOrder;
import dev.keyloom.value.Utf8;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The order that {@code orderBy} asks for. Texts are in order by their bytes, or by the bytes of their lower case: a
 * design that folds names everywhere still lists them by name.
 */
final class SortOrder {
    private final List<Term> terms;

    private SortOrder(List<Term> terms) {
        this.terms = terms;
    }

    static SortOrder of(List<String> orderBy) {
        List<Term> terms = new ArrayList<>();
        for (String term : orderBy) {
            String[] words = term.strip().split("\\s+", 2);
            boolean descending = words.length == 2 && words[1].equalsIgnoreCase("DESC");
            terms.add(new Term(words[0], descending));
        }
        return new SortOrder(terms);
    }

    boolean isEmpty() {
        return terms.isEmpty();
    }

    /** Returns the order by bytes; a record without the attribute comes first. */
    Comparator<RecordRef> byBytes() {
        return comparator(Fold.NONE);
    }

    /** Says whether each of the records may follow the one before it. */
    boolean holds(List<RecordRef> records) {
        return firstFault(records).isEmpty();
    }

    /** Returns the position of the first record that must not follow the one before it, in the order that fits best. */
    Optional<Integer> firstFault(List<RecordRef> records) {
        Optional<Integer> byBytes = firstFault(records, comparator(Fold.NONE));
        return byBytes.isEmpty()
                ? byBytes
                : firstFault(records, comparator(Fold.LOWER)).isEmpty() ? Optional.empty() : byBytes;
    }

    /** Returns the first term in which two records differ, as written. */
    Optional<String> firstDifference(RecordRef a, RecordRef b) {
        return terms.stream()
                .filter(term -> term.compare(a, b, Fold.NONE) != 0)
                .map(Term::attribute)
                .findFirst();
    }

    private Comparator<RecordRef> comparator(Fold fold) {
        return (a, b) -> {
            for (Term term : terms) {
                int order = term.compare(a, b, fold);
                if (order != 0) {
                    return order;
                }
            }
            return 0;
        };
    }

    private static Optional<Integer> firstFault(List<RecordRef> records, Comparator<RecordRef> order) {
        for (int i = 1; i < records.size(); i++) {
            if (order.compare(records.get(i - 1), records.get(i)) > 0) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    static Optional<AttributeValue> valueOf(RecordRef record, String attribute) {
        return record.record().values().get(attribute).or(() -> {
            if (attribute.indexOf('.') < 0) {
                return Optional.empty();
            }
            List<String> names = List.of(attribute.split("\\.", -1));
            List<AttributePath.Step> steps = new ArrayList<>();
            names.subList(1, names.size()).forEach(name -> steps.add(new AttributePath.Entry(name)));
            return new AttributePath(names.get(0), steps)
                    .valueIn(record.record().values());
        });
    }

    private enum Fold {
        NONE,
        LOWER
    }

    private record Term(String attribute, boolean descending) {
        int compare(RecordRef a, RecordRef b, Fold fold) {
            int order = compare(valueOf(a, attribute), valueOf(b, attribute), fold);
            return descending ? -order : order;
        }

        private static int compare(Optional<AttributeValue> a, Optional<AttributeValue> b, Fold fold) {
            if (a.isEmpty() || b.isEmpty()) {
                return Boolean.compare(a.isPresent(), b.isPresent());
            }
            if (a.get() instanceof AttributeValue.S left && b.get() instanceof AttributeValue.S right) {
                return fold == Fold.NONE
                        ? Utf8.compare(left.value(), right.value())
                        : Utf8.compare(
                                left.value().toLowerCase(Locale.ROOT),
                                right.value().toLowerCase(Locale.ROOT));
            }
            boolean comparable =
                    a.get().type() == b.get().type() && a.get().type().isKeyType();
            if (comparable) {
                return KeyOrder.ASCENDING.compare(a.get(), b.get());
            }
            if (a.get() instanceof AttributeValue.BOOL left && b.get() instanceof AttributeValue.BOOL right) {
                return Boolean.compare(left.value(), right.value());
            }
            return a.get().type().compareTo(b.get().type());
        }
    }
}
