package dev.keyloom.materialize;

/** One line of an index written as a list: the heading of an item collection, or an item below it. */
public sealed interface IndexRow {
    /** Returns the collection that the line belongs to. */
    ItemCollection collection();

    /** The line above the items of a collection. */
    record Heading(ItemCollection collection) implements IndexRow {}

    /**
     * An item.
     *
     * @param position its place in the collection as shown, from 0
     */
    record Entry(ItemCollection collection, int position, MaterializedItem item) implements IndexRow {}
}
