package dev.keyloom.gui.keys;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.keys.CellDetail.Neighbour;
import dev.keyloom.gui.keys.CellDetail.Neighbours;
import dev.keyloom.gui.keys.CellDetail.Ownership;
import dev.keyloom.materialize.IndexPlace;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds out what the dock and the hover tell of a cell. */
final class CellDetails {
    /** So many items are listed on each side of the record's own. */
    private static final int NEIGHBOURS_EACH_SIDE = 50;
    /** So many records are tried for one that is in an index. */
    private static final int MAX_RECORDS = 1000;

    private final Texts texts;
    private final DataModel model;
    private final Optional<Derived> derived;

    CellDetails(Texts texts, DataModel model, Optional<Derived> derived) {
        this.texts = texts;
        this.model = model;
        this.derived = derived;
    }

    /** Returns the detail of a cell of a chart; nothing in the column of entities. */
    Optional<CellDetail> of(KeyChart chart, GridCursor at) {
        if (at.isEntity() || at.row() >= chart.rows().size()) {
            return Optional.empty();
        }
        KeyRow row = chart.rows().get(at.row());
        ChartCell cell = row.cells().get(at.column());
        KeyColumn column = chart.columns().get(at.column());
        List<String> explanation = model.entity(row.entity())
                .map(entity -> Explanation.of(texts, entity, chart.headOf(at.column()), column, cell))
                .orElse(List.of());
        return Optional.of(new CellDetail(
                row.entity(),
                row.color(),
                column,
                cell,
                cell.template(),
                explanation,
                neighbours(row, column.index())));
    }

    /** Returns the items around the first of a row's records that is in the base table or an index; nothing if none is. */
    private Optional<Neighbours> neighbours(KeyRow row, IndexRef index) {
        return derived.flatMap(found -> found.materialization().tableOf(row.entity()))
                .flatMap(contents -> contents.index(index)
                        .flatMap(found -> records(row)
                                .mapToObj(number -> contents.item(row.entity(), number))
                                .flatMap(item -> item.flatMap(found::placeOf).stream())
                                .findFirst())
                        .map(place -> neighbours(contents, place)));
    }

    /** The record that the row's examples show comes first; not every record is in a sparse index. */
    private IntStream records(KeyRow row) {
        int count = Math.min(MAX_RECORDS, model.recordsOf(row.entity()).size());
        return IntStream.concat(
                IntStream.of(row.record()),
                row.variant().isPresent() ? IntStream.empty() : IntStream.rangeClosed(1, count));
    }

    private Neighbours neighbours(TableContents contents, IndexPlace place) {
        ItemCollection collection = place.collection();
        EntityColors colors = EntityColors.of(model);
        List<KeyAttribute> shown = sortAttributes(contents, place.index());
        int first = Math.max(0, place.position() - NEIGHBOURS_EACH_SIDE);
        int end = Math.min(collection.size(), place.position() + NEIGHBOURS_EACH_SIDE + 1);
        List<Neighbour> entries = IntStream.range(first, end)
                .mapToObj(position -> {
                    MaterializedItem item = collection.entries().get(position);
                    return new Neighbour(
                            text(item, shown),
                            item.entity(),
                            item.number(),
                            colors.color(item.entity(), PictureTheme.LIGHT),
                            position == place.position() ? Ownership.OWN : Ownership.OTHER);
                })
                .toList();
        return new Neighbours(collection.partitionText(), entries, collection.size());
    }

    private static List<KeyAttribute> sortAttributes(TableContents contents, IndexRef index) {
        KeySchema key = contents.table().schema().keyOf(index).orElseThrow();
        return key.sort().isEmpty() ? contents.table().schema().key().all() : key.sort();
    }

    private static String text(MaterializedItem item, List<KeyAttribute> attributes) {
        return attributes.stream()
                .flatMap(attribute -> item.keyValue(attribute.name()).stream())
                .map(value -> value.scalarText().orElseThrow())
                .collect(Collectors.joining(", "));
    }
}
