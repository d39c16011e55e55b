package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The records of a design that say how their items are stored. */
final class StoredItems {
    private final List<StoredItem> items = new ArrayList<>();

    private StoredItems(DataModel model) {
        for (Entity entity : model.entities()) {
            model.table(entity.table()).ifPresent(table -> add(model, table, entity));
        }
    }

    static List<StoredItem> of(LintContext context) {
        return context.derived(StoredItems.class, same -> new StoredItems(same.model())).items;
    }

    private void add(DataModel model, Table table, Entity entity) {
        List<SampleRecord> bare = new ArrayList<>();
        List<SampleRecord> records = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        int number = 0;
        for (SampleRecord record : model.recordsOf(entity.name())) {
            number++;
            if (record.stored().isPresent()) {
                bare.add(SampleRecord.of(record.values()));
                records.add(record);
                numbers.add(number);
            }
        }
        if (bare.isEmpty()) {
            return;
        }
        Materialization made =
                Materializer.materialize(model.withEntities(List.of(entity)).withRecords(Map.of(entity.name(), bare)));
        Set<Integer> overwritten = new LinkedHashSet<>();
        made.notWritten().stream()
                .filter(some -> some.cause() == NotWritten.Cause.OVERWRITTEN)
                .forEach(some -> overwritten.add(some.number()));
        for (int i = 0; i < bare.size(); i++) {
            Optional<MaterializedItem> item = overwritten.contains(i + 1)
                    ? LoneItem.of(model, entity, bare.get(i).values())
                    : made.item(entity.name(), i + 1);
            items.add(new StoredItem(table, entity, numbers.get(i), records.get(i), item));
        }
    }
}
