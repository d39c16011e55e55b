package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.RecordList;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * Changes of sample records. A record is named by its entity and its position in the design, from 0, never by its row in a
 * sorted view.
 */
public sealed interface RecordEdit extends ModelEdit {

    /**
     * Adds records.
     *
     * @param position where the first of them stands then, from 0; behind the others if absent
     */
    record Add(String entity, List<SampleRecord> records, Optional<Integer> position) implements RecordEdit {
        public Add {
            records = List.copyOf(records);
        }

        /** Returns the edit that adds one record behind the others. */
        public static Add last(String entity, SampleRecord record) {
            return new Add(entity, List.of(record), Optional.empty());
        }

        @Override
        public EditName name() {
            return records.size() == 1
                    ? EditName.of("edit.add-record", entity)
                    : EditName.of("edit.add-records", Integer.toString(records.size()), entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return changed(
                    document,
                    entity,
                    old -> Lookup.position(position.orElse(old.size()), old.size() + 1)
                            .map(at -> old.withAll(at, records)));
        }
    }

    /** Removes records by their positions. */
    record Remove(String entity, SortedSet<Integer> positions) implements RecordEdit {
        /** So few are removed one by one, more from a copy of the list. */
        private static final int FEW = 64;

        public Remove {
            positions = Collections.unmodifiableSortedSet(new TreeSet<>(positions));
        }

        @Override
        public EditName name() {
            return positions.size() == 1
                    ? EditName.of("edit.remove-record", entity)
                    : EditName.of("edit.remove-records", Integer.toString(positions.size()), entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            if (positions.isEmpty()) {
                return Result.of(document);
            }
            return changed(
                    document,
                    entity,
                    old -> Lookup.position(positions.first(), old.size())
                            .then(first -> Lookup.position(positions.last(), old.size()))
                            .map(last -> without(old)));
        }

        /** From the last on, so that the positions of the others hold. */
        private RecordList without(RecordList old) {
            if (positions.size() > FEW) {
                List<SampleRecord> kept = new ArrayList<>(old.size() - positions.size());
                int position = 0;
                for (SampleRecord record : old) {
                    if (!positions.contains(position)) {
                        kept.add(record);
                    }
                    position++;
                }
                return RecordList.copyOf(kept);
            }
            RecordList rest = old;
            for (int position : new TreeSet<>(positions).descendingSet()) {
                rest = rest.without(position);
            }
            return rest;
        }
    }

    /** Puts another record in the place of one. */
    record Replace(String entity, int position, SampleRecord record) implements RecordEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.change-record", entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Replace.class, entity, position));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return changedAt(document, entity, position, old -> record);
        }
    }

    /** Puts other records in the place of all of an entity's, as generating and importing do. */
    record ReplaceAll(String entity, List<SampleRecord> records) implements RecordEdit {
        public ReplaceAll {
            records = RecordList.copyOf(records);
        }

        @Override
        public EditName name() {
            return EditName.of("edit.replace-records", entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return changed(document, entity, old -> Result.of(RecordList.copyOf(records)));
        }
    }

    /**
     * Puts other records in the place of several, as one change of many cells does.
     *
     * @param name what the change is called
     * @param records the new records by position
     */
    record ReplaceEach(EditName name, String entity, SortedMap<Integer, SampleRecord> records) implements RecordEdit {
        /** So few are replaced one by one, more in a copy of the list. */
        private static final int FEW = 64;

        public ReplaceEach {
            records = Collections.unmodifiableSortedMap(new TreeMap<>(records));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            if (records.isEmpty()) {
                return Result.of(document);
            }
            return changed(
                    document,
                    entity,
                    old -> Lookup.position(records.firstKey(), old.size())
                            .then(first -> Lookup.position(records.lastKey(), old.size()))
                            .map(last -> replaced(old)));
        }

        private RecordList replaced(RecordList old) {
            if (records.size() > FEW) {
                List<SampleRecord> copy = new ArrayList<>(old);
                records.forEach(copy::set);
                return RecordList.copyOf(copy);
            }
            RecordList changed = old;
            for (Map.Entry<Integer, SampleRecord> record : records.entrySet()) {
                changed = changed.with(record.getKey(), record.getValue());
            }
            return changed;
        }
    }

    /** Gives one attribute of a record another value. */
    record SetValue(String entity, int position, String attribute, AttributeValue value) implements RecordEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-value", attribute, entity);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetValue.class, entity, position, attribute));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return changedAt(
                    document,
                    entity,
                    position,
                    old -> old.values().get(attribute).equals(Optional.of(value))
                            ? old
                            : old.withValues(old.values().with(attribute, value)));
        }
    }

    /** Takes one attribute from a record. */
    record RemoveValue(String entity, int position, String attribute) implements RecordEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-value", attribute, entity);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return changedAt(
                    document,
                    entity,
                    position,
                    old -> old.values().has(attribute)
                            ? old.withValues(old.values().without(attribute))
                            : old);
        }
    }

    @SuppressWarnings("ReferenceEquality") // comparing a million records is not for each edit
    private static Result<Document> changed(Document document, String entity, Change.Attempt<RecordList> change) {
        DataModel model = document.model();
        return Lookup.entity(model, entity).then(found -> {
            RecordList old = RecordList.copyOf(model.recordsOf(entity));
            return change.on(old)
                    .map(records -> records == old
                            ? document
                            : document.withModel(
                                    model.withRecords(RecordLists.with(model.records(), entity, records))));
        });
    }

    @SuppressWarnings("ReferenceEquality")
    private static Result<Document> changedAt(
            Document document, String entity, int position, UnaryOperator<SampleRecord> change) {
        return changed(
                document,
                entity,
                old -> Lookup.position(position, old.size()).map(at -> {
                    SampleRecord record = old.get(at);
                    SampleRecord after = change.apply(record);
                    return after == record ? old : old.with(at, after);
                }));
    }
}
