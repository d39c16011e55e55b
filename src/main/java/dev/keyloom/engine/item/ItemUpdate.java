package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.expression.UpdateValue;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.Limits;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.util.List;
import java.util.Optional;

/**
 * Changes an item in place, or makes it of its key.
 *
 * @param update nothing makes a missing item and leaves others as they are
 * @param origin what it was written as, by which it is measured and refused
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_UpdateItem.html">AWS: UpdateItem</a>
 */
record ItemUpdate(Item key, Optional<UpdateExpression> update, Origin origin) implements ItemWrite {
    /** How an update was written. The finished item must never be too large. */
    enum Origin {
        /** An UpdateItem with an update expression: by itself, what it writes must not be too large either. */
        EXPRESSION,
        /** {@code AttributeUpdates}, with their own words for an operand of another type. */
        LEGACY_PARAMETER,
        /** A transaction's action or a PartiQL statement. */
        OTHER
    }

    @Override
    public StoreKey keyIn(Table table) {
        StoreKey stored = ItemKeys.ofKey(table, key);
        update.ifPresent(given -> {
            requireKeyUntouched(table, given);
            table.indexesByName().forEach(index -> requireIndexable(index, given));
            KeyPaths.require(table, given);
            if (origin == Origin.EXPRESSION && StatementSize.of(given) > Limits.MAX_ITEM_BYTES) {
                throw ServiceException.validation(ItemLimits.TOO_LARGE_TO_UPDATE);
            }
        });
        return stored;
    }

    @Override
    public Optional<StoredItem> after(Table table, Optional<StoredItem> before) {
        if (before.isEmpty() && onlyRemoves()) {
            return Optional.empty();
        }
        Item old = before.map(StoredItem::item).orElse(key);
        if (update.isEmpty()) {
            return before.isPresent() ? before : Optional.of(StoredItem.of(key));
        }
        Result<Item> result = update.get().apply(old);
        Item changed = result.value()
                .orElseThrow(() -> ServiceException.validation(
                        UpdateMessages.of(result.problems().get(0), origin)));
        for (TableIndex index : table.indexesByName()) {
            requireIndexable(index.schema().key().partition(), KeyRole.PARTITION, old, changed);
            requireIndexable(index.schema().key().sort(), KeyRole.SORT, old, changed);
        }
        return Optional.of(ItemLimits.require(changed, ItemLimits.TOO_LARGE_TO_UPDATE));
    }

    private boolean onlyRemoves() {
        return update.isPresent()
                && update.get().set().isEmpty()
                && update.get().add().isEmpty();
    }

    private static void requireKeyUntouched(Table table, UpdateExpression update) {
        List<DocumentPath> written = update.paths();
        for (String name : table.schema().key().attributeNames()) {
            if (written.stream().anyMatch(path -> path.attribute().name().equals(name))) {
                throw ServiceException.validation(
                        ItemKeys.INVALID + "Cannot update attribute " + name + ". This attribute is part of the key");
            }
        }
    }

    /** Refuses what the statement alone says to be no key of an index: another type, an empty or too long value. */
    private static void requireIndexable(TableIndex index, UpdateExpression update) {
        index.schema()
                .key()
                .partition()
                .forEach(attribute -> requireIndexable(index, attribute, KeyRole.PARTITION, update));
        index.schema().key().sort().forEach(attribute -> requireIndexable(index, attribute, KeyRole.SORT, update));
    }

    private static void requireIndexable(
            TableIndex index, KeyAttribute attribute, KeyRole role, UpdateExpression update) {
        for (UpdateExpression.Assignment assignment : update.set()) {
            if (isWhole(assignment.path(), attribute)) {
                requireType(index, attribute, typeOf(assignment.value()));
                constant(assignment.value()).ifPresent(value -> ItemKeys.requireUpdateAllowed(role, value));
            }
        }
        for (UpdateExpression.Change change : update.add()) {
            if (isWhole(change.path(), attribute)) {
                requireType(index, attribute, change.operand().constant().map(AttributeValue::type));
            }
        }
    }

    private static void requireType(TableIndex index, KeyAttribute attribute, Optional<AttributeType> type) {
        type.filter(given -> given != attribute.type()).ifPresent(given -> {
            throw ServiceException.validation(ItemKeys.indexTypeMismatch(index, attribute, given));
        });
    }

    private static Optional<AttributeValue> constant(UpdateValue value) {
        return value instanceof UpdateValue.Term term ? term.operand().constant() : Optional.empty();
    }

    private static boolean isWhole(DocumentPath path, KeyAttribute attribute) {
        return path.isTopLevel() && path.attribute().name().equals(attribute.name());
    }

    private static Optional<AttributeType> typeOf(UpdateValue value) {
        return value.accept(new UpdateValue.Visitor<Optional<AttributeType>>() {
            @Override
            public Optional<AttributeType> term(UpdateValue.Term term) {
                return term.operand().constant().map(AttributeValue::type);
            }

            @Override
            public Optional<AttributeType> ifNotExists(UpdateValue.IfNotExists function) {
                return function.otherwise().accept(this);
            }

            @Override
            public Optional<AttributeType> listAppend(UpdateValue.ListAppend function) {
                return Optional.of(AttributeType.L);
            }

            @Override
            public Optional<AttributeType> arithmetic(UpdateValue.Arithmetic arithmetic) {
                return Optional.of(AttributeType.N);
            }
        });
    }

    /** Refuses an index key that the update has changed to what no index takes; others stay as they are. */
    private static void requireIndexable(List<KeyAttribute> attributes, KeyRole role, Item old, Item changed) {
        for (KeyAttribute attribute : attributes) {
            Optional<AttributeValue> value = changed.get(attribute.name());
            if (value.isEmpty() || value.equals(old.get(attribute.name()))) {
                continue;
            }
            if (value.get().type() != attribute.type()) {
                throw ServiceException.validation(
                        "The update expression attempted to update the secondary index key to unsupported type");
            }
            ItemKeys.requireUpdateAllowed(role, value.get());
        }
    }
}
