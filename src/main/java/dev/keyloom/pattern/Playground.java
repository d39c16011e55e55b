package dev.keyloom.pattern;

import dev.keyloom.engine.DynamoDbEngine;
import dev.keyloom.engine.ItemChanges;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableCatalog;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.storage.MapName;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The embedded engine with a design's tables and all its items, and which record each item is. */
final class Playground {
    /** Requests of patterns carry no idempotency tokens, so no time passes here. */
    private static final InstantSource NO_TIME = () -> Instant.EPOCH;

    private final Map<String, Table> tables;
    private final MemoryStorage storage;
    private final Map<String, Map<StoreKey, MaterializedItem>> sources;
    private final DynamoDbEngine engine;

    private Playground(
            Map<String, Table> tables,
            MemoryStorage storage,
            Map<String, Map<StoreKey, MaterializedItem>> sources,
            Optional<DynamoDbEngine> shared) {
        this.tables = tables;
        this.storage = storage;
        this.sources = sources;
        TableCatalog catalog = name -> Optional.ofNullable(tables.get(name));
        this.engine = shared.map(other -> other.on(storage, catalog, NO_TIME, ItemChanges.IGNORED))
                .orElseGet(() -> DynamoDbEngine.of(storage, catalog, NO_TIME, ItemChanges.IGNORED));
    }

    static Playground of(Materialization materialization, PatternCache cache) {
        Map<String, Table> tables = new LinkedHashMap<>();
        Map<String, Map<StoreKey, MaterializedItem>> sources = new HashMap<>();
        MemoryStorage storage = new MemoryStorage();
        storage.write(writer -> {
            for (TableContents contents : materialization.tables()) {
                Table table = new Table(contents.name(), contents.table().schema(), Table.Status.ACTIVE);
                tables.put(table.name(), table);
                sources.put(table.name(), load(writer, table, contents));
            }
            return true;
        });
        Playground playground = new Playground(tables, storage, sources, cache.engine());
        cache.remember(playground.engine);
        return playground;
    }

    /** Returns the same tables and items, to be changed without a change here. */
    Playground copy() {
        return new Playground(tables, storage.copy(), sources, Optional.of(engine));
    }

    DynamoDbEngine engine() {
        return engine;
    }

    /** Returns the record's item that an item of a table is, by its primary key. */
    Optional<MaterializedItem> source(String table, Item item) {
        return keysOf(table)
                .find(item)
                .flatMap(key -> Optional.ofNullable(
                        sources.getOrDefault(table, Map.of()).get(key)));
    }

    /** Returns the item that is stored now under the primary key of another. */
    Optional<Item> stored(String table, Item key) {
        MapName map = new MapName(table, IndexRef.PRIMARY);
        return keysOf(table)
                .find(key)
                .flatMap(found -> storage.read(reader -> reader.get(map, found)).map(StoredItem::item));
    }

    /** Takes an item away, from all indexes too. */
    void remove(String table, Item key) {
        engine.deleteItem(DeleteItemRequest.of(table, keyOf(table, key)));
    }

    /** Returns the primary key of an item. */
    Item keyOf(String table, Item item) {
        return table(table).keyOf(item);
    }

    TableSchema schema(String table) {
        return table(table).schema();
    }

    private Table table(String name) {
        return Optional.ofNullable(tables.get(name))
                .orElseThrow(() -> new PatternFault(VerdictPhrases.NO_SUCH_TABLE.with(name)));
    }

    private StoreKeys keysOf(String table) {
        return table(table).keys();
    }

    private static Map<StoreKey, MaterializedItem> load(StoreWriter writer, Table table, TableContents contents) {
        MapName base = table.map(IndexRef.PRIMARY);
        writer.createMap(base);
        table.indexes().forEach(index -> writer.createMap(index.map()));
        StoreKeys keys = StoreKeys.ofTable(table.schema().key());
        Map<StoreKey, MaterializedItem> sources = new HashMap<>();
        for (MaterializedItem made : contents.primary().entries()) {
            Item item = made.attributes();
            StoreKey key = keys.of(item);
            StoredItem stored = StoredItem.of(item);
            writer.put(base, key, stored);
            for (TableIndex index : table.indexes()) {
                index.keyOf(item).ifPresent(entry -> writer.putIndex(index.map(), entry, key, stored));
            }
            sources.put(key, made);
        }
        return sources;
    }
}
