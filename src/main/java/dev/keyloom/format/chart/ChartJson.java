package dev.keyloom.format.chart;

import dev.keyloom.format.chart.TableChart.Columns;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/** Writes an entity chart as JSON, for other programs. */
public final class ChartJson {
    private ChartJson() {}

    /** Returns the chart; an index that an entity is not in is absent, and so is a half of a key that is not written. */
    public static String write(EntityChart chart) {
        return JsonText.file(Json.object()
                .put(
                        "tables",
                        Json.array(chart.tables().stream().map(ChartJson::table).toList()))
                .build());
    }

    private static Json table(TableChart table) {
        Json.ObjectBuilder keys = Json.object();
        Json.ObjectBuilder collections = Json.object();
        for (Columns columns : table.indexes()) {
            keys.put(columns.index().name(), Json.texts(columns.key().attributeNames()));
            collections.put(
                    columns.index().name(),
                    Json.array(
                            columns.collections().stream().map(ChartJson::kind).toList()));
        }
        return Json.object()
                .put("name", table.name())
                .put("keys", keys.build())
                .put(
                        "rows",
                        Json.array(table.rows().stream()
                                .map(row -> row(table, row))
                                .toList()))
                .put("collections", collections.build())
                .build();
    }

    private static Json row(TableChart table, ChartRow row) {
        Json.ObjectBuilder variants = Json.object();
        row.variants().forEach((index, variant) -> variants.put(index.name(), variant.name()));
        Json.ObjectBuilder keys = Json.object();
        for (Columns columns : table.indexes()) {
            row.cell(columns.index())
                    .ifPresent(cell -> keys.put(
                            columns.index().name(),
                            Json.object()
                                    .put("partition", half(cell, columns.key().partition()))
                                    .put("sort", half(cell, columns.key().sort()))
                                    .build()));
        }
        return Json.object()
                .put("entity", row.entity())
                .put("variants", variants.build())
                .put("keys", keys.build())
                .build();
    }

    /** Returns the template of a lone attribute, or an array of those of several; nothing if not all are written. */
    private static Optional<Json> half(ChartCell cell, List<KeyAttribute> attributes) {
        List<Json> templates = attributes.stream()
                .flatMap(attribute -> cell.template(attribute.name()).stream())
                .map(KeyTemplate::text)
                .<Json>map(Json::text)
                .toList();
        if (templates.isEmpty() || templates.size() < attributes.size()) {
            return Optional.empty();
        }
        return Optional.of(attributes.size() == 1 ? templates.get(0) : Json.array(templates));
    }

    private static Json kind(CollectionKind kind) {
        return Json.object()
                .put("partition", kind.partition())
                .put(
                        "entities",
                        Json.texts(kind.residents().stream()
                                .map(CollectionKind.Resident::label)
                                .toList()))
                .build();
    }
}
