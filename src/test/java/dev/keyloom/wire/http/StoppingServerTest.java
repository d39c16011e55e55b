package dev.keyloom.wire.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.wire.WireHandler;
import dev.keyloom.wire.operation.Wording;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What becomes of a request that runs while the server is stopped. */
class StoppingServerTest {
    /** A store whose readings wait once they were told to. */
    private static final class HeldStorage implements Storage {
        private final Storage storage = new MemoryStorage();
        private final CountDownLatch isReading = new CountDownLatch(1);
        private final CountDownLatch release = new CountDownLatch(1);
        private volatile boolean isHeld;

        @Override
        public <R> R read(Function<StoreReader, R> reading) {
            if (isHeld) {
                isReading.countDown();
                await(release);
            }
            return storage.read(reading);
        }

        @Override
        public <R> R write(Function<StoreWriter, R> writing) {
            return storage.write(writing);
        }

        @Override
        public void close() {
            storage.close();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interruption) {
            throw new IllegalStateException(interruption);
        }
    }

    @Test
    void itIsAnsweredAndTheClientIsToldThatItWasTheLast() throws IOException, InterruptedException {
        HeldStorage storage = new HeldStorage();
        DynamoDbService service = DynamoDbService.open(
                storage,
                TableSettings.DEFAULT.withDelay(Duration.ZERO),
                InstantSource.system(),
                () -> UUID.randomUUID().toString());
        LoopbackServer server =
                LoopbackServer.start(0, new WireHandler(service, Wording.CURRENT, fault -> {}), HttpLimits.DEFAULT);
        try (RawClient client = new RawClient(server.port());
                RawClient idle = new RawClient(server.port())) {
            client.send(RawClient.post(server.port(), "CreateTable", """
                    {"TableName":"Orders","BillingMode":"PAY_PER_REQUEST",
                     "AttributeDefinitions":[{"AttributeName":"pk","AttributeType":"S"}],
                     "KeySchema":[{"AttributeName":"pk","KeyType":"HASH"}]}"""));
            assertThat(client.receive().status()).isEqualTo(200);
            storage.isHeld = true;
            client.send(RawClient.post(server.port(), "Scan", "{\"TableName\":\"Orders\"}"));
            await(storage.isReading);
            Thread closing = new Thread(server::close);
            closing.start();
            assertThat(idle.isEnded()).isTrue();
            // All connections were told to end when it waits for those that are at work.
            while (closing.isAlive() && closing.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
            storage.release.countDown();
            RawClient.Answer answer = client.receive();
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.body()).contains("\"Count\":0");
            assertThat(answer.fields()).containsEntry("connection", "close");
            assertThat(client.isEnded()).isTrue();
            closing.join();
        } finally {
            storage.release.countDown();
            server.close();
        }
    }
}
