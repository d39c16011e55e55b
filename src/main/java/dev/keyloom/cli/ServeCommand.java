package dev.keyloom.cli;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.request.ListTablesRequest;
import dev.keyloom.engine.request.ListTablesResult;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.SqliteStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StorageException;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.wire.WireHandler;
import dev.keyloom.wire.http.HttpLimits;
import dev.keyloom.wire.http.LoopbackServer;
import dev.keyloom.wire.operation.Wording;
import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Serves a model's tables to any client of the service, until it is stopped. */
@Command(
        name = "serve",
        description = "Serves DynamoDB's API on this machine, with the tables and sample records of a model. Any"
                + " credentials do. Ends with Ctrl+C.",
        footer = {
            "",
            "Without MODEL there are no tables at first. All regions and access keys see the same tables.",
            "",
            "Example:",
            "  keyloom serve sample:github --port 8000"
        })
final class ServeCommand implements Run {
    private static final int MAX_PORT = 65535;

    private final Context context;

    @Parameters(paramLabel = "MODEL", arity = "0..1", description = "a model file, or sample:NAME")
    private @Nullable String model;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "port on 127.0.0.1; 0 for any free one (default: ${DEFAULT-VALUE})")
    private int port = 8000;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "keep tables and items in DIR; a table of the model that is there already is served as it is"
                    + " (default: in memory, gone at the end)")
    private @Nullable String directory;

    @Option(
            names = "--wording",
            paramLabel = "WORDING",
            description =
                    "words of validation errors, ${COMPLETION-CANDIDATES}: as most regions of the service say them"
                            + " now, or as all did until June 2026 and most programs and tests expect them (default:"
                            + " ${DEFAULT-VALUE})")
    private ErrorWording wording = ErrorWording.valueOf(Wording.DEFAULT.name());

    ServeCommand(Context context) {
        this.context = context;
    }

    enum ErrorWording {
        CURRENT,
        FORMER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public ExitCode run() throws CommandFailure {
        if (port < 0 || port > MAX_PORT) {
            throw new CommandFailure(ExitCode.WRONG_USAGE, "--port is a number from 0 to " + MAX_PORT);
        }
        Optional<Materialization> tables = model == null
                ? Optional.empty()
                : Optional.of(Materializer.materialize(
                        context.models().load(model, context.output()).model()));
        try (Storage storage = storage()) {
            List<String> lines = load(storage, tables);
            serve(storage, tables, lines);
        } catch (StorageException failure) {
            throw new CommandFailure(ExitCode.REFUSED, String.valueOf(failure.getMessage()), failure);
        }
        return ExitCode.FINE;
    }

    private Storage storage() throws CommandFailure {
        if (directory == null) {
            return new MemoryStorage();
        }
        SqliteStorage file = SqliteStorage.open(context.models().path(directory));
        Thread reading = new Thread(file::readIntoMemory, "keyloom-store");
        reading.setDaemon(true);
        reading.start();
        return file;
    }

    /** Puts the model's tables into the storage, and says in a line for each table what is served. */
    private List<String> load(Storage storage, Optional<Materialization> model) throws CommandFailure {
        DynamoDbService service = service(storage, TableSettings.DEFAULT.withDelay(Duration.ZERO));
        if (model.isPresent()) {
            ServedModel loader = new ServedModel(service);
            for (TableContents contents : model.get().tables()) {
                loader.load(contents);
            }
            int notWritten = model.get().notWritten().size();
            if (notWritten > 0) {
                context.output()
                        .say(Counts.of(notWritten, "sample record") + " cannot be written; \"keyloom check "
                                + this.model + "\" tells why");
            }
        }
        List<String> lines = new ArrayList<>();
        Optional<String> last = Optional.empty();
        do {
            ListTablesResult page = service.tables().list(new ListTablesRequest(last, OptionalInt.empty()));
            for (String table : page.tables()) {
                long items = service.tables().describe(table).itemCount();
                lines.add("  table " + table + ": " + Counts.of(items, "item"));
            }
            last = page.lastEvaluatedTable();
        } while (last.isPresent());
        return lines;
    }

    private static DynamoDbService service(Storage storage, TableSettings settings) {
        return DynamoDbService.open(
                storage,
                settings,
                InstantSource.system(),
                () -> UUID.randomUUID().toString());
    }

    private void serve(Storage storage, Optional<Materialization> model, List<String> tables) throws CommandFailure {
        DynamoDbService service = service(storage, TableSettings.DEFAULT);
        Faults faults = new Faults();
        WireHandler handler = new WireHandler(service, Wording.valueOf(wording.name()), faults::tell);
        try (LoopbackServer server = LoopbackServer.start(port, handler, HttpLimits.DEFAULT)) {
            announce("http://127.0.0.1:" + server.port(), model, tables);
            await(server, storage);
        } catch (BindException taken) {
            throw new CommandFailure(
                    ExitCode.REFUSED,
                    "port " + port + " is in use by another program; choose another with --port, or --port 0 for a free"
                            + " one",
                    taken);
        } catch (IOException failure) {
            throw new CommandFailure(
                    ExitCode.REFUSED, "port " + port + " cannot be served: " + Output.reason(failure), failure);
        }
    }

    private void announce(String endpoint, Optional<Materialization> model, List<String> tables) throws CommandFailure {
        StringBuilder text = new StringBuilder("serving ").append(endpoint).append(" (Ctrl+C to stop)\n");
        tables.forEach(line -> text.append(line).append('\n'));
        if (tables.isEmpty()) {
            text.append("  no tables yet\n");
        }
        model.flatMap(all -> all.tables().stream()
                        .flatMap(table -> ExampleQuery.of(table, endpoint).stream())
                        .findFirst())
                .ifPresent(example -> text.append("try:\n  ").append(example).append('\n'));
        context.output().result(text.toString());
    }

    /** Waits for the end of the program, or of this thread's work, and lets requests that run be answered. */
    private static void await(LoopbackServer server, Storage storage) {
        CountDownLatch forever = new CountDownLatch(1);
        Thread stop = new Thread(
                () -> {
                    server.close();
                    storage.close();
                },
                "keyloom-stop");
        Runtime.getRuntime().addShutdownHook(stop);
        try {
            forever.await();
        } catch (InterruptedException stopped) {
            // Whoever interrupts wants the command to end; that it did is its answer.
        } finally {
            removeHook(stop);
        }
    }

    private static void removeHook(Thread stop) {
        try {
            Runtime.getRuntime().removeShutdownHook(stop);
        } catch (IllegalStateException alreadyStopping) {
            // The hook is running and does what remains.
        }
    }

    /** Tells of the first fault of the program; a client sees each of them as an error of its own request. */
    private final class Faults {
        private final AtomicBoolean isTold = new AtomicBoolean();

        private void tell(Throwable fault) {
            if (isTold.compareAndSet(false, true)) {
                context.output().error("a request failed by a fault of Keyloom (" + fault + "); please report it");
                context.output().stackTrace(fault);
            }
        }
    }
}
