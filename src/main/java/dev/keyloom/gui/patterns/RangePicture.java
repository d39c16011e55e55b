package dev.keyloom.gui.patterns;

import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RequestRun;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The item collection that a failing Query reads, in byte order: what was wanted, and what is read instead.
 *
 * @param collection the collection's partition key
 */
record RangePicture(String collection, List<Cell> cells) {
    private static final int MOST_CELLS = 9;
    /** Of a longer collection the first ones wanted and read are shown. */
    private static final int MOST_NUMBERED = 4;

    RangePicture {
        cells = List.copyOf(cells);
    }

    /**
     * An item of the collection.
     *
     * @param key its sort key
     * @param wanted its place in the expected answer, from 1
     * @param read its place among the items read, from 1
     * @param skipped how many items of the collection before it are not shown
     */
    record Cell(String entity, String key, OptionalInt wanted, OptionalInt read, int skipped) {}

    /** Returns the picture of a run, if it fails by what one Query reads of a collection with a sort key. */
    static Optional<RangePicture> of(Materialization materialization, ExampleRun run) {
        if (run.verdict() != Verdict.Kind.FAIL) {
            return Optional.empty();
        }
        List<RequestRun> queries = run.runs().stream()
                .filter(each -> each.request() instanceof PreparedRequest.Query)
                .toList();
        return queries.size() == 1 ? of(materialization, run, queries.get(0)) : Optional.empty();
    }

    private static Optional<RangePicture> of(Materialization materialization, ExampleRun run, RequestRun query) {
        Optional<IndexContents> index = materialization
                .table(query.table())
                .flatMap(
                        table -> query.index().isPrimary() ? Optional.of(table.primary()) : table.index(query.index()));
        return index.filter(found -> !found.key().sort().isEmpty())
                .flatMap(found -> collection(materialization, found, run, query)
                        .flatMap(collection -> of(collection, found.key(), run, query)));
    }

    private static Optional<ItemCollection> collection(
            Materialization materialization, IndexContents index, ExampleRun run, RequestRun query) {
        Optional<MaterializedItem> inside = query.items().stream()
                .flatMap(item -> item.source().stream())
                .findFirst()
                .or(() -> run.expected().stream()
                        .flatMap(record -> materialization.item(record.entity(), record.number()).stream())
                        .findFirst());
        return inside.flatMap(item -> {
            List<AttributeValue> partition = index.key().partition().stream()
                    .flatMap(attribute -> item.keyValue(attribute.name()).stream())
                    .toList();
            return partition.size() == index.key().partition().size() ? index.collection(partition) : Optional.empty();
        });
    }

    private static Optional<RangePicture> of(
            ItemCollection collection, KeySchema key, ExampleRun run, RequestRun query) {
        RecordPlaces wanted = RecordPlaces.of(run.expected());
        RecordPlaces read = RecordPlaces.ofItems(query.items());
        List<Cell> all = collection.entries().stream()
                .map(item -> new Cell(item.entity(), key(key, item), number(wanted, item), number(read, item), 0))
                .toList();
        boolean isTold = all.stream().anyMatch(cell -> cell.wanted().isPresent())
                && all.stream().anyMatch(cell -> !cell.wanted().equals(cell.read()));
        return isTold ? Optional.of(new RangePicture(collection.partitionText(), shown(all))) : Optional.empty();
    }

    private static List<Cell> shown(List<Cell> all) {
        List<Cell> shown = new ArrayList<>();
        int skipped = 0;
        for (Cell cell : all) {
            boolean isShown = all.size() <= MOST_CELLS || isFirst(cell.wanted()) || isFirst(cell.read());
            if (isShown) {
                shown.add(new Cell(cell.entity(), cell.key(), cell.wanted(), cell.read(), skipped));
                skipped = 0;
            } else {
                skipped++;
            }
        }
        return shown;
    }

    private static boolean isFirst(OptionalInt number) {
        return number.isPresent() && number.getAsInt() <= MOST_NUMBERED;
    }

    private static String key(KeySchema key, MaterializedItem item) {
        return String.join(
                ", ",
                key.sort().stream()
                        .map(KeyAttribute::name)
                        .flatMap(name -> item.keyValue(name).stream())
                        .flatMap(value -> value.scalarText().stream())
                        .toList());
    }

    /** Returns an item's place as people count, from 1. */
    private static OptionalInt number(RecordPlaces places, MaterializedItem item) {
        OptionalInt place = places.of(item);
        return place.isPresent() ? OptionalInt.of(place.getAsInt() + 1) : place;
    }
}
