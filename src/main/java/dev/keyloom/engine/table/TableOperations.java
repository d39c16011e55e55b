package dev.keyloom.engine.table;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.AccountLimits;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.ContinuousBackups;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.ListTablesRequest;
import dev.keyloom.engine.request.ListTablesResult;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.TableDescription;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.UpdateTableRequest;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.schema.IndexRef;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes, changes, describes, lists and removes tables. A table or index that is made or changed is active after the
 * settings' delay; one that is removed can no longer be used and is forgotten after it.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithTables.html">AWS: tables</a>
 */
public final class TableOperations {
    private static final int MAX_PAGE = 100;
    /** What a new account has in every region, in capacity units per second. */
    private static final AccountLimits LIMITS = new AccountLimits(80_000, 80_000, 40_000, 40_000);

    private final TableRegistry tables;
    private final TableSettings settings;
    private final Supplier<String> ids;
    private final TableDescriber describer;

    /** @param ids gives identifiers of tables, lower-case UUIDs, a new one each time */
    public TableOperations(TableRegistry tables, Supplier<String> ids) {
        this.tables = tables;
        this.settings = tables.settings();
        this.ids = ids;
        this.describer = new TableDescriber(settings);
    }

    /**
     * Makes a table.
     *
     * @return the table, still being made unless there is no delay
     * @throws dev.keyloom.engine.ServiceException if there can be no such table, or there is one of the name
     */
    public TableDescription create(CreateTableRequest request) {
        CreateTableRules.check(request);
        String name = TableName.of(request.table());
        return tables.write(changes -> {
            if (tables.state(name).isPresent()) {
                throw Refusals.inUse("Table already exists: " + name);
            }
            Instant now = tables.clock().instant();
            TableState state = newTable(name, request, now);
            changes.put(state);
            Table table = TableRegistry.table(state, now);
            StoreWriter writer = changes.writer();
            table.schema().indexRefs().forEach(index -> writer.createMap(table.map(index)));
            return describer.describe(state, TableSizes.EMPTY, now);
        });
    }

    private TableState newTable(String name, CreateTableRequest request, Instant now) {
        Transition making = new Transition(TableStatus.CREATING, now.plus(settings.delay()));
        BillingMode mode = request.billingMode().orElse(BillingMode.PROVISIONED);
        TableShape shape = new TableShape(
                name,
                request.attributeDefinitions(),
                request.keySchema(),
                indexes(request.localIndexes(), making),
                indexes(request.globalIndexes(), making));
        TableCapacity capacity = new TableCapacity(
                mode,
                mode == BillingMode.PAY_PER_REQUEST ? Optional.of(now) : Optional.empty(),
                ThroughputState.of(request.provisionedThroughput().orElse(ProvisionedThroughput.NONE)),
                request.onDemandThroughput(),
                request.warmThroughput());
        TableOptions options = new TableOptions(
                request.stream().filter(StreamSpecification::enabled),
                request.stream().filter(StreamSpecification::enabled).map(stream -> now),
                request.encryption(),
                request.tableClass(),
                Optional.empty(),
                request.deletionProtection().orElse(false),
                request.resourcePolicy(),
                request.tags().stream().sorted(Comparator.comparing(Tag::key)).toList(),
                Optional.empty());
        return new TableState(ids.get(), now, making, shape, capacity, options);
    }

    private static List<IndexState> indexes(Optional<List<IndexDefinition>> definitions, Transition making) {
        return definitions.orElse(List.of()).stream()
                .map(definition -> newIndex(definition, making))
                .toList();
    }

    static IndexState newIndex(IndexDefinition definition, Transition making) {
        return new IndexState(
                definition,
                ThroughputState.of(definition.provisionedThroughput().orElse(ProvisionedThroughput.NONE)),
                making);
    }

