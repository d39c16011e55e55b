package dev.keyloom.gui.records;

import dev.keyloom.gui.value.ValueSpec;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A column of the grid. Only attributes can be edited; all else follows from them. */
sealed interface RecordColumn {
    /** Number of records that are looked at for attributes that the entity does not declare. */
    int RECORDS_LOOKED_AT = 200;

    /** Returns what the column is called; names are not translated, figures are known by their class. */
    String name();

    /** Returns what the head above several columns of one kind is for: empty for attributes. */
    Optional<IndexRef> index();

    /**
     * An attribute of the records.
     *
     * @param declared the entity's attribute; nothing if only records have it
     */
    record AttributeColumn(String name, AttributeType type, Optional<EntityAttribute> declared, boolean isIdentifier)
            implements RecordColumn {
        @Override
        public Optional<IndexRef> index() {
            return Optional.empty();
        }

        Optional<AttributeValue> value(SampleRecord record) {
            return record.values().get(name);
        }

        /** Returns what a value of the column ought to be. */
        ValueSpec spec() {
            return declared.map(ValueSpec::of).orElseGet(() -> ValueSpec.of(type));
        }
    }

    /** A key attribute of the base table or an index, as its templates make it. */
    record KeyColumn(IndexRef ref, KeyAttribute attribute) implements RecordColumn {
        @Override
        public String name() {
            return attribute.name();
        }

        @Override
        public Optional<IndexRef> index() {
            return Optional.of(ref);
        }

        /** Returns the key of an entry of the index; nothing if the item is not in it. */
        Optional<AttributeValue> value(MaterializedItem item) {
            return item.isIn(ref) ? item.keyValue(attribute.name()) : Optional.empty();
        }
    }

    /** What a record takes as an item. */
    record FigureColumn(Figure figure) implements RecordColumn {
        @Override
        public String name() {
            return figure.name();
        }

        @Override
        public Optional<IndexRef> index() {
            return Optional.empty();
        }
    }

    /** The figures of an item. */
    enum Figure {
        /** Bytes in the base table. */
        SIZE,
        /** Write units of inserting it, in the table and its indexes. */
        WRITE_UNITS
    }

    /**
     * Returns the columns of an entity: its attributes, those that only records have, the keys of its table by index, the
     * figures.
     */
    static List<RecordColumn> of(DataModel model, Entity entity, List<SampleRecord> records) {
        List<RecordColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (EntityAttribute attribute : entity.attributes()) {
            if (names.add(attribute.name())) {
                columns.add(new AttributeColumn(
                        attribute.name(),
                        attribute.type(),
                        Optional.of(attribute),
                        entity.identifier().contains(attribute.name())));
            }
        }
        undeclared(records, names)
                .forEach((name, type) -> columns.add(new AttributeColumn(name, type, Optional.empty(), false)));
        model.table(entity.table()).ifPresent(table -> addKeys(table, columns));
        for (Figure figure : Figure.values()) {
            columns.add(new FigureColumn(figure));
        }
        return List.copyOf(columns);
    }

    private static Map<String, AttributeType> undeclared(List<SampleRecord> records, Set<String> declared) {
        Map<String, AttributeType> found = new LinkedHashMap<>();
        for (SampleRecord record : records.subList(0, Math.min(RECORDS_LOOKED_AT, records.size()))) {
            record.values().forEach((name, value) -> {
                if (!declared.contains(name)) {
                    found.putIfAbsent(name, value.type());
                }
            });
        }
        return found;
    }

    private static void addKeys(Table table, List<RecordColumn> columns) {
        for (IndexRef ref : table.schema().indexRefs()) {
            table.schema()
                    .keyOf(ref)
                    .ifPresent(key -> key.all().forEach(attribute -> columns.add(new KeyColumn(ref, attribute))));
        }
    }
}
