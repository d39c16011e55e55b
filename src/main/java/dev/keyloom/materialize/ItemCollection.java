package dev.keyloom.materialize;

import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.stream.Collectors;

/** All items with one partition key in the base table or an index, in the order of their sort keys. */
public final class ItemCollection {
    private final IndexContents contents;
    private final int number;

    ItemCollection(IndexContents contents, int number) {
        this.contents = contents;
        this.number = number;
    }

    /** Returns the place of the collection among those of its index, from 0. */
    public int number() {
        return number;
    }

    /** Returns the values of the partition key attributes; one, or up to four in a global index. */
    public List<AttributeValue> partition() {
        return contents.partitionOf(number);
    }

    /** Returns the partition key as text, for a heading; values of several attributes are joined by {@code ", "}. */
    public String partitionText() {
        return partition().stream()
                .map(value -> value.scalarText().orElseThrow())
                .collect(Collectors.joining(", "));
    }

    public int size() {
        return contents.end(number) - contents.start(number);
    }

    /** Returns the items ascending, as a view. */
    public List<MaterializedItem> entries() {
        int first = contents.start(number);
        return new ListView<>(size(), position -> contents.entry(first + position));
    }

    /** Returns the items in a direction, as a view. */
    public List<MaterializedItem> entries(Direction direction) {
        int last = contents.end(number) - 1;
        return switch (direction) {
            case ASCENDING -> entries();
            case DESCENDING -> new ListView<>(size(), position -> contents.entry(last - position));
        };
    }

    /** Returns one item by its position from 0 in a direction. */
    public MaterializedItem entry(int position, Direction direction) {
        return entries(direction).get(position);
    }

    @Override
    public String toString() {
        return partitionText() + " (" + size() + ")";
    }
}
