package dev.keyloom.wire.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.SqliteStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.wire.WireHandler;
import dev.keyloom.wire.WireResponse;
import dev.keyloom.wire.operation.Wording;
import dev.keyloom.wire.random.RandomRequests;
import dev.keyloom.wire.random.RandomRequests.Profile;
import dev.keyloom.wire.random.RandomRequests.Request;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Whatever is asked, the engine in memory, the engine on disk, opened again in between, and the engine behind a port say
 * the same in the same bytes. {@code -Dkeyloom.requests=20000} makes the sequences of requests that long.
 */
class DoorsAgreeTest {
    private static final int REQUESTS = Integer.getInteger("keyloom.requests", 120);
    private static final Instant START = Instant.parse("2026-11-30T12:00:00Z");
    private static final ObjectMapper MAPPER = new ObjectMapper();
    /** Longer than an engine waits between two looks for expired items: one opened again looks at once. */
    private static final Duration LOOK = Duration.ofMinutes(2);

    /** The three, and one clock for all. */
    private static final class Doors implements AutoCloseable {
        private final Random random;
        private final RandomRequests requests;
        private final AtomicReference<Instant> now = new AtomicReference<>(START);
        private final AtomicLong idsOnDisk = new AtomicLong();
        private final List<Throwable> faults = new ArrayList<>();
        private final List<String> trail = new ArrayList<>();
        private final TableSettings settings;
        private final Path directory;
        private final WireHandler memory;
        private final LoopbackServer server;
        private final RawClient client;
        private Storage file;
        private WireHandler disk;
        private boolean isOpenedAgain;

        Doors(Random random, Path directory) throws IOException {
            this.random = random;
            this.directory = directory;
            this.requests = new RandomRequests(random, new Profile(4, 0, 12, START.getEpochSecond() + 300));
            this.settings = TableSettings.DEFAULT.withDelay(Duration.ofMillis(random.nextInt(2) * 30L));
            this.memory = handler(new MemoryStorage(), new AtomicLong());
            this.file = SqliteStorage.open(directory);
            this.disk = handler(file, idsOnDisk);
            this.server = LoopbackServer.start(0, handler(new MemoryStorage(), new AtomicLong()), HttpLimits.DEFAULT);
            this.client = new RawClient(server.port());
        }

        private WireHandler handler(Storage storage, AtomicLong ids) {
            DynamoDbService service = DynamoDbService.open(
                    storage, settings, now::get, () -> new UUID(0, ids.incrementAndGet()).toString());
            return new WireHandler(service, Wording.CURRENT, faults::add);
        }

        void step() throws IOException {
            now.updateAndGet(time -> time.plusMillis(random.nextInt(3) * 20L));
            if (random.nextInt(60) == 0) {
                reopen();
            }
            send(requests.next());
        }

        private void reopen() {
            trail.add("opened again");
            file.close();
            file = SqliteStorage.open(directory);
            disk = handler(file, idsOnDisk);
            isOpenedAgain = true;
            now.updateAndGet(time -> time.plus(LOOK));
            requests.forgetTokens();
        }

        void send(Request request) throws IOException {
            trail.add(request.operation() + " " + request.json());
            WireResponse inMemory = answer(memory, request);
            String expected = body(inMemory);
            boolean isOfStreams = request.target().startsWith("DynamoDBStreams");
            // Records of streams are in memory alone: none outlives an engine.
            if (!isOfStreams || !isOpenedAgain) {
                WireResponse onDisk = answer(disk, request);
                assertThat(onDisk.status() + body(onDisk)).as(this::story).isEqualTo(inMemory.status() + expected);
            }
            RawClient.Answer throughPort = client.send(post(request)).receive();
            assertThat(throughPort.status() + throughPort.body())
                    .as(this::story)
                    .isEqualTo(inMemory.status() + expected);
            assertThat(faults).as(this::story).isEmpty();
            if (inMemory.status() == 200) {
                requests.answered(request, MAPPER.readTree(expected));
            }
        }

        private WireResponse answer(WireHandler handler, Request request) {
            return handler.handle(
                    request.target(),
                    "127.0.0.1:" + server.port(),
                    request.json().getBytes(StandardCharsets.US_ASCII));
        }

        private static String body(WireResponse response) {
            return new String(response.body(), StandardCharsets.UTF_8);
        }

        private String post(Request request) {
            return "POST / HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                    + "\r\nContent-Type: application/x-amz-json-1.0\r\nX-Amz-Target: " + request.target()
                    + "\r\nContent-Length: " + request.json().length() + "\r\n\r\n" + request.json();
        }

        private String story() {
            return "the last of:\n" + String.join("\n", trail);
        }

        @Override
        public void close() throws IOException {
            client.close();
            server.close();
            file.close();
            try (Stream<Path> walk = Files.walk(directory)) {
                for (Path one : walk.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(one);
                }
            }
        }
    }

    @Property(tries = 10, shrinking = ShrinkingMode.OFF)
    void onAnyRequests(@ForAll Random random) throws IOException {
        try (Doors doors = new Doors(random, Files.createTempDirectory("doors"))) {
            for (Request request : RandomRequests.createTables()) {
                doors.send(request);
            }
            for (int i = 0; i < REQUESTS; i++) {
                doors.step();
            }
        }
    }
}
