package dev.keyloom.engine;

import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.partiql.PartiQlOperations;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.engine.storage.SettledStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.stream.StreamLog;
import dev.keyloom.engine.stream.StreamOperations;
import dev.keyloom.engine.table.ExpiredItems;
import dev.keyloom.engine.table.TableOperations;
import dev.keyloom.engine.table.TableRegistry;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.engine.table.TagOperations;
import dev.keyloom.engine.table.TimeToLiveOperations;
import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.value.Item;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * All that the service does, over one storage: the operations on items and those on the tables that hold them. Used by any
 * number of threads.
 *
 * @param items reads and writes of items
 * @param statements PartiQL
 * @param tables the tables themselves
 * @param timeToLive when a table's items expire
 * @param tags a table's labels
 * @param streams what changed
 */
public record DynamoDbService(
        DynamoDbEngine items,
        PartiQlOperations statements,
        TableOperations tables,
        TimeToLiveOperations timeToLive,
        TagOperations tags,
        StreamOperations streams) {
    /**
     * Opens the service over what a storage holds. Whoever opened the storage closes it.
     *
     * @param ids gives identifiers of tables, lower-case UUIDs, a new one each time
     */
    public static DynamoDbService open(
            Storage given, TableSettings settings, InstantSource clock, Supplier<String> ids) {
        Storage storage = new SettledStorage(given);
        TableRegistry registry = new TableRegistry(storage, settings, clock);
        StreamLog log = new StreamLog(registry, clock);
        ItemOperations ofRequests = ItemOperations.of(storage, registry, clock, log.ofRequests());
        ItemOperations ofExpiry = ItemOperations.of(storage, registry, clock, log.ofExpiry());
        ExpiredItems expired = new ExpiredItems(registry);
        Consumer<String> beforeUse =
                table -> expired.sweepIfDue(table, (found, key, expiry) -> removeExpired(ofExpiry, found, key, expiry));
        return new DynamoDbService(
                new DynamoDbEngine(ofRequests, beforeUse),
                new PartiQlOperations(ofRequests, registry, beforeUse),
                new TableOperations(registry, ids),
                new TimeToLiveOperations(registry),
                new TagOperations(registry),
                new StreamOperations(log, clock));
    }

    /** Removes an item unless somebody changed when it expires, or removed it or its table. */
    private static void removeExpired(ItemOperations items, Table table, Item key, Item expiry) {
        List<Formula> unchanged = new ArrayList<>();
        expiry.forEach((name, value) -> unchanged.add(new Formula.Comparison(
                new DocumentPath(new AttributeName(name, Optional.of("name")), List.of()),
                ComparisonOperator.EQUAL,
                new Operand.ValuePlaceholder("value", Optional.of(value)))));
        try {
            items.writer()
                    .delete(new DeleteItemRequest(
                            table.name(),
                            key,
                            unchanged.stream().findFirst().map(RequestExpression::parsed),
                            ExpressionAttributes.NONE,
                            WriteOptions.NONE));
        } catch (ServiceException goneOrChanged) {
            boolean isExpected = goneOrChanged.code() == ErrorCode.CONDITIONAL_CHECK_FAILED
                    || goneOrChanged.code() == ErrorCode.RESOURCE_NOT_FOUND;
            if (!isExpected) {
                throw goneOrChanged;
            }
        }
    }
}