    /**
     * Changes a table. An index that is added is filled before this returns.
     *
     * @return the table, still being changed unless there is no delay or nothing changes
     * @throws dev.keyloom.engine.ServiceException if the change is not possible, or the table is not there or busy
     */
    public TableDescription update(UpdateTableRequest request) {
        UpdateTableRules.check(request);
        return tables.write(changes -> {
            Instant now = tables.clock().instant();
            TableState state = requireActive(request.table(), now);
            TableState changed = new TableChange(state, request, now, now.plus(settings.delay())).apply();
            // A writing sees what was there before it, and so an index that it adds has no items yet.
            TableSizes sizes = TableSizes.of(TableRegistry.table(state, now), changes.writer());
            changes.put(changed);
            IndexChanges.apply(state, TableRegistry.table(changed, now), changes.writer());
            return describer.describe(changed, sizes, now);
        });
    }

    /**
     * Removes a table with its items.
     *
     * @throws dev.keyloom.engine.ServiceException if it is not there, busy or protected
     */
    public TableDescription delete(String nameOrArn) {
        return tables.write(changes -> {
            Instant now = tables.clock().instant();
            TableState state = requireActive(nameOrArn, now);
            if (state.options().deletionProtection()) {
                throw Refusals.protectedTable();
            }
            Table table = TableRegistry.table(state, now);
            TableSizes sizes = TableSizes.of(table, changes.writer());
            TableState removed = state.with(new Transition(TableStatus.DELETING, now.plus(settings.delay())));
            table.schema().indexes().forEach(index -> changes.writer().dropMap(table.map(index.ref())));
            changes.writer().dropMap(table.map(IndexRef.PRIMARY));
            if (settings.delay().isZero()) {
                changes.remove(state.name());
            } else {
                changes.put(removed);
            }
            TableState told = removed.with(new Transition(TableStatus.DELETING, Instant.MAX));
            return describer.describe(told, sizes, now);
        });
    }

    /**
     * Describes a table as it is now.
     *
     * @throws dev.keyloom.engine.ServiceException if there is no such table
     */
    public TableDescription describe(String nameOrArn) {
        Instant now = tables.clock().instant();
        return tables.storage().read(reader -> {
            TableState state = TableRegistry.stateIn(reader, nameOrArn)
                    .filter(kept -> !kept.transition().isOver(now))
                    .orElseThrow(() -> Refusals.tableNotFound(TableName.of(nameOrArn)));
            TableSizes sizes = state.transition().isRemoval()
                    ? TableSizes.EMPTY
                    : TableSizes.of(TableRegistry.table(state, now), reader);
            return describer.describe(state, sizes, now);
        });
    }

    /** Returns a page of the tables' names in their order, those that are being removed included. */
    public ListTablesResult list(ListTablesRequest request) {
        int limit = request.limit().orElse(MAX_PAGE);
        List<String> names = tables.states().keySet().stream()
                .filter(name -> request.exclusiveStartTable()
                        .map(start -> name.compareTo(start) > 0)
                        .orElse(true))
                .limit(limit + 1L)
                .toList();
        if (names.size() <= limit) {
            return new ListTablesResult(names, Optional.empty());
        }
        List<String> page = names.subList(0, limit);
        return new ListTablesResult(List.copyOf(page), Optional.of(page.get(limit - 1)));
    }

    /** Returns the service's default limits of an account; the engine itself knows none. */
    public AccountLimits limits() {
        return LIMITS;
    }

    /**
     * Returns what the service says of a table without backups.
     *
     * @throws dev.keyloom.engine.ServiceException if there is no such table
     */
    public ContinuousBackups continuousBackups(String nameOrArn) {
        if (tables.state(nameOrArn).isEmpty()) {
            throw Refusals.backupTableNotFound(nameOrArn);
        }
        return new ContinuousBackups("ENABLED", "DISABLED");
    }

    private TableState require(String nameOrArn) {
        return tables.state(nameOrArn).orElseThrow(() -> Refusals.tableNotFound(TableName.of(nameOrArn)));
    }

    private TableState requireActive(String nameOrArn, Instant now) {
        TableState state = require(nameOrArn);
        String during = switch (state.status(now)) {
            case ACTIVE -> "";
            case CREATING -> "created";
            case UPDATING -> "updated";
            case DELETING -> "deleted";
        };
        if (!during.isEmpty()) {
            throw Refusals.inUse("Attempt to change a resource which is still in use: Table is being " + during + ": "
                    + state.name());
        }
        return state;
    }
}
