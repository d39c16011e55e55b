package dev.keyloom.format.collections;

import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A choice of item collections, ready to be written.
 *
 * @param title name of the design
 * @param indexes what is shown of each base table and index
 * @param notWritten the records of the tables shown that no item stands for
 */
public record CollectionsView(String title, List<IndexView> indexes, List<NotWritten> notWritten, Direction direction) {
    public CollectionsView {
        indexes = List.copyOf(indexes);
        notWritten = List.copyOf(notWritten);
    }

    /** Returns everything: all collections of all tables and indexes, ascending. */
    public static CollectionsView all(Materialization materialization) {
        List<IndexView> indexes = materialization.tables().stream()
                .flatMap(table -> table.indexes().stream().map(contents -> IndexView.whole(table, contents)))
                .toList();
        return new CollectionsView(
                materialization.model().name(), indexes, materialization.notWritten(), Direction.ASCENDING);
    }

    /** Returns the view with the items of each collection in another order. */
    public CollectionsView in(Direction newDirection) {
        return new CollectionsView(title, indexes, notWritten, newDirection);
    }

    /** Says whether the indexes shown belong to more than one table. */
    boolean hasSeveralTables() {
        return indexes.stream().map(view -> view.table().name()).distinct().count() > 1;
    }

    /**
     * What is shown of the base table or of one index.
     *
     * @param collections by partition key
     * @param isWhole whether these are all collections of the index
     */
    public record IndexView(
            TableContents table, IndexContents contents, List<ItemCollection> collections, boolean isWhole) {

        /** Returns all collections of an index. */
        public static IndexView whole(TableContents table, IndexContents contents) {
            return new IndexView(table, contents, contents.collections(), true);
        }

        /** Returns the one collection with a partition key, or none. */
        public static IndexView of(TableContents table, IndexContents contents, Optional<ItemCollection> collection) {
            return new IndexView(table, contents, collection.map(List::of).orElse(List.of()), false);
        }

        public IndexRef index() {
            return contents.ref();
        }

        /** Returns how the index is called in headings: {@code Base table} or its name. */
        String name() {
            return index().isPrimary() ? "Base table" : index().name();
        }

        int itemCount() {
            return collections.stream().mapToInt(ItemCollection::size).sum();
        }

        /** Returns the sort key of an item as text; empty in an index without sort key. */
        String sortText(MaterializedItem item) {
            return contents.key().sort().stream()
                    .map(KeyAttribute::name)
                    .map(name -> item.keyValue(name)
                            .flatMap(value -> value.scalarText())
                            .orElse(""))
                    .collect(Collectors.joining(", "));
        }

        /** Returns what names an item in its collection: its sort key, or its primary key in an index without one. */
        String entryText(MaterializedItem item) {
            if (!contents.key().sort().isEmpty()) {
                return sortText(item);
            }
            return table.primary().key().attributeNames().stream()
                    .map(name -> item.keyValue(name)
                            .flatMap(value -> value.scalarText())
                            .orElse(""))
                    .collect(Collectors.joining(", "));
        }

        /** Returns the entity of an item, with the variant that put it there: {@code Repo (fork)}. */
        String label(MaterializedItem item) {
            return item.variant(index())
                    .map(variant -> item.entity() + " (" + variant + ")")
                    .orElse(item.entity());
        }

        /** Returns how many items of each entity are not in the index; nothing when only one collection is shown. */
        Map<String, Integer> absent() {
            return isWhole && !index().isPrimary() ? table.absentCounts(index()) : Map.of();
        }
    }
}
