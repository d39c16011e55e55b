package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The log of a file's store begins anew, so that it does not grow with the number of writings. SQLite writes over it from
 * its beginning only when all of it is in the file and no reading needs it.
 *
 * @see <a href="https://www.sqlite.org/wal.html#avoiding_excessively_large_wal_files">SQLite: avoiding excessively large
 *     WAL files</a>
 */
class WriteAheadLogTest {
    private static final MapName TABLE = new MapName("t1", IndexRef.PRIMARY);
    private static final long LOG_BYTES = 256 << 10;

    /** Each of them fills the log, so that it is brought into the file. */
    private static final String FULL_LOG = "x".repeat((int) LOG_BYTES);

    private static final int ROUNDS = 12;

    /** One writing may be on top of a log that is full; the pages of trees and counts come to it. */
    private static final long MAX_LOG_BYTES = 3 * LOG_BYTES;

    @TempDir
    Path directory;

    @Test
    void beginsAnewAlthoughReadingsWereIdleInBetween() {
        try (Storage storage = open()) {
            for (int round = 0; round < ROUNDS; round++) {
                put(storage, round);
                storage.<Long>read(reader -> reader.count(TABLE));
            }
            assertThat(ROUNDS * LOG_BYTES).isGreaterThan(MAX_LOG_BYTES);
            assertThat(logBytes()).isPositive().isLessThan(MAX_LOG_BYTES);
        }
    }

    /** Each reading begins before the one before it ends, so that there is never a moment without. */
    @Test
    void beginsAnewAlthoughThereIsAlwaysAReading() throws InterruptedException {
        try (Storage storage = open()) {
            Reading current = Reading.begin(storage);
            for (int round = 0; round < ROUNDS; round++) {
                int key = round;
                Thread writing = new Thread(() -> put(storage, key));
                writing.start();
                awaitRest(writing);
                Reading next = Reading.begin(storage);
                current.end();
                writing.join();
                current = next;
            }
            current.end();
            assertThat(storage.<Long>read(reader -> reader.count(TABLE))).isEqualTo(ROUNDS);
            assertThat(logBytes()).isPositive().isLessThan(MAX_LOG_BYTES);
        }
    }

    /** A reading in a thread of its own, which goes on until it is told to end. */
    private record Reading(Thread thread, CountDownLatch ending) {
        /** Returns a reading that runs, or that waits to run until others have ended. */
        static Reading begin(Storage storage) {
            CountDownLatch ending = new CountDownLatch(1);
            Thread thread = new Thread(() -> storage.read(reader -> {
                reader.count(TABLE);
                awaitUninterrupted(ending);
                return 0;
            }));
            thread.start();
            awaitRest(thread);
            return new Reading(thread, ending);
        }

        void end() throws InterruptedException {
            ending.countDown();
            thread.join();
        }
    }

    /** Waits until a thread waits for another one, or has ended. */
    private static void awaitRest(Thread thread) {
        while (thread.getState() != Thread.State.WAITING && thread.getState() != Thread.State.TERMINATED) {
            Thread.yield();
        }
    }

    private static void awaitUninterrupted(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }

    /** Nothing is held in memory, so that all readings are of the file. */
    private Storage open() {
        Storage storage = SqliteStorage.open(
                directory,
                SqliteSettings.DEFAULT.withMirrorBytes(0).withItemBytes(0).withLogBytes(LOG_BYTES));
        storage.write(writer -> {
            writer.createMap(TABLE);
            return 0;
        });
        return storage;
    }

    private static void put(Storage storage, int key) {
        storage.write(writer -> {
            writer.put(
                    TABLE,
                    new StoreKey(ByteBuffer.allocate(4).putInt(key).array()),
                    StoredItem.of(Item.builder().put("text", FULL_LOG).build()));
            return 0;
        });
    }

    private long logBytes() {
        return directory.resolve(SqliteFile.NAME + "-wal").toFile().length();
    }
}
