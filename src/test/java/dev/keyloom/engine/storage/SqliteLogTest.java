package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The log beside the file begins anew, however many read. */
class SqliteLogTest {
    private static final MapName MAP = new MapName("t1", IndexRef.PRIMARY);
    private static final long LOG_BYTES = 256 * 1024;
    private static final int READERS = 8;
    private static final int WRITES = 600;

    @TempDir
    Path directory;

    @Test
    void itStaysSmallWhileSomebodyAlwaysReads() throws IOException, InterruptedException {
        AtomicBoolean isOver = new AtomicBoolean();
        List<Thread> readers = new ArrayList<>();
        try (Storage storage = SqliteStorage.open(
                directory,
                SqliteSettings.DEFAULT.withItemBytes(0).withMirrorBytes(0).withLogBytes(LOG_BYTES))) {
            storage.write(writer -> {
                writer.createMap(MAP);
                return 0;
            });
            for (int i = 0; i < READERS; i++) {
                Thread reader = new Thread(() -> {
                    while (!isOver.get()) {
                        storage.<Integer>read(found -> {
                            found.visit(MAP, StoreKeys.segment(0, 1), true, (key, item) -> true);
                            return 0;
                        });
                    }
                });
                reader.start();
                readers.add(reader);
            }
            StoredItem item =
                    StoredItem.of(Item.builder().put("text", "t".repeat(20_000)).build());
            try {
                for (int i = 0; i < WRITES; i++) {
                    int number = i % 20;
                    storage.write(writer -> {
                        writer.put(MAP, key(number), item);
                        return 0;
                    });
                }
            } finally {
                isOver.set(true);
                for (Thread reader : readers) {
                    reader.join();
                }
            }
            assertThat(Files.size(directory.resolve(SqliteFile.NAME + "-wal"))).isLessThan(8 * LOG_BYTES);
            assertThat(storage.<Long>read(reader -> reader.count(MAP))).isEqualTo(20);
        }
    }

    private static StoreKey key(int number) {
        return new StoreKey(ByteBuffer.allocate(4).putInt(number).array());
    }
}
