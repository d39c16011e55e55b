package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.storage.MapName;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/** The base table or the index that a Query or Scan reads. */
record ReadView(Table table, Optional<TableIndex> index) {
    /** @throws ServiceException if the table has no such index, or it is asked for what it cannot give */
    static ReadView of(Table table, Optional<String> indexName, ReadOptions options) {
        Optional<TableIndex> index = indexName.map(name -> table.index(name)
                .orElseThrow(
                        () -> ServiceException.validation("The table does not have the specified index: " + name)));
        if (index.isPresent() && index.get().isGlobal() && options.consistentRead()) {
            throw ServiceException.validation("Consistent reads are not supported on global secondary indexes");
        }
        return new ReadView(table, index);
    }

    KeySchema key() {
        return index.isPresent() ? index.get().schema().key() : table.schema().key();
    }

    StoreKeys keys() {
        return index.isPresent() ? index.get().keys() : table.keys();
    }

    MapName map() {
        return index.isPresent() ? index.get().map() : table.map();
    }

    /** Returns the attributes that name an item in a page: the table's key, and the index's own. */
    Item pageKeyOf(Item item) {
        return index.isPresent() ? index.get().pageKeyOf(item) : table.keyOf(item);
    }

    /** Says whether the base table is read too, for attributes that a local index does not hold. */
    boolean fetches(Optional<Select> select, Optional<ProjectionExpression> projection) {
        if (index.isEmpty() || index.get().holdsAll()) {
            return false;
        }
        boolean all = projection.isEmpty() && select.isPresent() && select.get() == Select.ALL_ATTRIBUTES;
        return all || !unprojected(projection).isEmpty();
    }

    /** @throws ServiceException if a global index is asked for attributes that it does not hold */
    void requireHeld(Optional<Select> select, Optional<ProjectionExpression> projection) {
        if (index.isEmpty() || !index.get().isGlobal() || index.get().holdsAll()) {
            return;
        }
        if (select.isPresent() && select.get() == Select.ALL_ATTRIBUTES) {
            throw ServiceException.validation(
                    ItemKeys.INVALID + "Select type ALL_ATTRIBUTES is not supported for global secondary index "
                            + index.get().name() + " because its projection type is not ALL");
        }
        List<String> missing = unprojected(projection);
        if (!missing.isEmpty()) {
            throw ServiceException.validation(ItemKeys.INVALID + "Global secondary index "
                    + index.get().name() + " does not project [" + String.join(", ", missing) + "]");
        }
    }

    private List<String> unprojected(Optional<ProjectionExpression> projection) {
        if (projection.isEmpty() || index.isEmpty()) {
            return List.of();
        }
        return projection.get().paths().stream()
                .map(DocumentPath::attribute)
                .map(attribute -> attribute.name())
                .filter(name -> !index.get().holds(name))
                .distinct()
                .toList();
    }
}
