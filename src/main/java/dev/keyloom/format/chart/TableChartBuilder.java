package dev.keyloom.format.chart;

import dev.keyloom.format.chart.ChartRow.Variant;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds the chart of one table. */
final class TableChartBuilder {
    private final DataModel model;
    private final Table table;

    TableChartBuilder(DataModel model, Table table) {
        this.model = model;
        this.table = table;
    }

    TableChart build() {
        List<ChartRow> rows = new ArrayList<>();
        for (Entity entity : model.entitiesOf(table.name())) {
            for (Map<IndexRef, KeyMapping> choice :
                    VariantChoices.of(entity, table.schema().indexRefs())) {
                rows.add(row(entity, choice));
            }
        }
        CollectionKinds kinds = new CollectionKinds(model, table, rows);
        List<TableChart.Columns> columns = table.schema().indexRefs().stream()
                .map(index -> new TableChart.Columns(index, keyOf(index), projectionOf(index), kinds.of(index)))
                .toList();
        return new TableChart(table.name(), columns, rows);
    }

    private ChartRow row(Entity entity, Map<IndexRef, KeyMapping> choice) {
        Map<IndexRef, Variant> variants = new LinkedHashMap<>();
        Map<String, KeyTemplate> written = new LinkedHashMap<>();
        choice.forEach((index, mapping) -> {
            List<KeyMapping> all = entity.mappings(index);
            if (all.size() > 1) {
                variants.put(index, variant(all, mapping));
            }
            templates(keyOf(index), mapping).forEach(written::putIfAbsent);
        });
        Map<IndexRef, ChartCell> cells = new LinkedHashMap<>();
        for (IndexRef index : table.schema().indexRefs()) {
            cell(index, entity, Optional.ofNullable(choice.get(index)), written)
                    .ifPresent(cell -> cells.put(index, cell));
        }
        return new ChartRow(entity.name(), variants, cells);
    }

    /**
     * Returns the cell of an index. What the mapping does not give may come from another key (an index over attributes of
     * the base key holds every item, a local index has the table's partition key) or from an attribute of the entity that
     * bears the key attribute's name.
     */
    private Optional<ChartCell> cell(
            IndexRef index, Entity entity, Optional<KeyMapping> mapping, Map<String, KeyTemplate> written) {
        KeySchema key = keyOf(index);
        Map<String, KeyTemplate> own =
                mapping.map(found -> templates(key, found)).orElse(Map.of());
        Map<String, KeyTemplate> templates = new LinkedHashMap<>();
        for (KeyAttribute attribute : key.all()) {
            if (own.containsKey(attribute.name())) {
                templates.put(attribute.name(), own.get(attribute.name()));
            } else if (written.containsKey(attribute.name())) {
                templates.put(attribute.name(), KeyTemplate.of("=" + attribute.name()));
            } else if (entity.attribute(attribute.name()).isPresent()) {
                String path = AttributePath.of(attribute.name()).text();
                templates.put(attribute.name(), KeyTemplate.of("<" + path + ">"));
            }
        }
        boolean isThere = !own.isEmpty() || templates.size() == key.all().size();
        return isThere ? Optional.of(new ChartCell(templates)) : Optional.empty();
    }

    private static Map<String, KeyTemplate> templates(KeySchema key, KeyMapping mapping) {
        Map<String, KeyTemplate> templates = new LinkedHashMap<>();
        putAll(templates, key.partition(), mapping.partition());
        putAll(templates, key.sort(), mapping.sort());
        return templates;
    }

    private static void putAll(
            Map<String, KeyTemplate> templates, List<KeyAttribute> attributes, List<KeyTemplate> half) {
        for (int i = 0; i < Math.min(attributes.size(), half.size()); i++) {
            templates.put(attributes.get(i).name(), half.get(i));
        }
    }

    private static Variant variant(List<KeyMapping> all, KeyMapping mapping) {
        String number = Integer.toString(all.indexOf(mapping) + 1);
        return new Variant(mapping.variant().orElse(number), mapping.when().map(condition -> condition.text()));
    }

    private Projection projectionOf(IndexRef index) {
        return table.schema().index(index).map(SecondaryIndex::projection).orElse(Projection.ALL);
    }

    private KeySchema keyOf(IndexRef index) {
        return table.schema().keyOf(index).orElseThrow();
    }
}
