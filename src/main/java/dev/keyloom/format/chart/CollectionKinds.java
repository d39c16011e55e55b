package dev.keyloom.format.chart;

import dev.keyloom.format.chart.ChartRow.Variant;
import dev.keyloom.format.chart.CollectionKind.Resident;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Utf8;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Finds out which rows of a chart share item collections: those whose partition keys look alike. */
final class CollectionKinds {
    private final DataModel model;
    private final Table table;
    private final List<ChartRow> rows;

    CollectionKinds(DataModel model, Table table, List<ChartRow> rows) {
        this.model = model;
        this.table = table;
        this.rows = rows;
    }

    /** Returns the kinds of item collections of an index, in the order in which the rows come to them. */
    List<CollectionKind> of(IndexRef index) {
        KeySchema key = table.schema().keyOf(index).orElseThrow();
        Map<String, Set<Resident>> residents = new LinkedHashMap<>();
        for (ChartRow row : rows) {
            row.cell(index)
                    .filter(cell -> isWhole(cell, key))
                    .ifPresent(cell -> residents
                            .computeIfAbsent(shapeOf(key.partition(), cell, row), shape -> new LinkedHashSet<>())
                            .add(new Resident(row.entity(), label(row, index), shapeOf(key.sort(), cell, row))));
        }
        Notes notes = new Notes(index, residents.keySet());
        List<CollectionKind> kinds = new ArrayList<>();
        residents.forEach((shape, there) -> kinds.add(new CollectionKind(shape, sorted(there), notes.about(shape))));
        return kinds;
    }

    private static boolean isWhole(ChartCell cell, KeySchema key) {
        return key.attributeNames().stream()
                .allMatch(attribute -> cell.template(attribute).isPresent());
    }

    private static String label(ChartRow row, IndexRef index) {
        return Optional.ofNullable(row.variants().get(index))
                .map(Variant::name)
                .map(variant -> row.entity() + " (" + variant + ")")
                .orElse(row.entity());
    }

    private static List<Resident> sorted(Set<Resident> residents) {
        return residents.stream()
                .sorted(Comparator.comparing(Resident::sort, Utf8.ORDER))
                .toList();
    }

    private static String shapeOf(List<KeyAttribute> attributes, ChartCell cell, ChartRow row) {
        return attributes.stream()
                .map(attribute -> shapeOf(cell.template(attribute.name()).orElseThrow(), row))
                .collect(Collectors.joining(", "));
    }

    /** Returns the shape of a template; a copy of another key has the shape of that one's template. */
    private static String shapeOf(KeyTemplate template, ChartRow row) {
        KeyTemplate followed = template;
        Set<String> seen = new LinkedHashSet<>();
        Optional<String> copied = followed.copiedKey();
        while (copied.isPresent() && seen.add(copied.get())) {
            Optional<KeyTemplate> next = written(copied.get(), row);
            followed = next.orElse(followed);
            copied = next.flatMap(KeyTemplate::copiedKey);
        }
        return TemplateShape.of(followed);
    }

    /** Returns the template that makes a key attribute: the first that is not just the attribute itself. */
    private static Optional<KeyTemplate> written(String keyAttribute, ChartRow row) {
        return row.cells().values().stream()
                .flatMap(cell -> cell.template(keyAttribute).stream())
                .filter(template -> !template.copiedKey().equals(Optional.of(keyAttribute)))
                .findFirst();
    }

    /** The author's notes on an index, each given to the kinds that it means. */
    private final class Notes {
        private final List<CollectionNote> notes;
        private final Set<String> shapes;

        private Notes(IndexRef index, Set<String> shapes) {
            this.shapes = shapes;
            this.notes = model.collections().stream()
                    .filter(note -> note.index().equals(index))
                    .filter(note -> note.table().isEmpty() || note.table().get().equals(table.name()))
                    .toList();
        }

        /** Notes on exactly this shape; without any, those on a beginning of it that are about no other shape. */
        private List<String> about(String shape) {
            List<String> exact = texts(note -> shapeOf(note).equals(shape));
            return exact.isEmpty() ? texts(note -> begins(shape, shapeOf(note))) : exact;
        }

        private boolean begins(String shape, String noted) {
            return !shapes.contains(noted)
                    && noted.endsWith(TemplateShape.PLACEHOLDER)
                    && shape.startsWith(noted.substring(0, noted.length() - 1));
        }

        private List<String> texts(Predicate<CollectionNote> isMeant) {
            return notes.stream()
                    .filter(isMeant)
                    .flatMap(note -> note.description().stream())
                    .distinct()
                    .toList();
        }

        /** A note without partition key is about all collections of the index. */
        private static String shapeOf(CollectionNote note) {
            return note.partition()
                    .map(partition ->
                            TemplateShape.of(KeyTemplate.parse(partition).orElseThrow()))
                    .orElse(TemplateShape.PLACEHOLDER);
        }
    }
}
