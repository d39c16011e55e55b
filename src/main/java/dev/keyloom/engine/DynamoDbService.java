package dev.keyloom.engine;

import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.table.TableOperations;
import dev.keyloom.engine.table.TableRegistry;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.engine.table.TagOperations;
import dev.keyloom.engine.table.TimeToLiveOperations;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * All that the service does, over one storage: the operations on items and those on the tables that hold them.
 *
 * @param items reads and writes of items
 * @param tables the tables themselves
 * @param timeToLive when a table's items expire
 * @param tags a table's labels
 */
public record DynamoDbService(
        DynamoDbEngine items, TableOperations tables, TimeToLiveOperations timeToLive, TagOperations tags) {
    /**
     * Opens the service over what a storage holds. Whoever opened the storage closes it.
     *
     * @param ids gives identifiers of tables, lower-case UUIDs, a new one each time
     */
    public static DynamoDbService open(
            Storage storage, TableSettings settings, InstantSource clock, Supplier<String> ids) {
        TableRegistry registry = new TableRegistry(storage, clock);
        return new DynamoDbService(
                DynamoDbEngine.of(storage, registry, clock, ItemChanges.IGNORED),
                new TableOperations(registry, settings, ids),
                new TimeToLiveOperations(registry),
                new TagOperations(registry, settings));
    }
}
