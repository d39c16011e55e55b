package dev.keyloom.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.wire.operation.Wording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A handler over an engine in memory, spoken to in JSON; apostrophes stand for quotes. */
public final class Wire {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final List<Throwable> faults = new ArrayList<>();
    private final WireHandler handler;

    private Wire(Wording wording) {
        this.handler = new WireHandler(service(), wording, faults::add);
    }

    public static Wire current() {
        return new Wire(Wording.CURRENT);
    }

    static Wire former() {
        return new Wire(Wording.FORMER);
    }

    /** Returns an engine whose tables are active at once and whose clock stands still. */
    public static DynamoDbService service() {
        return DynamoDbService.open(
                new MemoryStorage(),
                TableSettings.DEFAULT.withDelay(Duration.ZERO),
                () -> Instant.parse("2026-11-30T12:00:00Z"),
                () -> UUID.randomUUID().toString());
    }

    public WireHandler handler() {
        return handler;
    }

    /** Faults of the program, of which there are none. */
    List<Throwable> faults() {
        return faults;
    }

    /** Makes a table {@code Tab} with a partition key {@code pk} of type S. */
    public Wire withTable() {
        ask("CreateTable", """
                {'TableName': 'Tab', 'BillingMode': 'PAY_PER_REQUEST',
                 'AttributeDefinitions': [{'AttributeName': 'pk', 'AttributeType': 'S'}],
                 'KeySchema': [{'AttributeName': 'pk', 'KeyType': 'HASH'}]}""");
        return this;
    }

    /** Returns the answer's JSON, whatever its status. */
    public JsonNode ask(String operation, String json) {
        return json(send(operation, json));
    }

    WireResponse send(String operation, String json) {
        return handler.handle(
                target(operation), "localhost", json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    /** Returns what names an operation in a request's header. */
    static String target(String operation) {
        boolean isOfStreams = operation.endsWith("Stream")
                || operation.endsWith("Streams")
                || operation.equals("GetShardIterator")
                || operation.equals("GetRecords");
        return (isOfStreams ? "DynamoDBStreams_20120810." : "DynamoDB_20120810.") + operation;
    }

    /** Returns the error's name and message. */
    String refusal(String operation, String json) {
        JsonNode answer = ask(operation, json);
        String type = answer.path("__type").asText();
        return type.substring(type.indexOf('#') + 1) + ": "
                + (answer.has("message")
                        ? answer.path("message").asText()
                        : answer.path("Message").asText());
    }

    /** Returns a validation error's message. */
    String validation(String operation, String json) {
        return refusal(operation, json).replaceFirst("^ValidationException: ", "");
    }

    static JsonNode json(WireResponse response) {
        try {
            return MAPPER.readTree(response.body());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
