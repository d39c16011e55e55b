package dev.keyloom.benchmark;

import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.SqliteStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.value.Item;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** How long the engine's stores take to get an item of 1 KB, to read a collection of 25, and to put an item. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx4g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineStorageBenchmark {
    @Param({"memory", "file"})
    public String kind;

    @Param({"10000", "1000000"})
    public int items;

    private final SplittableRandom random = new SplittableRandom(1);
    private Path directory;
    private Storage storage;
    private StoreKey[] keys;

    @Setup
    public void load() throws IOException {
        directory = Files.createTempDirectory("storage");
        storage = kind.equals("memory") ? new MemoryStorage() : SqliteStorage.open(directory);
        StoreItems.load(storage, items);
        keys = new StoreKey[items];
        for (int i = 0; i < items; i++) {
            keys[i] = StoreItems.key(i);
        }
    }

    @TearDown
    public void close() throws IOException {
        storage.close();
        List<Path> files;
        try (var list = Files.list(directory)) {
            files = list.toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(directory);
    }

    @Benchmark
    public Optional<StoredItem> get() {
        StoreKey key = keys[random.nextInt(items)];
        return storage.read(reader -> reader.get(StoreItems.TABLE, key));
    }

    @Benchmark
    public int visit25() {
        KeyRange range = StoreItems.collection(random.nextInt(items));
        int[] bytes = {0};
        storage.read(reader -> {
            reader.visit(StoreItems.TABLE, range, true, (key, item) -> {
                bytes[0] += item.bytes();
                return true;
            });
            return 0;
        });
        return bytes[0];
    }

    @Benchmark
    public int put() {
        int number = random.nextInt(items);
        StoredItem item = StoredItem.of(changed(number));
        return storage.write(writer -> {
            writer.put(StoreItems.TABLE, keys[number], item);
            return 0;
        });
    }

    private Item changed(int number) {
        return StoreItems.item(number, random.nextInt(1000));
    }
}
