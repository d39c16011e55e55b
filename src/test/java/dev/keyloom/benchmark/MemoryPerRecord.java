package dev.keyloom.benchmark;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.lang.ref.Reference;
import java.util.Locale;

/** Prints how much heap records and their items take, measured after garbage collections. */
public final class MemoryPerRecord {
    private static final int COLLECTIONS = 4;

    private MemoryPerRecord() {}

    /** @param arguments the number of records, 100,000 if there is none */
    public static void main(String[] arguments) {
        int records = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        // Once small, so that classes and constants are loaded before it is counted.
        Materializer.materialize(GeneratedGitHub.of(1000));
        long empty = usedBytes();
        DataModel model = GeneratedGitHub.of(records);
        long withModel = usedBytes();
        Materialization materialization = Materializer.materialize(model);
        long withItems = usedBytes();
        System.out.printf(
                Locale.ROOT,
                "%,d records: %d bytes a record, %d bytes more for its item and its places in all indexes%n",
                records,
                (withModel - empty) / records,
                (withItems - withModel) / records);
        Reference.reachabilityFence(model);
        Reference.reachabilityFence(materialization);
    }

    private static long usedBytes() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < COLLECTIONS; i++) {
            runtime.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
