package dev.keyloom.engine.table;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableCatalog;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.TimeToLive;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The tables of a storage, read from its catalogue once and kept beside it. It changes only within a writing of the
 * storage, so that a reading or writing sees the tables as they are in the state it works on. Used by any thread.
 */
public final class TableRegistry implements TableCatalog {
    /** Entries of the catalogue are named by kind and name; other kinds are not looked at here. */
    private static final String PREFIX = "table/";

    private final Storage storage;
    private final TableSettings settings;
    private final InstantSource clock;
    private volatile Map<String, Entry> tables;

    /** What is kept of a table, and how requests for items see it, which they ask for all the time. */
    private static final class Entry {
        private final TableState state;
        private final TableSchema schema;
        private final Optional<TableStream> stream;
        /** From then on the table's state does not change by itself. */
        private final Instant settled;

        private volatile Table table;

        Entry(TableState state, Optional<TableStream> stream) {
            this.state = state;
            this.stream = stream;
            this.schema = state.shape().schema();
            this.settled = state.settled();
            this.table = new Table(state.id(), schema, Table.Status.ACTIVE);
        }

        Optional<Table> table(Instant now) {
            boolean isSettled = !now.isBefore(settled);
            if (isSettled && state.transition().isRemoval()) {
                return Optional.empty();
            }
            Table.Status status = isSettled ? Table.Status.ACTIVE : statusOf(state, now);
            Table known = table;
            if (known.status() != status) {
                known = new Table(state.id(), schema, status);
                table = known;
            }
            return Optional.of(known);
        }
    }

    /**
     * Opens the tables of a storage.
     *
     * @param clock tells states of tables, and what has expired
     */
    public TableRegistry(Storage storage, TableSettings settings, InstantSource clock) {
        this.storage = storage;
        this.settings = settings;
        this.clock = clock;
        this.tables = storage.read(this::load);
    }

    private Map<String, Entry> load(StoreReader reader) {
        Map<String, Item> entries = reader.catalogue();
        Map<String, Entry> loaded = new TreeMap<>();
        entries.forEach((name, item) -> {
            if (name.startsWith(PREFIX)) {
                loaded.put(name.substring(PREFIX.length()), entry(TableCodec.toState(item)));
            }
        });
        return Collections.unmodifiableMap(loaded);
    }

    @Override
    public Optional<Table> find(String nameOrArn) {
        Entry entry = tables.get(TableName.of(nameOrArn));
        return entry == null ? Optional.empty() : entry.table(clock.instant());
    }

    /** Returns a table as its state describes it. */
    static Table table(TableState state, Instant now) {
        return new Table(state.id(), state.shape().schema(), statusOf(state, now));
    }

    private static Table.Status statusOf(TableState state, Instant now) {
        return switch (state.status(now)) {
            case CREATING -> Table.Status.CREATING;
            case ACTIVE -> Table.Status.ACTIVE;
            case UPDATING -> Table.Status.UPDATING;
            case DELETING -> Table.Status.DELETING;
        };
    }

    /** Returns what one state of the storage keeps of a table, even if its removal is over. */
    static Optional<TableState> stateIn(StoreReader reader, String nameOrArn) {
        return Optional.ofNullable(reader.catalogue().get(PREFIX + TableName.of(nameOrArn)))
                .map(TableCodec::toState);
    }

    /** Returns the attribute that holds when an item of a table expires; nothing if none does. */
    public Optional<String> timeToLiveAttribute(String table) {
        return state(table).flatMap(state -> state.options().timeToLive()).map(TimeToLive::attribute);
    }

    /** Returns the stream that a table's changes are written to; nothing if it has none that is on. */
    public Optional<TableStream> stream(String table) {
        Entry entry = tables.get(table);
        return entry == null || entry.state.transition().isRemoval() ? Optional.empty() : entry.stream;
    }

    /** Returns the streams that changes are written to. */
    public List<TableStream> streams() {
        return tables.keySet().stream().flatMap(table -> stream(table).stream()).toList();
    }

    private Entry entry(TableState state) {
        TableOptions options = state.options();
        Optional<TableStream> stream = options.stream()
                .flatMap(StreamSpecification::viewType)
                .flatMap(viewType -> options.streamSince()
                        .map(since -> new TableStream(
                                settings.streamArn(state.name(), since),
                                TableSettings.streamLabel(since),
                                state.name(),
                                state.shape().key(),
                                viewType,
                                since,
                                true)));
        return new Entry(state, stream);
    }

    TableSettings settings() {
        return settings;
    }

    InstantSource clock() {
        return clock;
    }

    Storage storage() {
        return storage;
    }

    /** Returns what is kept of a table that is there, be it in the course of being removed. */
    Optional<TableState> state(String nameOrArn) {
        return Optional.ofNullable(tables.get(TableName.of(nameOrArn)))
                .map(entry -> entry.state)
                .filter(state -> !state.transition().isOver(clock.instant()));
    }

    /** Returns the tables that are there by name, in the names' order. */
    Map<String, TableState> states() {
        Instant now = clock.instant();
        Map<String, TableState> states = new TreeMap<>();
        tables.forEach((name, entry) -> {
            if (!entry.state.transition().isOver(now)) {
                states.put(name, entry.state);
            }
        });
        return states;
    }

    /**
     * Runs a writing that may change tables. If it is not kept, neither are its changes of tables.
     *
     * @return what the writing returns
     */
    <R> R write(Function<Changes, R> writing) {
        boolean[] isChanged = {false};
        try {
            return storage.write(writer -> writing.apply(new Changes(writer, isChanged)));
        } catch (RuntimeException refused) {
            if (isChanged[0]) {
                // Within a writing, so that no other one's changes are lost.
                tables = storage.write(this::load);
            }
            throw refused;
        }
    }

    /** One writing of the storage and of its tables. */
    final class Changes {
        private final StoreWriter writer;
        private final boolean[] isChanged;

        private Changes(StoreWriter writer, boolean[] isChanged) {
            this.writer = writer;
            this.isChanged = isChanged;
        }

        StoreWriter writer() {
            return writer;
        }

        /** Keeps a table's new state, which {@link TableRegistry#find} tells from now on. */
        void put(TableState state) {
            writer.putCatalogue(PREFIX + state.name(), TableCodec.toItem(state));
            Map<String, Entry> changed = new TreeMap<>(tables);
            changed.put(state.name(), entry(state));
            replace(changed);
        }

        /** Forgets a table. */
        void remove(String name) {
            writer.removeCatalogue(PREFIX + name);
            Map<String, Entry> changed = new TreeMap<>(tables);
            changed.remove(name);
            replace(changed);
        }

        private void replace(Map<String, Entry> changed) {
            isChanged[0] = true;
            tables = Collections.unmodifiableMap(changed);
        }
    }
}
