package dev.keyloom.wire.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.wire.Wire;
import dev.keyloom.wire.http.RawClient.Answer;
import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests on the wire, byte by byte: how they are cut, how many there are, and who sends them. */
class LoopbackServerTest {
    private static final String LIST = "{}";

    private final List<AutoCloseable> opened = new ArrayList<>();
    private LoopbackServer server;

    @BeforeEach
    void start() throws IOException {
        server = start(HttpLimits.DEFAULT);
    }

    private LoopbackServer start(HttpLimits limits) throws IOException {
        LoopbackServer started =
                LoopbackServer.start(0, Wire.current().withTable().handler(), limits);
        opened.add(started);
        return started;
    }

    @AfterEach
    void close() throws Exception {
        for (int i = opened.size() - 1; i >= 0; i--) {
            opened.get(i).close();
        }
    }

    private RawClient client() throws IOException {
        RawClient client = new RawClient(server.port());
        opened.add(client);
        return client;
    }

    private String list() {
        return RawClient.post(server.port(), "ListTables", LIST);
    }

    private static void requireTables(Answer answer) {
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"TableNames\":[\"Tab\"]}");
    }

    @Test
    void anAnswerCarriesItsIdentifierAndItsChecksum() throws IOException {
        Answer answer = client().send(list()).receive();
        CRC32 checksum = new CRC32();
        checksum.update(answer.body().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        assertThat(answer.fields())
                .containsEntry("x-amz-crc32", Long.toString(checksum.getValue()))
                .containsEntry("content-type", "application/x-amz-json-1.0");
        assertThat(answer.fields().get("x-amzn-requestid")).matches("[0-9A-Z]{52}");
    }

    @Test
    void aRequestMayComeByteByByte() throws IOException {
        RawClient client = client();
        for (char c : list().toCharArray()) {
            client.send(Character.toString(c));
        }
        requireTables(client.receive());
    }

    @Test
    void requestsMayComeBeforeTheLastWasAnswered() throws IOException {
        RawClient client = client().send(list().repeat(50));
        for (int i = 0; i < 50; i++) {
            requireTables(client.receive());
        }
    }

    @Test
    void aBodyMayComeInChunks() throws IOException {
        String head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-amz-json-1.0\r\n"
                + "X-Amz-Target: DynamoDB_20120810.ListTables\r\nTransfer-Encoding: chunked\r\n\r\n";
        RawClient client = client().send(head + "1\r\n{\r\n1;x=y\r\n}\r\n0\r\nTrailer: x\r\n\r\n" + list());
        requireTables(client.receive());
        requireTables(client.receive());
    }

    @Test
    void whoAsksBeforeSendingIsToldToGoOn() throws IOException {
        String request = list();
        int end = request.indexOf("\r\n\r\n") + 4;
        RawClient client = client().send(request.substring(0, end - 2) + "Expect: 100-continue\r\n\r\n");
        assertThat(client.receive().status()).isEqualTo(100);
        requireTables(client.send(request.substring(end)).receive());
    }

    @Test
    void aConnectionEndsWhenItsClientWishes() throws IOException {
        RawClient client = client().send(list().replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
        requireTables(client.receive());
        assertThat(client.isEnded()).isTrue();
    }

    @Test
    void whoeverLooksInIsToldThatAllIsWell() throws IOException {
        Answer answer =
                client().send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").receive();
        assertThat(answer.body()).isEqualTo("healthy: dynamodb.us-east-1.amazonaws.com ");
        assertThat(answer.fields()).containsEntry("x-amz-crc32", "3128867991");
    }

    @ParameterizedTest
    @ValueSource(strings = {"PUT / HTTP/1.1", "OPTIONS / HTTP/1.1", "POST / HTTP/1.1\r\nContent-Type: text/plain"})
    void whatIsNoRequestOfTheServiceIsNotFound(String head) throws IOException {
        Answer answer = client().send(head + "\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}")
                .receive();
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).isEqualTo("<UnknownOperationException/>\n");
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1:8000, 200", "localhost, 200", "LOCALHOST:1, 200", "127.9.9.9, 200", "[::1]:8000, 200",
        "app.localhost:8000, 200", "example.com, 403", "127.0.0.1.example.com, 403", "10.0.0.1, 403", "[::2], 403",
        "localhost.example.com:8000, 403"
    })
    void onlyThisMachinesNamesAreAnswered(String host, int status) throws IOException {
        assertThat(client().send(list().replaceFirst("Host: [^\r]*", "Host: " + host))
                        .receive()
                        .status())
                .isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Origin: http://localhost:3000   | 403
            Origin: https://example.com     | 403
            Origin: null                    | 403
            Sec-Fetch-Site: cross-site      | 403
            Sec-Fetch-Site: same-site       | 403
            Sec-Fetch-Site: none            | 200
            Sec-Fetch-Site: same-origin     | 200
            Origin: http://HOST             | 200
            """)
    void pagesOfOtherSitesAreNotAnswered(String field, int status) throws IOException {
        String own = field.replace("HOST", "127.0.0.1:" + server.port());
        Answer answer = client().send(list().replace("\r\n\r\n", "\r\n" + own + "\r\n\r\n"))
                .receive();
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.body().contains("com.amazon.coral.service#AccessDeniedException"))
                .isEqualTo(status == 403);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "NONSENSE\r\n\r\n",
                "POST / HTTP/1.1\r\n\r\n",
                "POST / HTTP/2.0\r\nHost: localhost\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length : 2\r\n\r\n{}",
                "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
                "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n{}",
                "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}xx\r\n"
            })
    void whatCouldBeReadInTwoWaysIsRefusedAndTheConnectionEnds(String request) throws IOException {
        RawClient client = client().send(request);
        assertThat(client.receive().status()).isEqualTo(400);
    }

    @Test
    void aHeadHasALimit() throws IOException {
        RawClient client = client().send("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000));
        assertThat(client.receive().status()).isEqualTo(431);
    }

    @Test
    void aBodyHasTheServicesLimit() throws IOException {
        RawClient client = client().send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: 16777217\r\n\r\n{");
        assertThat(client.receive().status()).isEqualTo(413);
        RawClient chunked = client().send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n1000001\r\n");
        assertThat(chunked.receive().status()).isEqualTo(413);
    }

    @Test
    void aLargeBodyIsRead() throws IOException {
        String padding = " ".repeat(3_000_000);
        requireTables(client().send(RawClient.post(server.port(), "ListTables", "{" + padding + "}") + list())
                .receive());
    }

    @Test
    void aSlowClientIsDropped() throws IOException {
        Duration brief = Duration.ofMillis(300);
        server = start(new HttpLimits(10, brief, brief, brief, brief));
        assertThat(client().isEnded()).as("idle").isTrue();
        assertThat(client().send("POST / HT").isEnded()).as("within the head").isTrue();
        assertThat(client().send(list().substring(0, list().length() - 1)).isEnded())
                .as("within the body")
                .isTrue();
    }

    @Test
    void twoHundredClientsAreServedAtOnce() throws IOException {
        List<RawClient> clients = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            clients.add(client());
        }
        for (RawClient client : clients) {
            client.send(list());
        }
        for (RawClient client : clients) {
            requireTables(client.receive());
        }
    }

    @Test
    void oneClientTooManyIsToldSo() throws IOException {
        server = start(new HttpLimits(
                1, Duration.ofSeconds(9), Duration.ofSeconds(9), Duration.ofSeconds(9), Duration.ofSeconds(1)));
        requireTables(client().send(list()).receive());
        // Both addresses' listeners have a thread of the same pool; ::1 may be missing.
        int served = 0;
        for (int i = 0; i < 3; i++) {
            served += client().send(list()).receive().status() == 503 ? 0 : 1;
        }
        assertThat(served).isLessThanOrEqualTo(1);
    }

    @Test
    void aTakenPortIsAnError() {
        assertThatThrownBy(
                        () -> LoopbackServer.start(server.port(), Wire.current().handler(), HttpLimits.DEFAULT))
                .isInstanceOf(BindException.class);
    }

    @Test
    void closingEndsIdleConnections() throws IOException {
        RawClient client = client();
        requireTables(client.send(list()).receive());
        server.close();
        assertThat(client.isEnded()).isTrue();
    }
}
