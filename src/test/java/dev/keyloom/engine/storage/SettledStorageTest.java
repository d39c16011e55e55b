package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.schema.IndexRef;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Readings of what is just being made. */
class SettledStorageTest {
    private static final MapName MAP = new MapName("t1", IndexRef.PRIMARY);

    @TempDir
    Path directory;

    @Test
    void aReadingWaitsForAMapThatIsBeingMade() throws InterruptedException {
        for (Storage inner : List.of(new MemoryStorage(), SqliteStorage.open(directory))) {
            try (Storage storage = new SettledStorage(inner)) {
                CountDownLatch isMade = new CountDownLatch(1);
                CountDownLatch isMissed = new CountDownLatch(1);
                Thread making = new Thread(() -> storage.write(writer -> {
                    writer.createMap(MAP);
                    isMade.countDown();
                    await(isMissed);
                    return 0;
                }));
                making.start();
                await(isMade);
                AtomicReference<Integer> readings = new AtomicReference<>(0);
                long count = storage.<Long>read(reader -> {
                    readings.updateAndGet(number -> number + 1);
                    try {
                        return reader.count(MAP);
                    } finally {
                        isMissed.countDown();
                    }
                });
                assertThat(count).isZero();
                assertThat(readings.get()).isEqualTo(2);
                making.join();
            }
        }
    }

    @Test
    void aMapThatNobodyMakesIsMissedInTheEnd() {
        Storage storage = new SettledStorage(new MemoryStorage());
        assertThatThrownBy(() -> storage.<Long>read(reader -> reader.count(MAP)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interruption) {
            throw new IllegalStateException(interruption);
        }
    }
}
