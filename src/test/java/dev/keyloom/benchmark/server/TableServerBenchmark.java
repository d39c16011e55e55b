package dev.keyloom.benchmark.server;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Asks several table servers the same prepared requests over plain kept-alive connections, by turns and in one run, and
 * prints throughputs and their ratios to the last one. Each argument is {@code NAME=URL} of a server that runs already
 * and is empty; {@code --items N} and {@code --seconds S} change how many items and how long.
 */
public final class TableServerBenchmark {
    private static final int PREPARED = 2_000;
    private static final int[] CONNECTIONS = {1, 16};

    private final int items;
    private final double seconds;
    private final Map<String, URI> servers;
    private final Map<String, Map<String, Double>> results = new LinkedHashMap<>();

    private TableServerBenchmark(int items, double seconds, Map<String, URI> servers) {
        this.items = items;
        this.seconds = seconds;
        this.servers = servers;
    }

    public static void main(String[] arguments) throws Exception {
        int items = 100_000;
        double seconds = 3;
        Map<String, URI> servers = new LinkedHashMap<>();
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--items" -> items = Integer.parseInt(arguments[++i]);
                case "--seconds" -> seconds = Double.parseDouble(arguments[++i]);
                default -> {
                    int equals = arguments[i].indexOf('=');
                    servers.put(arguments[i].substring(0, equals), URI.create(arguments[i].substring(equals + 1)));
                }
            }
        }
        TableServerBenchmark benchmark = new TableServerBenchmark(items, seconds, servers);
        benchmark.run();
        benchmark.print();
    }

    private void run() throws Exception {
        for (Map.Entry<String, URI> server : servers.entrySet()) {
            note("load of " + items + " items", server.getKey(), load(server.getValue()));
        }
        for (Workload workload : Workload.values()) {
            for (int connections : CONNECTIONS) {
                for (Map.Entry<String, URI> server : servers.entrySet()) {
                    String row = workload.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ", " + connections;
                    note(row, server.getKey(), measured(server.getValue(), workload, connections));
                }
            }
        }
    }

    private void note(String row, String server, double perSecond) {
        results.computeIfAbsent(row, name -> new LinkedHashMap<>()).put(server, perSecond);
        System.err.printf(Locale.ROOT, "%s %s: %.0f/s%n", row, server, perSecond);
    }

    /** Returns items written a second. */
    private double load(URI server) throws InterruptedException {
        try (PlainConnection connection = new PlainConnection(server)) {
            connection.send(PlainConnection.request(server, "CreateTable", Workload.createTable()));
            awaitActive(server, connection);
            for (int first = 0; first < Workload.BIG_PARTITION; first += 25) {
                connection.send(PlainConnection.request(server, "BatchWriteItem", Workload.bigBatch(first)));
            }
            long start = System.nanoTime();
            for (int first = 0; first < items; first += 25) {
                connection.send(PlainConnection.request(server, "BatchWriteItem", Workload.batch(first)));
            }
            return items / secondsSince(start);
        }
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

    /** Returns requests answered a second, after as long a time to warm up; not a number if the server refuses them. */
    private double measured(URI server, Workload workload, int connections) throws Exception {
        try {
            rate(server, workload, connections);
            return rate(server, workload, connections);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IllegalStateException refused) {
                System.err.println(refused.getMessage());
                return Double.NaN;
            }
            throw e;
        }
    }

    private double rate(URI server, Workload workload, int connections) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(connections);
        try {
            List<Future<Double>> rates = new ArrayList<>();
            for (int i = 0; i < connections; i++) {
                rates.add(threads.submit(client(server, workload, i)));
            }
            double sum = 0;
            for (Future<Double> rate : rates) {
                sum += rate.get();
            }
            return sum;
        } finally {
            threads.shutdownNow();
            threads.awaitTermination(10, TimeUnit.SECONDS);
        }
    }

    private Callable<Double> client(URI server, Workload workload, int seed) {
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
                return sent / secondsSince(start);
            }
        };
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private void print() {
        String last = new ArrayList<>(servers.keySet()).get(servers.size() - 1);
        System.out.println("| requests a second, connections | " + String.join(" | ", servers.keySet()) + " | ratio |");
        System.out.println("|---|" + "---|".repeat(servers.size() + 1));
        results.forEach((row, rates) -> {
            StringBuilder line = new StringBuilder("| " + row + " |");
            rates.values().forEach(rate -> line.append(String.format(Locale.ROOT, " %,.0f |", rate)));
            double first = rates.values().iterator().next();
            System.out.println(line + String.format(Locale.ROOT, " %.1f |", first / rates.get(last)));
        });
    }
}
