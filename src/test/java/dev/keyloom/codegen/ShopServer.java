package dev.keyloom.codegen;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.wire.Wire;
import dev.keyloom.wire.http.HttpLimits;
import dev.keyloom.wire.http.LoopbackServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.stream.StreamSupport;

/** The table of {@link Requests} behind a port, which programs write to, and what it should hold by then. */
final class ShopServer implements AutoCloseable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Wire wire = Wire.current();
    private final LoopbackServer server;

    ShopServer() throws IOException {
        wire.ask("CreateTable", Requests.TABLE);
        server = LoopbackServer.start(0, wire.handler(), HttpLimits.DEFAULT);
    }

    Endpoint endpoint() {
        return Endpoint.Local.of("http://127.0.0.1:" + server.port(), "eu-west-1");
    }

    List<JsonNode> items() {
        return items(wire);
    }

    /** Returns the items of the table after the requests were sent to it without any program. */
    static List<JsonNode> itemsAfter(Iterable<PreparedRequest> requests) {
        Wire direct = Wire.current();
        direct.ask("CreateTable", Requests.TABLE);
        requests.forEach(request -> send(direct, request));
        return items(direct);
    }

    private static JsonNode send(Wire wire, PreparedRequest request) {
        byte[] body = JsonText.line(RequestJson.of(request)).getBytes(StandardCharsets.UTF_8);
        try {
            return MAPPER.readTree(wire.handler()
                    .handle("DynamoDB_20120810." + request.operation(), "localhost", body)
                    .body());
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static List<JsonNode> items(Wire wire) {
        return StreamSupport.stream(
                        wire.ask("Scan", "{'TableName': 'Shop'}").path("Items").spliterator(), false)
                .sorted(Comparator.comparing(JsonNode::toString))
                .toList();
    }

    @Override
    public void close() {
        server.close();
    }
}
