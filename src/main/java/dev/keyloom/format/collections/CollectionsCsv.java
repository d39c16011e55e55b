package dev.keyloom.format.collections;

import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.format.csv.CsvText;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Writes item collections as CSV: one record for each item in each index, with one column for each attribute. A map, list
 * or set is written in DynamoDB's JSON.
 */
public final class CollectionsCsv {
    private static final List<String> HEAD = List.of("Table", "Index", "Partition key", "Sort key", "Entity", "Record");

    private CollectionsCsv() {}

    /**
     * Writes all indexes shown under one head.
     *
     * @throws IOException if {@code out} does
     */
    public static void write(CollectionsView view, Appendable out) throws IOException {
        List<String> attributes = attributeNames(view);
        List<String> head = new ArrayList<>(HEAD);
        head.addAll(attributes);
        out.append(new CsvText().add(head).toString());
        for (IndexView index : view.indexes()) {
            for (ItemCollection collection : index.collections()) {
                for (MaterializedItem item : collection.entries(view.direction())) {
                    out.append(new CsvText()
                            .add(fields(index, collection, item, attributes))
                            .toString());
                }
            }
        }
    }

    /** Returns the names of all attributes shown, in the order in which they appear. */
    private static List<String> attributeNames(CollectionsView view) {
        Set<String> names = new LinkedHashSet<>();
        for (IndexView index : view.indexes()) {
            index.table().table().schema().keyAttributes().forEach(attribute -> names.add(attribute.name()));
            for (ItemCollection collection : index.collections()) {
                collection
                        .entries()
                        .forEach(item -> item.projectedIn(index.index()).forEach((name, value) -> names.add(name)));
            }
        }
        return List.copyOf(names);
    }

    private static List<String> fields(
            IndexView index, ItemCollection collection, MaterializedItem item, List<String> attributes) {
        List<String> fields = new ArrayList<>(List.of(
                index.table().name(),
                index.index().name(),
                collection.partitionText(),
                index.sortText(item),
                item.entity(),
                Integer.toString(item.number())));
        Item projected = item.projectedIn(index.index());
        for (String attribute : attributes) {
            fields.add(projected.get(attribute).map(CollectionsCsv::text).orElse(""));
        }
        return fields;
    }

    private static String text(AttributeValue value) {
        return value.scalarText().orElseGet(() -> JsonText.line(ItemJson.of(value)));
    }
}
