package dev.keyloom.benchmark;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * How much longer operations take in a large table than in a small one: both are held in memory by one program and asked
 * by turns, so that neither has a quieter machine. Prints medians of the working thread's processor time, of the time by
 * the clock, and of the bytes allocated. Arguments: rounds, and the numbers of items, of which the first is compared with.
 */
public final class EngineScale {
    private static final double SECONDS = 0.25;
    private static final int WARM_UP = 8;

    private final List<EngineBenchmark> tables = new ArrayList<>();
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private EngineScale() {}

    /** Of one operation, in microseconds and bytes. */
    private record Cost(double processor, double clock, double bytes) {}

    public static void main(String[] arguments) throws Exception {
        int rounds = Integer.parseInt(arguments[0]);
        EngineScale scale = new EngineScale();
        for (int i = 1; i < arguments.length; i++) {
            EngineBenchmark table = new EngineBenchmark();
            table.kind = "memory";
            table.items = Integer.parseInt(arguments[i]);
            table.load();
            scale.tables.add(table);
        }
        scale.compare(rounds);
        for (EngineBenchmark table : scale.tables) {
            table.close();
        }
    }

    private void compare(int rounds) throws Exception {
        List<Map<String, Callable<?>>> operations =
                tables.stream().map(EngineScale::operations).toList();
        for (String name : operations.get(0).keySet()) {
            List<List<Cost>> costs = new ArrayList<>();
            operations.forEach(table -> costs.add(new ArrayList<>()));
            for (int round = -WARM_UP; round < rounds; round++) {
                for (int i = 0; i < operations.size(); i++) {
                    Cost cost = cost(operations.get(i).get(name));
                    if (round >= 0) {
                        costs.get(i).add(cost);
                    }
                }
            }
            print(name, costs);
        }
    }

    private static Map<String, Callable<?>> operations(EngineBenchmark table) {
        Map<String, Callable<?>> operations = new LinkedHashMap<>();
        operations.put("an item of the benchmark alone", table::itemAlone);
        operations.put("get item", table::getItem);
        operations.put("put item", table::putItem);
        operations.put("conditional update", table::conditionalUpdate);
        return operations;
    }

    private Cost cost(Callable<?> operation) throws Exception {
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long processor = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        long done = 0;
        long seen = 0;
        while (System.nanoTime() - start < SECONDS * 1e9) {
            for (int i = 0; i < 50; i++) {
                seen += operation.call() == null ? 0 : 1;
                done++;
            }
        }
        Cost cost = new Cost(
                (threads.getCurrentThreadCpuTime() - processor) / 1e3 / done,
                (System.nanoTime() - start) / 1e3 / done,
                (double) (threads.getCurrentThreadAllocatedBytes() - bytes) / done);
        if (seen != done) {
            throw new IllegalStateException("Nothing was seen");
        }
        return cost;
    }

    private void print(String name, List<List<Cost>> costs) {
        Cost first = median(costs.get(0));
        for (int i = 0; i < costs.size(); i++) {
            Cost cost = median(costs.get(i));
            System.out.printf(
                    Locale.ROOT,
                    "%s, %,d items: %.2f us of processor time (%.2f times), %.2f us by the clock (%.2f times), %,.0f bytes%n",
                    name,
                    tables.get(i).items,
                    cost.processor,
                    cost.processor / first.processor,
                    cost.clock,
                    cost.clock / first.clock,
                    cost.bytes);
        }
    }

    private static Cost median(List<Cost> costs) {
        return new Cost(
                median(costs.stream().mapToDouble(Cost::processor).toArray()),
                median(costs.stream().mapToDouble(Cost::clock).toArray()),
                median(costs.stream().mapToDouble(Cost::bytes).toArray()));
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
