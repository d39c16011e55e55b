package dev.keyloom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Scanner;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code keyloom serve}: what it prints, what it serves, and how it ends. */
class ServeCommandTest {
    @TempDir
    private Path folder;

    /** A served endpoint that ends with the test. */
    private interface Served {
        void with(String endpoint, Scanner printed) throws Exception;
    }

    private int serve(Served served, String... arguments) throws Exception {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        try (PipedInputStream printed = new PipedInputStream(65536);
                OutputStream output = new PipedOutputStream(printed);
                Scanner lines = new Scanner(printed, StandardCharsets.UTF_8)) {
            Future<Integer> exitCode = thread.submit(
                    () -> new Shell(folder).runInto(output, arguments).exitCode());
            String first = lines.nextLine();
            assertThat(first).matches("serving http://127\\.0\\.0\\.1:\\d+ \\(Ctrl\\+C to stop\\)");
            served.with(first.split(" ")[1], lines);
            thread.shutdownNow();
            return exitCode.get();
        } finally {
            thread.shutdownNow();
        }
    }

    private static String ask(String endpoint, String operation, String json) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(endpoint))
                .header("Content-Type", "application/x-amz-json-1.0")
                .header("X-Amz-Target", "DynamoDB_20120810." + operation)
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void aModelsTablesAreServedAndTheCommandEndsWhenStopped() throws Exception {
        int exitCode = serve(
                (endpoint, printed) -> {
                    assertThat(printed.nextLine()).isEqualTo("  table GitHub: 25 items");
                    assertThat(printed.nextLine()).isEqualTo("try:");
                    assertThat(printed.nextLine())
                            .startsWith("  aws dynamodb query --endpoint-url " + endpoint
                                    + " --region us-east-1 --table-name GitHub --key-condition-expression 'PK = :pk'");
                    assertThat(ask(endpoint, "Scan", "{\"TableName\":\"GitHub\",\"Select\":\"COUNT\"}"))
                            .isEqualTo("{\"Count\":25,\"ScannedCount\":25}");
                },
                "serve",
                "sample:github",
                "--port",
                "0");
        assertThat(exitCode).isZero();
    }

    @Test
    void withoutAModelThereAreNoTablesYet() throws Exception {
        serve(
                (endpoint, printed) -> {
                    assertThat(printed.nextLine()).isEqualTo("  no tables yet");
                    assertThat(ask(endpoint, "ListTables", "{}")).isEqualTo("{\"TableNames\":[]}");
                },
                "serve",
                "--port",
                "0");
    }

    @Test
    void whatIsKeptInAFolderIsThereTheNextTime() throws Exception {
        String put = "{\"TableName\":\"GitHub\",\"Item\":{\"PK\":{\"S\":\"a\"},\"SK\":{\"S\":\"b\"}}}";
        serve(
                (endpoint, printed) -> assertThat(ask(endpoint, "PutItem", put)).isEqualTo("{}"),
                "serve",
                "sample:github",
                "--port",
                "0",
                "--data",
                "kept");
        serve(
                (endpoint, printed) -> assertThat(printed.nextLine()).isEqualTo("  table GitHub: 26 items"),
                "serve",
                "sample:github",
                "--port",
                "0",
                "--data",
                "kept");
    }

    @Test
    void aFolderInUseIsToldInOneLine() throws Exception {
        serve(
                (endpoint, printed) -> {
                    Shell.Run run = new Shell(folder).run("serve", "--port", "0", "--data", "kept");
                    assertThat(run.exitCode()).isEqualTo(ExitCode.REFUSED.number());
                    assertThat(run.messages()).startsWith("keyloom: ").contains("kept");
                },
                "serve",
                "--port",
                "0",
                "--data",
                "kept");
    }

    @Test
    void validationErrorsAreWordedAsBeforeJune2026() throws Exception {
        serve(
                (endpoint, printed) -> assertThat(ask(endpoint, "PutItem", "{\"TableName\":\"\",\"Item\":{}}"))
                        .contains("Value '' at 'tableName'"),
                "serve",
                "--port",
                "0");
    }

    @Test
    void validationErrorsAreWordedAsNowWhereAskedFor() throws Exception {
        serve(
                (endpoint, printed) -> assertThat(ask(endpoint, "PutItem", "{\"TableName\":\"\",\"Item\":{}}"))
                        .contains("ValidationException")
                        .doesNotContain("Value '' at 'tableName'"),
                "serve",
                "--port",
                "0",
                "--wording",
                "current");
    }

    @Test
    void aPortInUseIsToldWithAWayOut() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            Shell.Run run = new Shell(folder).run("serve", "--port", Integer.toString(other.getLocalPort()));
            assertThat(run.exitCode()).isEqualTo(ExitCode.REFUSED.number());
            assertThat(run.messages())
                    .isEqualTo("keyloom: port " + other.getLocalPort() + " is in use by another program; choose another"
                            + " with --port, or --port 0 for a free one\n");
        }
    }

    @Test
    void aPortThatIsNoneIsAMistake() {
        Shell.Run run = new Shell(folder).run("serve", "--port", "65536");
        assertThat(run.exitCode()).isEqualTo(ExitCode.WRONG_USAGE.number());
        assertThat(run.messages()).contains("--port is a number from 0 to 65535");
    }
}
