package dev.keyloom.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server as a process of its own, stopped and killed. */
class ServeProcessTest {
    @TempDir
    Path folder;

    private final List<Server> servers = new ArrayList<>();

    @AfterEach
    void endAll() throws InterruptedException {
        for (Server server : servers) {
            server.process.destroyForcibly().waitFor();
        }
    }

    /** A server that serves; what it says on its standard error is in a file. */
    private record Server(Process process, BufferedReader output, URI endpoint, Path messages) {
        int ask(String operation, String json) throws IOException, InterruptedException {
            return HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(endpoint)
                                    .header("X-Amz-Target", "DynamoDB_20120810." + operation)
                                    .header("Content-Type", "application/x-amz-json-1.0")
                                    .POST(HttpRequest.BodyPublishers.ofString(json.replace('\'', '"')))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }
    }

    private Server serve() throws IOException {
        Path messages = folder.resolve("messages" + servers.size());
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath(),
                        "dev.keyloom.app.Launcher",
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        folder.resolve("data").toString())
                .redirectError(messages.toFile())
                .start();
        BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
        String first = output.readLine();
        assertThat(first).as("%s", Files.readString(messages)).startsWith("serving http://127.0.0.1:");
        Server server = new Server(process, output, URI.create(first.split(" ")[1]), messages);
        servers.add(server);
        return server;
    }

    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    @Test
    void whatWasAcknowledgedIsThereAfterItWasStoppedAndAfterItWasKilled() throws IOException, InterruptedException {
        Server first = serve();
        assertThat(first.output.readLine()).isEqualTo("  no tables yet");
        assertThat(first.ask("CreateTable", """
                {'TableName': 'Orders', 'BillingMode': 'PAY_PER_REQUEST',
                 'AttributeDefinitions': [{'AttributeName': 'pk', 'AttributeType': 'S'}],
                 'KeySchema': [{'AttributeName': 'pk', 'KeyType': 'HASH'}]}""")).isEqualTo(200);
        first.process.destroy();
        first.process.waitFor();
        assertThat(first.messages).isEmptyFile();

        Server second = serve();
        assertThat(second.output.readLine()).isEqualTo("  table Orders: 0 items");
        assertThat(second.ask("PutItem", "{'TableName': 'Orders', 'Item': {'pk': {'S': 'a'}}}"))
                .isEqualTo(200);
        second.process.destroyForcibly().waitFor();

        assertThat(serve().output.readLine()).isEqualTo("  table Orders: 1 item");
    }
}
