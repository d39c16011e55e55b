package dev.keyloom.benchmark;

import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Prints the processor time of the working thread, which other programs on the machine disturb less than they do the clock.
 * Garbage collection runs in other threads and is not counted.
 */
public final class ProcessorTime {
    private static final double NANOSECONDS_PER_MILLISECOND = 1e6;

    private ProcessorTime() {}

    /** @param arguments the number of records, then how often to measure; 100,000 and 15 if there are none */
    public static void main(String[] arguments) {
        int records = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        int runs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 15;
        DataModel model = GeneratedGitHub.of(records);
        print(records + " records from nothing", runs, () -> Materializer.materialize(model));
        EditBenchmark edits = new EditBenchmark(model);
        print("one record changed", runs, edits::changeOneRecord);
        print("first issue moved to the end", runs, edits::moveFirstRecordToTheEnd);
        print("template of repositories in one index", runs, edits::changeTemplateOfOneIndex);
        print("primary template of issues", runs, edits::changePrimaryTemplateOfTheLargestEntity);
    }

    private static void print(String what, int runs, Supplier<?> work) {
        double[] milliseconds = new double[runs];
        for (int run = 0; run < runs; run++) {
            long start = nanoseconds();
            work.get();
            milliseconds[run] = (nanoseconds() - start) / NANOSECONDS_PER_MILLISECOND;
        }
        double first = milliseconds[0];
        Arrays.sort(milliseconds);
        System.out.printf(
                Locale.ROOT,
                "%-40s first %8.1f ms, median %8.1f ms, least %8.1f ms%n",
                what,
                first,
                milliseconds[runs / 2],
                milliseconds[0]);
    }

    private static long nanoseconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
