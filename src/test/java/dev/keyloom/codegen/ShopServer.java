package dev.keyloom.codegen;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.wire.Wire;
import dev.keyloom.wire.http.HttpLimits;
import dev.keyloom.wire.http.LoopbackServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
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
                .sorted(Comparator.comparing(item -> item.path("PK") + " " + item.path("SK")))
                .toList();
    }

    /** Returns an item as it would be had its writer not encoded binary values that were encoded already. */
    static JsonNode withBinariesDecodedOnce(JsonNode node) {
        if (node instanceof ArrayNode array) {
            ArrayNode decoded = MAPPER.createArrayNode();
            array.forEach(element -> decoded.add(withBinariesDecodedOnce(element)));
            return decoded;
        }
        if (!(node instanceof ObjectNode object)) {
            return node;
        }
        ObjectNode decoded = MAPPER.createObjectNode();
        object.properties().forEach(member -> {
            JsonNode value = member.getValue();
            switch (member.getKey()) {
                case "B" -> decoded.put("B", decodedOnce(value));
                case "BS" -> value.forEach(element -> decoded.withArray("BS").add(decodedOnce(element)));
                default -> decoded.set(member.getKey(), withBinariesDecodedOnce(value));
            }
        });
        return decoded;
    }

    private static String decodedOnce(JsonNode text) {
        return new String(Base64.getDecoder().decode(text.asText()), StandardCharsets.US_ASCII);
    }

    @Override
    public void close() {
        server.close();
    }
}
