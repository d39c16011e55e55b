package dev.keyloom.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Compares an answer with the conceptual one: exactly its records, in its order; where the answer was cut, the head of it.
 *
 * @param missing records that should be in the answer
 * @param unexpected items that should not, those that come twice among them
 * @param outOfOrder items that stand before one which should precede them, each with that one
 * @param crowdedOut how many items that are no part of the answer used up a limit before missing records
 */
record Comparison(List<RecordRef> missing, List<AnsweredItem> unexpected, List<Swap> outOfOrder, int crowdedOut) {
    /**
     * Two neighbours of the answer in the wrong order.
     *
     * @param by what orders them: an attribute, or the kinds
     */
    record Swap(AnsweredItem first, AnsweredItem second, String by) {}

    /** How an answer ended. */
    enum End {
        /** All there is was read. */
        WHOLE,
        /** A limit or a page's size ended the reading before the end. */
        CUT
    }

    boolean passes() {
        return missing.isEmpty() && unexpected.isEmpty() && outOfOrder.isEmpty() && crowdedOut == 0;
    }

    /**
     * @param strangers items read that are of no kind of the answer, whether a filter took them out or not
     */
    static Comparison of(ConceptualAnswer expected, List<AnsweredItem> actual, End end, int strangers) {
        Map<Identity, Integer> kinds = kindsByRecord(expected);
        Map<Identity, AnsweredItem> matched = new HashMap<>();
        List<Map<Identity, RecordRef>> matchedByKind = new ArrayList<>();
        expected.kinds().forEach(kind -> matchedByKind.add(new LinkedHashMap<>()));
        List<AnsweredItem> unexpected = new ArrayList<>();
        List<AnsweredItem> known = new ArrayList<>();
        for (AnsweredItem item : actual) {
            Optional<RecordRef> record = item.record();
            Identity identity = record.map(Identity::of).orElse(Identity.UNKNOWN);
            Integer kind = kinds.get(identity);
            if (kind == null || matched.putIfAbsent(identity, item) != null) {
                unexpected.add(item);
            } else {
                known.add(item);
                matchedByKind.get(kind).put(identity, record.orElseThrow());
            }
        }
        List<RecordRef> missing = missing(expected, matched, kinds);
        List<Swap> swaps = new Order(expected, kinds, known).swaps();
        boolean isHead = end == End.CUT && isHead(expected, matchedByKind, missing, kinds);
        int crowdedOut = isHead && !missing.isEmpty() ? strangers : 0;
        return new Comparison(isHead ? List.of() : missing, unexpected, swaps, crowdedOut);
    }

    private static Map<Identity, Integer> kindsByRecord(ConceptualAnswer expected) {
        Map<Identity, Integer> kinds = new HashMap<>();
        for (int i = 0; i < expected.kinds().size(); i++) {
            for (RecordRef record : expected.kinds().get(i).records()) {
                kinds.putIfAbsent(Identity.of(record), i);
            }
        }
        return kinds;
    }

    private static List<RecordRef> missing(
            ConceptualAnswer expected, Map<Identity, AnsweredItem> matched, Map<Identity, Integer> kinds) {
        List<RecordRef> missing = new ArrayList<>();
        if (matched.size() < kinds.size()) {
            for (RecordRef record : expected.records()) {
                if (!matched.containsKey(Identity.of(record))) {
                    missing.add(record);
                }
            }
        }
        return missing;
    }

    /** Says whether what is there comes before all that is missing, as far as an order is asked for. */
    private static boolean isHead(
            ConceptualAnswer expected,
            List<Map<Identity, RecordRef>> matchedByKind,
            List<RecordRef> missing,
            Map<Identity, Integer> kinds) {
        for (RecordRef absent : missing) {
            int number = kinds.getOrDefault(Identity.of(absent), 0);
            ConceptualAnswer.Kind kind = expected.kinds().get(number);
            for (int i = 0; i < matchedByKind.size(); i++) {
                for (RecordRef present : matchedByKind.get(i).values()) {
                    if (precedes(expected, kind, absent, expected.kinds().get(i), present)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Says whether {@code a} must come before {@code b}. */
    private static boolean precedes(
            ConceptualAnswer expected,
            ConceptualAnswer.Kind kindOfA,
            RecordRef a,
            ConceptualAnswer.Kind kindOfB,
            RecordRef b) {
        if (!expected.overall().isEmpty()) {
            return !expected.overall().holds(List.of(b, a));
        }
        if (kindOfA.equals(kindOfB)) {
            return !kindOfA.order().holds(List.of(b, a));
        }
        return kindOfA.rank().isPresent()
                && kindOfB.rank().isPresent()
                && kindOfA.rank().get() < kindOfB.rank().get();
    }

    /** A record's place in the model. */
    private record Identity(String entity, int number) {
        static final Identity UNKNOWN = new Identity("", 0);

        static Identity of(RecordRef record) {
            return new Identity(record.entity(), record.number());
        }
    }

    /** Looks for neighbours in the wrong order among the items that belong to the answer. */
    private static final class Order {
        private final ConceptualAnswer expected;
        private final Map<Identity, Integer> kinds;
        private final List<AnsweredItem> items;
        private final List<Swap> swaps = new ArrayList<>();

        Order(ConceptualAnswer expected, Map<Identity, Integer> kinds, List<AnsweredItem> items) {
            this.expected = expected;
            this.kinds = kinds;
            this.items = items;
        }

        List<Swap> swaps() {
            check(items, expected.overall());
            for (int i = 0; i < expected.kinds().size(); i++) {
                int number = i;
                check(
                        items.stream().filter(item -> kindOf(item) == number).toList(),
                        expected.kinds().get(i).order());
            }
            checkRanks();
            return swaps;
        }

        private int kindOf(AnsweredItem item) {
            return kinds.getOrDefault(Identity.of(item.record().orElseThrow()), 0);
        }

        private void check(List<AnsweredItem> sequence, SortOrder order) {
            if (order.isEmpty() || sequence.size() < 2) {
                return;
            }
            List<RecordRef> records =
                    sequence.stream().map(item -> item.record().orElseThrow()).toList();
            order.firstFault(records).ifPresent(position -> {
                String by = order.firstDifference(records.get(position - 1), records.get(position))
                        .orElse("");
                swaps.add(new Swap(sequence.get(position - 1), sequence.get(position), by));
            });
        }

        private void checkRanks() {
            Optional<AnsweredItem> before = Optional.empty();
            OptionalInt highest = OptionalInt.empty();
            for (AnsweredItem item : items) {
                Optional<Integer> rank = expected.kinds().get(kindOf(item)).rank();
                if (rank.isEmpty()) {
                    continue;
                }
                if (highest.isPresent() && rank.get() < highest.getAsInt()) {
                    swaps.add(new Swap(before.orElseThrow(), item, ""));
                    return;
                }
                highest = OptionalInt.of(rank.get());
                before = Optional.of(item);
            }
        }
    }
}
