package dev.keyloom.benchmark.server;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * Asks several table servers the same prepared requests over plain kept-alive connections, by turns and in one run, and
 * prints throughputs, the servers' processor time for a request, and the ratios of both to the last one. Each argument is
 * {@code NAME=URL#PID} of a server that runs already and is empty; {@code --items N}, {@code --seconds S} and
 * {@code --rounds R} change how many items, how long and how often by turns (the median counts).
 */
public final class TableServerBenchmark {
    private static final int PREPARED = 2_000;
    private static final int[] CONNECTIONS = {1, 16};

    private final int items;
    private final double seconds;
    private final int rounds;
    private final Map<String, URI> servers;
    private final Map<String, Map<String, List<Rate>>> results = new LinkedHashMap<>();

    private TableServerBenchmark(int items, double seconds, int rounds, Map<String, URI> servers) {
        this.items = items;
        this.seconds = seconds;
        this.rounds = rounds;
        this.servers = servers;
    }

    /** Requests a second, and the server's processor time for one in microseconds. */
    private record Rate(double perSecond, double micros) {}

    public static void main(String[] arguments) throws Exception {
        int items = 100_000;
        double seconds = 3;
        int rounds = 3;
        Map<String, URI> servers = new LinkedHashMap<>();
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--items" -> items = Integer.parseInt(arguments[++i]);
                case "--seconds" -> seconds = Double.parseDouble(arguments[++i]);
                case "--rounds" -> rounds = Integer.parseInt(arguments[++i]);
                default -> {
                    int equals = arguments[i].indexOf('=');
                    servers.put(arguments[i].substring(0, equals), URI.create(arguments[i].substring(equals + 1)));
                }
            }
        }
        TableServerBenchmark benchmark = new TableServerBenchmark(items, seconds, rounds, servers);
        benchmark.run();
        benchmark.print();
    }

    private void run() throws Exception {
        for (Map.Entry<String, URI> server : servers.entrySet()) {
            load(server.getKey(), server.getValue());
        }
        for (Workload workload : Workload.values()) {
            for (int connections : CONNECTIONS) {
                for (URI server : servers.values()) {
                    warmUp(server, workload, connections);
                }
                for (int round = 0; round < rounds; round++) {
                    for (Map.Entry<String, URI> server : servers.entrySet()) {
                        String row = workload.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ", " + connections;
                        note(row, server.getKey(), rate(server.getValue(), workload, connections));
                    }
                }
            }
        }
    }

    private void warmUp(URI server, Workload workload, int connections) throws Exception {
        rate(server, workload, connections);
        rate(server, workload, connections);
    }

    private void note(String row, String server, Rate rate) {
        results.computeIfAbsent(row, name -> new LinkedHashMap<>())
                .computeIfAbsent(server, name -> new ArrayList<>())
                .add(rate);
        System.err.printf(Locale.ROOT, "%s %s: %.0f/s, %.1f us%n", row, server, rate.perSecond, rate.micros);
    }

    /** Loads items of one connection in four parts: the first is what a server does that has just started. */
    private void load(String name, URI server) throws InterruptedException {
        try (PlainConnection connection = new PlainConnection(server)) {
            connection.send(PlainConnection.request(server, "CreateTable", Workload.createTable()));
            awaitActive(server, connection);
            for (int first = 0; first < Workload.BIG_PARTITION; first += 25) {
                connection.send(PlainConnection.request(server, "BatchWriteItem", Workload.bigBatch(first)));
            }
            List<byte[]> batches = new ArrayList<>();
            for (int first = 0; first < items; first += 25) {
                batches.add(PlainConnection.request(server, "BatchWriteItem", Workload.batch(first)));
            }
            Rate all = measured(server, () -> sendAll(connection, batches));
            note("items loaded into an empty table by a server just started", name, all);
            note("items loaded again", name, measured(server, () -> sendAll(connection, batches)));
        }
    }

    private static int sendAll(PlainConnection connection, List<byte[]> batches) {
        batches.forEach(connection::send);
        return batches.size() * 25;
    }

    /** Does work, and says how often a second and for how much of the server's processor time each. */
    private static Rate measured(URI server, IntSupplier work) {
        Duration before = processorTime(server);
        long start = System.nanoTime();
        int done = work.getAsInt();
        double took = secondsSince(start);
        return new Rate(done / took, processorTime(server).minus(before).toNanos() / 1e3 / done);
    }

    private static Duration processorTime(URI server) {
        return Optional.ofNullable(server.getFragment())
                .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)))
                .flatMap(process -> process.info().totalCpuDuration())
                .orElse(Duration.ZERO);
    }

    private static void awaitActive(URI server, PlainConnection connection) throws InterruptedException {
        byte[] get = PlainConnection.request(server, "GetItem", Workload.GET_ITEM.body(0));
        for (int attempt = 0; ; attempt++) {
            try {
                connection.send(get);
                return;
            } catch (IllegalStateException e) {
                if (attempt == 100) {
                    throw e;
                }
                Thread.sleep(50);
            }
        }
    }

    /** Asks for some time; not a number if the server refuses. */
    private Rate rate(URI server, Workload workload, int connections) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(connections);
        try {
            List<Callable<Integer>> clients = new ArrayList<>();
            for (int i = 0; i < connections; i++) {
                clients.add(client(server, workload, i));
            }
            return measured(server, () -> sum(threads, clients));
        } catch (IllegalStateException refused) {
            return new Rate(Double.NaN, Double.NaN);
        } finally {
            threads.shutdownNow();
            threads.awaitTermination(10, TimeUnit.SECONDS);
        }
    }

    private static int sum(ExecutorService threads, List<Callable<Integer>> clients) {
        List<Future<Integer>> counts = clients.stream().map(threads::submit).toList();
        try {
            int sum = 0;
            for (Future<Integer> count : counts) {
                sum += count.get();
            }
            return sum;
        } catch (ExecutionException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private Callable<Integer> client(URI server, Workload workload, int seed) {
        List<byte[]> requests = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(seed);
        int prepared = workload == Workload.QUERY_1_MB ? 1 : PREPARED;
        for (int i = 0; i < prepared; i++) {
            requests.add(
                    PlainConnection.request(server, workload.operation(), workload.body(random.nextInt(items - 2))));
        }
        return () -> {
            try (PlainConnection connection = new PlainConnection(server)) {
                long start = System.nanoTime();
                int sent = 0;
                while (secondsSince(start) < seconds) {
                    connection.send(requests.get(sent % requests.size()));
                    sent++;
                }
                return sent;
            }
        };
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private void print() {
        String last = new ArrayList<>(servers.keySet()).get(servers.size() - 1);
        System.out.println("| a second (processor time for each), connections | " + String.join(" | ", servers.keySet())
                + " | ratio | of processor time |");
        System.out.println("|---|" + "---|".repeat(servers.size() + 2));
        results.forEach((row, rates) -> {
            StringBuilder line = new StringBuilder("| " + row + " |");
            rates.values()
                    .forEach(all -> line.append(
                            String.format(Locale.ROOT, " %,.0f (%,.0f us) |", median(all, true), median(all, false))));
            List<Rate> first = rates.values().iterator().next();
            List<Rate> other = Optional.ofNullable(rates.get(last)).orElseThrow();
            System.out.println(line
                    + String.format(
                            Locale.ROOT,
                            " %.1f | %.1f |",
                            median(first, true) / median(other, true),
                            median(other, false) / median(first, false)));
        });
    }

    private static double median(List<Rate> rates, boolean ofThroughput) {
        List<Double> sorted = rates.stream()
                .map(rate -> ofThroughput ? rate.perSecond : rate.micros)
                .sorted()
                .toList();
        return sorted.get(sorted.size() / 2);
    }
}
