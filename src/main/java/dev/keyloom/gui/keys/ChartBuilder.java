package dev.keyloom.gui.keys;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.format.chart.VariantChoices;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.uses.PatternUse;
import dev.keyloom.gui.uses.PatternUses;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.ModelCheck;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Builds the chart of one table from a model, and from what is derived of it as far as that is there. */
final class ChartBuilder {
    private final DataModel model;
    private final Table table;
    private final Optional<Derived> derived;
    private final EntityColors colors;
    private final List<PatternUse> patterns;

    private ChartBuilder(DataModel model, Table table, Optional<Derived> derived) {
        this.model = model;
        this.table = table;
        this.derived = derived;
        this.colors = EntityColors.of(model);
        this.patterns = PatternUses.of(model, table);
    }

    /** Returns the chart of a table. */
    static KeyChart chart(DataModel model, Table table, Optional<Derived> derived) {
        return new ChartBuilder(model, table, derived).build();
    }

    private KeyChart build() {
        List<IndexHead> heads = new ArrayList<>();
        heads.add(head(IndexRef.PRIMARY, IndexHead.Kind.BASE_TABLE, Optional.empty()));
        for (SecondaryIndex index : table.schema().globalIndexes()) {
            heads.add(head(index.ref(), IndexHead.Kind.GLOBAL, Optional.of(index)));
        }
        for (SecondaryIndex index : table.schema().localIndexes()) {
            heads.add(head(index.ref(), IndexHead.Kind.LOCAL, Optional.of(index)));
        }
        List<KeyColumn> columns =
                heads.stream().flatMap(head -> head.columns().stream()).toList();
        List<KeyRow> rows = new ArrayList<>();
        for (Entity entity : model.entitiesOf(table.name())) {
            addRows(entity, columns, rows);
        }
        return new KeyChart(Optional.of(table.name()), heads, columns, rows);
    }

    private IndexHead head(IndexRef ref, IndexHead.Kind kind, Optional<SecondaryIndex> index) {
        OptionalInt items = derived.flatMap(found -> found.materialization().table(table.name()))
                .flatMap(found -> found.index(ref))
                .map(found -> OptionalInt.of(found.size()))
                .orElse(OptionalInt.empty());
        return new IndexHead(
                ref,
                kind,
                index.map(SecondaryIndex::projection),
                items,
                PatternUses.on(ref, patterns),
                columns(ref, kind));
    }

    /** A local index has the table's partition key: only its sort key is a column of its own. */
    private List<KeyColumn> columns(IndexRef ref, IndexHead.Kind kind) {
        KeySchema key = table.schema().keyOf(ref).orElseThrow();
        List<KeyColumn> columns = new ArrayList<>();
        if (kind != IndexHead.Kind.LOCAL) {
            addColumns(ref, KeyEdit.Role.PARTITION, key.partition(), columns);
        }
        addColumns(ref, KeyEdit.Role.SORT, key.sort(), columns);
        return columns;
    }

    private static void addColumns(
            IndexRef ref, KeyEdit.Role role, List<KeyAttribute> attributes, List<KeyColumn> columns) {
        for (int i = 0; i < attributes.size(); i++) {
            columns.add(new KeyColumn(ref, role, i, attributes.get(i)));
        }
    }

    private void addRows(Entity entity, List<KeyColumn> columns, List<KeyRow> rows) {
        List<Map<IndexRef, KeyMapping>> choices =
                VariantChoices.of(entity, table.schema().indexRefs());
        Optional<KeyRow> above = Optional.empty();
        for (Map<IndexRef, KeyMapping> choice : choices) {
            KeyRow row = row(entity, choice, columns, above, choices.size() > 1);
            rows.add(row);
            above = Optional.of(row);
        }
    }

    private KeyRow row(
            Entity entity,
            Map<IndexRef, KeyMapping> choice,
            List<KeyColumn> columns,
            Optional<KeyRow> above,
            boolean isOneOfSeveral) {
        Map<IndexRef, Integer> positions = new LinkedHashMap<>();
        choice.forEach((index, mapping) -> positions.put(index, positionOf(entity.mappings(index), mapping)));
        int record = SampleChoice.first(model.recordsOf(entity.name()), entity, choice);
        Optional<Item> values = record == 0
                ? Optional.empty()
                : Optional.of(model.recordsOf(entity.name()).get(record - 1).values());
        RowKeys keys = new RowKeys(table.schema(), choice);
        List<ChartCell> cells = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            KeyColumn column = columns.get(i);
            int at = i;
            Optional<ChartCell> cellAbove = above.map(row -> row.cells().get(at));
            Selection.KeyCell address = column.address(entity.name(), positions.getOrDefault(column.index(), 0));
            cells.add(cell(
                    entity, column, address, Optional.ofNullable(choice.get(column.index())), keys, values, cellAbove));
        }
        return new KeyRow(
                entity.name(),
                colors.color(entity.name(), PictureTheme.LIGHT),
                positions,
                isOneOfSeveral ? Optional.of(variant(entity, choice)) : Optional.empty(),
                record,
                above.isEmpty() ? KeyRow.Standing.FIRST : KeyRow.Standing.FOLLOWING,
                cells);
    }

    private ChartCell cell(
            Entity entity,
            KeyColumn column,
            Selection.KeyCell address,
            Optional<KeyMapping> mapping,
            RowKeys keys,
            Optional<Item> values,
            Optional<ChartCell> above) {
        String name = column.attribute().name();
        Optional<KeyTemplate> written =
                mapping.flatMap(found -> TemplateSlot.of(column).in(found));
        Optional<KeyTemplate> template = written.or(() ->
                keys.template(name).map(other -> KeyTemplate.parse("=" + name).orElseThrow()));
        boolean isSame = above.isPresent() && above.get().address().equals(address) && written.isPresent();
        ChartCell.State state = isSame
                ? ChartCell.State.SAME
                : written.isPresent()
                        ? ChartCell.State.WRITTEN
                        : template.isPresent() ? ChartCell.State.INHERITED : ChartCell.State.ABSENT;
        List<Problem> problems = written.map(found -> ModelCheck.check(found, entity, table, column.attribute()))
                .orElse(List.of());
        Optional<Example> example =
                values.flatMap(item -> keys.render(name, item)).map(Example::of);
        return new ChartCell(address, state, template, example, problems, List.of(), List.of());
    }

    private static KeyRow.Variant variant(Entity entity, Map<IndexRef, KeyMapping> choice) {
        List<String> names = new ArrayList<>();
        List<String> conditions = new ArrayList<>();
        choice.forEach((index, mapping) -> {
            List<KeyMapping> all = entity.mappings(index);
            if (all.size() > 1) {
                String number = Integer.toString(positionOf(all, mapping) + 1);
                names.add(mapping.variant().orElse(number));
                mapping.when().ifPresent(condition -> conditions.add(condition.text()));
            }
        });
        return new KeyRow.Variant(
                String.join(", ", names.stream().distinct().toList()),
                conditions.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                String.join(", ", conditions.stream().distinct().toList())));
    }

    /** Two variants may read alike, so that the very object is looked for. */
    @SuppressWarnings("ReferenceEquality")
    private static int positionOf(List<KeyMapping> mappings, KeyMapping mapping) {
        for (int i = 0; i < mappings.size(); i++) {
            if (mappings.get(i) == mapping) {
                return i;
            }
        }
        throw new IllegalArgumentException("Not one of the mappings: " + mapping);
    }
}
