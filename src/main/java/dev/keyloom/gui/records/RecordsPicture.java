package dev.keyloom.gui.records;

import dev.keyloom.document.Document;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the grid shows of one entity.
 *
 * @param records the records by position
 * @param faults why records have no item
 */
record RecordsPicture(
        Entity entity,
        Optional<Table> table,
        List<RecordColumn> columns,
        List<SampleRecord> records,
        RecordItems items,
        RecordFaults faults,
        Optional<RecordSort> sort,
        RowOrder order) {

    /** Returns an entity's records in the order of the design. */
    static RecordsPicture of(Document document, Entity entity, Optional<Derived> derived, RecordFaults faults) {
        DataModel model = document.model();
        List<SampleRecord> records = model.recordsOf(entity.name());
        Optional<Table> table = model.table(entity.table());
        return new RecordsPicture(
                entity,
                table,
                RecordColumn.of(model, entity, records),
                records,
                new RecordItems(entity.name(), records, table, derived),
                faults,
                Optional.empty(),
                RowOrder.ofDesign(records.size()));
    }

    RecordsPicture sorted(RecordSort newSort, RowOrder newOrder) {
        return new RecordsPicture(entity, table, columns, records, items, faults, Optional.of(newSort), newOrder);
    }

    List<AttributeColumn> attributes() {
        return columns.stream()
                .flatMap(column -> column instanceof AttributeColumn attribute ? Stream.of(attribute) : Stream.empty())
                .toList();
    }

    int rows() {
        return order.size();
    }

    SampleRecord record(int row) {
        return records.get(order.position(row));
    }
}
