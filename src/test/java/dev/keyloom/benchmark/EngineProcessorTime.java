package dev.keyloom.benchmark;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

/**
 * The operations of {@link EngineBenchmark} by the processor time of the working thread, which a busy machine changes
 * less than the clock. Arguments: {@code memory} or {@code file}, the number of items, and seconds for each operation.
 */
public final class EngineProcessorTime {
    /** The last of them counts; the others are to warm up. */
    private static final int ROUNDS = 3;

    private EngineProcessorTime() {}

    public static void main(String[] arguments) throws Exception {
        EngineBenchmark benchmark = new EngineBenchmark();
        benchmark.kind = arguments[0];
        benchmark.items = Integer.parseInt(arguments[1]);
        double seconds = Double.parseDouble(arguments[2]);
        benchmark.load();
        try {
            for (Map.Entry<String, Callable<?>> operation :
                    operations(benchmark).entrySet()) {
                double micros = 0;
                for (int round = 0; round < ROUNDS; round++) {
                    micros = micros(operation.getValue(), seconds);
                }
                System.out.printf(
                        Locale.ROOT,
                        "%s, %,d items, %s: %.2f us%n",
                        benchmark.kind,
                        benchmark.items,
                        operation.getKey(),
                        micros);
            }
        } finally {
            close(benchmark);
        }
    }

    private static Map<String, Callable<?>> operations(EngineBenchmark benchmark) {
        Map<String, Callable<?>> operations = new LinkedHashMap<>();
        operations.put("an item of the benchmark alone", benchmark::itemAlone);
        operations.put("get item", benchmark::getItem);
        operations.put("query of 25", benchmark::queryOf25);
        operations.put("query of 1 MB", benchmark::queryOf1Mb);
        operations.put("put item", benchmark::putItem);
        operations.put("conditional update", benchmark::conditionalUpdate);
        operations.put("transaction of 3", benchmark::transactionOf3);
        return operations;
    }

    private static double micros(Callable<?> operation, double seconds) throws Exception {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        long done = 0;
        long seen = 0;
        while (System.nanoTime() - start < seconds * 1e9) {
            for (int i = 0; i < 10; i++) {
                seen += operation.call() == null ? 0 : 1;
                done++;
            }
        }
        double micros = (threads.getCurrentThreadCpuTime() - before) / 1e3 / done;
        if (seen != done) {
            throw new IllegalStateException("Nothing was seen");
        }
        return micros;
    }

    private static void close(EngineBenchmark benchmark) throws IOException {
        benchmark.close();
    }
}
