package dev.keyloom.gui.collections;

import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.IndexPlace;
import dev.keyloom.materialize.IndexRow;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.value.AttributeValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The lines of a pane: headings, and the items of the collections that are not folded. Lines are computed when they are
 * asked for; of a million items none is copied.
 */
final class PaneRows {
    private final IndexContents contents;
    private final Direction direction;
    private final Folding folding;
    /** The line of each collection's heading, and behind them the number of lines; empty if nothing is folded. */
    private final int[] headings;

    PaneRows(IndexContents contents, Direction direction, Folding folding) {
        this.contents = contents;
        this.direction = direction;
        this.folding = folding;
        this.headings = folding.equals(Folding.NONE) ? new int[0] : headings(contents, folding);
    }

    int size() {
        return headings.length == 0 ? contents.rowCount() : headings[headings.length - 1];
    }

    /** Returns a line by its number from 0. */
    IndexRow row(int line) {
        if (headings.length == 0) {
            return contents.row(line, direction);
        }
        int low = 0;
        int high = headings.length - 2;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (headings[middle] <= line) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        ItemCollection collection = contents.collection(low);
        int position = line - headings[low] - 1;
        return position < 0
                ? new IndexRow.Heading(collection)
                : new IndexRow.Entry(collection, position, collection.entry(position, direction));
    }

    boolean isFolded(ItemCollection collection) {
        return folding.isFolded(collection.partition());
    }

    /** Returns the line of an item; nothing if it is not here or its collection is folded. */
    OptionalInt lineOf(MaterializedItem item) {
        Optional<IndexPlace> place = contents.placeOf(item);
        if (place.isEmpty()) {
            return OptionalInt.empty();
        }
        ItemCollection collection = place.get().collection();
        if (isFolded(collection)) {
            return OptionalInt.empty();
        }
        int position = switch (direction) {
            case ASCENDING -> place.get().position();
            case DESCENDING -> collection.size() - 1 - place.get().position();
        };
        return OptionalInt.of(headingLine(collection) + 1 + position);
    }

    /** Returns the line of an item, or of the heading that it is folded into; nothing if it is not here. */
    OptionalInt lineOrHeadingOf(MaterializedItem item) {
        OptionalInt line = lineOf(item);
        return line.isPresent()
                ? line
                : contents.placeOf(item)
                        .map(place -> OptionalInt.of(headingLine(place.collection())))
                        .orElse(OptionalInt.empty());
    }

    private int headingLine(ItemCollection collection) {
        return headings.length == 0 ? contents.headingRow(collection.number()) : headings[collection.number()];
    }

    private static int[] headings(IndexContents contents, Folding folding) {
        int count = contents.collectionCount();
        boolean[] folded = new boolean[count];
        Arrays.fill(folded, folding.allFolded());
        for (List<AttributeValue> exception : folding.exceptions()) {
            contents.collection(exception).ifPresent(found -> folded[found.number()] = !folding.allFolded());
        }
        int[] headings = new int[count + 1];
        for (int number = 0; number < count; number++) {
            int items = folded[number] ? 0 : contents.collection(number).size();
            headings[number + 1] = headings[number] + 1 + items;
        }
        return headings;
    }
}
