package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Changes of access patterns. A pattern is named by its position in the list, from 0: numbers are the author's and may repeat. */
public sealed interface PatternEdit extends ModelEdit {

    /**
     * Adds an access pattern.
     *
     * @param position its place in the list, from 0; at the end if absent
     */
    record Add(AccessPattern pattern, Optional<Integer> position) implements PatternEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-pattern", pattern.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            List<AccessPattern> old = document.model().accessPatterns();
            return Lookup.position(position.orElse(old.size()), old.size() + 1)
                    .map(at -> with(document, Sharing.inserted(old, at, pattern)));
        }
    }

    /** Removes an access pattern. */
    record Remove(int position, String patternName) implements PatternEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-pattern", patternName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            List<AccessPattern> old = document.model().accessPatterns();
            return Lookup.position(position, old.size()).map(at -> with(document, Sharing.without(old, at)));
        }
    }

    /** Puts another access pattern in the place of one, as every field of its form does. */
    record Replace(int position, AccessPattern pattern) implements PatternEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.change-pattern", pattern.name());
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Replace.class, position));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            List<AccessPattern> old = document.model().accessPatterns();
            return Lookup.position(position, old.size())
                    .map(at -> with(document, Sharing.replaced(old, old.get(at), pattern)));
        }
    }

    /** Moves an access pattern to another place in the list; numbers stay with their patterns. */
    record Move(int from, int to, String patternName) implements PatternEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.move-pattern", patternName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            List<AccessPattern> old = document.model().accessPatterns();
            return Lookup.position(from, old.size())
                    .then(same -> Lookup.position(to, old.size()))
                    .map(target -> with(document, Sharing.moved(old, from, target)));
        }
    }

    /** Numbers all access patterns from 1 in the order of the list. */
    record RenumberInOrder() implements PatternEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.renumber-patterns");
        }

        @Override
        public Result<Document> applyTo(Document document) {
            AtomicInteger number = new AtomicInteger();
            return Result.of(with(
                    document,
                    Sharing.mapped(
                            document.model().accessPatterns(),
                            pattern -> pattern.withNumber(number.incrementAndGet()))));
        }
    }

    /**
     * Makes a failure that was found in other records visible in the author's own: adds those records that are not there
     * yet, by their identifiers, and asks the pattern with one more set of arguments.
     *
     * @param number the pattern's number, for the name of the edit
     * @param records by entity
     */
    record AddCounterexample(
            int position, int number, Map<String, List<SampleRecord>> records, Map<String, AttributeValue> arguments)
            implements PatternEdit {
        public AddCounterexample {
            Map<String, List<SampleRecord>> copy = new LinkedHashMap<>();
            records.forEach((entity, list) -> copy.put(entity, List.copyOf(list)));
            records = Collections.unmodifiableMap(copy);
            arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
        }

        @Override
        public EditName name() {
            return EditName.of("edit.add-counterexample", Integer.toString(number));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            List<AccessPattern> old = document.model().accessPatterns();
            return Lookup.position(position, old.size())
                    .then(at -> MissingRecords.added(document, records)
                            .map(grown -> with(grown, Sharing.replaced(old, old.get(at), asked(old.get(at))))));
        }

        private AccessPattern asked(AccessPattern pattern) {
            return pattern.parameters().equals(arguments) || pattern.examples().contains(arguments)
                    ? pattern
                    : pattern.withParameters(pattern.parameters(), Sharing.appended(pattern.examples(), arguments));
        }
    }

    private static Document with(Document document, List<AccessPattern> patterns) {
        return patterns.equals(document.model().accessPatterns())
                ? document
                : document.withModel(document.model().withAccessPatterns(patterns));
    }
}
