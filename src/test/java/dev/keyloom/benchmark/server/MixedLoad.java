package dev.keyloom.benchmark.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.wire.random.RandomRequests;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Puts all operations by turns to a running {@code keyloom serve} for a time, over several connections and with a bounded
 * number of keys, and prints each minute what the server's process uses after a garbage collection: what grows then would
 * grow without end. Arguments: the server's URL and process id; {@code --minutes N}, {@code --connections N}.
 */
public final class MixedLoad {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final URI endpoint;
    private final ServerProcess server;
    private final AtomicBoolean isOver = new AtomicBoolean();
    /** Held for reading by whoever waits for an answer, so that nothing runs while the server is looked at. */
    private final ReadWriteLock load = new ReentrantReadWriteLock(true);

    private final LongAdder answered = new LongAdder();
    private final Map<String, LongAdder> refusals = new ConcurrentSkipListMap<>();

    private MixedLoad(URI endpoint, ServerProcess server) {
        this.endpoint = endpoint;
        this.server = server;
    }

    public static void main(String[] arguments) throws InterruptedException {
        int minutes = 30;
        int connections = 16;
        List<String> given = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--minutes" -> minutes = Integer.parseInt(arguments[++i]);
                case "--connections" -> connections = Integer.parseInt(arguments[++i]);
                default -> given.add(arguments[i]);
            }
        }
        new MixedLoad(URI.create(given.get(0)), new ServerProcess(Long.parseLong(given.get(1))))
                .run(minutes, connections);
    }

    private void run(int minutes, int connections) throws InterruptedException {
        try (PlainConnection connection = new PlainConnection(endpoint)) {
            RandomRequests.createTables().forEach(request -> send(connection, request));
        }
        List<Thread> clients = new ArrayList<>();
        RandomRequests.Profile profile =
                new RandomRequests.Profile(60, 2_000, 5_000, System.currentTimeMillis() / 1_000 + 60L * minutes);
        for (int i = 0; i < connections; i++) {
            RandomRequests requests = new RandomRequests(new SplittableRandom(i), profile);
            Thread client = new Thread(() -> ask(requests), "client-" + i);
            client.start();
            clients.add(client);
        }
        System.out.println("| minute | requests | heap after collection | memory | threads | open files |");
        System.out.println("|---|---|---|---|---|---|");
        long before = 0;
        for (int minute = 1; minute <= minutes; minute++) {
            Thread.sleep(60_000);
            load.writeLock().lock();
            try {
                long sum = answered.sum();
                print(minute, sum - before);
                before = sum;
            } finally {
                load.writeLock().unlock();
            }
        }
        isOver.set(true);
        for (Thread client : clients) {
            client.join();
        }
        System.out.println("refused: " + refusals);
    }

    private void print(int minute, long requests) {
        System.out.printf(
                Locale.ROOT,
                "| %d | %,d | %.1f MB | %s MB | %s | %s |%n",
                minute,
                requests,
                server.usedHeap() / 1e6,
                text(server.residentMemory(), 1_000_000),
                text(server.threads(), 1),
                text(server.openFiles(), 1));
    }

    private static String text(OptionalLong number, long unit) {
        return number.isPresent() ? Long.toString(number.getAsLong() / unit) : "?";
    }

    private void ask(RandomRequests requests) {
        try (PlainConnection connection = new PlainConnection(endpoint)) {
            while (!isOver.get()) {
                RandomRequests.Request request = requests.next();
                PlainConnection.Answer answer = send(connection, request);
                if (answer.status() == 200) {
                    requests.answered(request, json(answer));
                } else {
                    String type = json(answer).path("__type").asText();
                    String name = answer.status() + " " + type.substring(type.indexOf('#') + 1);
                    refusals.computeIfAbsent(name, key -> new LongAdder()).increment();
                }
                answered.increment();
            }
        } catch (RuntimeException failure) {
            failure.printStackTrace();
            throw failure;
        }
    }

    private PlainConnection.Answer send(PlainConnection connection, RandomRequests.Request request) {
        load.readLock().lock();
        try {
            return connection.exchange(PlainConnection.targeted(endpoint, request.target(), request.json()));
        } finally {
            load.readLock().unlock();
        }
    }

    private static JsonNode json(PlainConnection.Answer answer) {
        try {
            return MAPPER.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
