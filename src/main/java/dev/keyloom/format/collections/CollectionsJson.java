package dev.keyloom.format.collections;

import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.value.AttributeValue;
import java.io.IOException;
import java.util.List;

/** Writes item collections as JSON, one line for each item. */
public final class CollectionsJson {
    private final CollectionsView view;
    private final Appendable out;

    private CollectionsJson(CollectionsView view, Appendable out) {
        this.view = view;
        this.out = out;
    }

    /**
     * Writes an array with one object for each index shown.
     *
     * @throws IOException if {@code out} does
     */
    public static void writeAll(CollectionsView view, Appendable out) throws IOException {
        CollectionsJson json = new CollectionsJson(view, out);
        out.append('[');
        String separator = "\n";
        for (IndexView index : view.indexes()) {
            out.append(separator);
            json.write(index);
            separator = ",\n";
        }
        out.append(view.indexes().isEmpty() ? "]\n" : "\n]\n");
    }

    /**
     * Writes the object of the only index shown.
     *
     * @throws IOException if {@code out} does
     * @throws IllegalArgumentException if not exactly one index is shown
     */
    public static void writeOnly(CollectionsView view, Appendable out) throws IOException {
        if (view.indexes().size() != 1) {
            throw new IllegalArgumentException(
                    "One index is to be written, not " + view.indexes().size());
        }
        new CollectionsJson(view, out).write(view.indexes().get(0));
        out.append('\n');
    }

    private void write(IndexView index) throws IOException {
        out.append("{\n  \"table\": ")
                .append(JsonText.line(Json.text(index.table().name())));
        out.append(",\n  \"index\": ")
                .append(JsonText.line(Json.text(index.index().name())));
        out.append(",\n  \"collections\": [");
        String separator = "\n";
        for (ItemCollection collection : index.collections()) {
            out.append(separator);
            write(index, collection);
            separator = ",\n";
        }
        out.append(index.collections().isEmpty() ? "]" : "\n  ]");
        out.append(",\n  \"notWritten\": [");
        separator = "\n";
        for (NotWritten record : index.table().notWritten()) {
            out.append(separator).append("    ").append(JsonText.line(json(record)));
            separator = ",\n";
        }
        out.append(index.table().notWritten().isEmpty() ? "]\n}" : "\n  ]\n}");
    }

    private void write(IndexView index, ItemCollection collection) throws IOException {
        out.append("    {\"partition\": ").append(JsonText.line(partition(collection.partition())));
        out.append(", \"items\": [");
        String separator = "\n";
        for (MaterializedItem item : collection.entries(view.direction())) {
            out.append(separator).append("      ").append(JsonText.line(json(index, item)));
            separator = ",\n";
        }
        out.append("\n    ]}");
    }

    /** A key of several attributes is an array. */
    private static Json partition(List<AttributeValue> values) {
        return values.size() == 1
                ? ItemJson.plain(values.get(0))
                : Json.array(values.stream().map(ItemJson::plain).toList());
    }

    private static Json json(IndexView index, MaterializedItem item) {
        Json.ObjectBuilder key = Json.object();
        item.keyIn(index.index()).forEach((name, value) -> key.put(name, ItemJson.plain(value)));
        return Json.object()
                .put("entity", item.entity())
                .put("number", item.number())
                .put("key", key.build())
                .put("attributes", ItemJson.of(item.projectedIn(index.index())))
                .build();
    }

    private static Json json(NotWritten record) {
        return Json.object()
                .put("entity", record.entity())
                .put("number", record.number())
                .put("reason", record.reason())
                .build();
    }
}
