package dev.keyloom.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.wire.value.ValueWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Writes refusals as the service does: the error's name with the namespace that it comes from, its message, and what some
 * errors tell beside it.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">AWS: errors</a>
 */
final class Errors {
    static final String INTERNAL = "The request processing has failed because of an unknown error.";

    private static final String DYNAMODB = "com.amazonaws.dynamodb.v20120810#";
    private static final String VALIDATION = "com.amazon.coral.validate#";
    private static final String SERVICE = "com.amazon.coral.service#";

    private Errors() {}

    static WireResponse response(JsonFactory factory, ServiceException refusal) {
        ResponseBody body = new ResponseBody();
        try (JsonGenerator json = factory.createGenerator(body)) {
            write(refusal, json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return new WireResponse(refusal.code() == ErrorCode.INTERNAL_SERVER_ERROR ? 500 : 400, body);
    }

    private static void write(ServiceException refusal, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField(
                "__type", namespace(refusal.code()) + refusal.code().serviceName());
        if (!refusal.text().isEmpty()) {
            json.writeStringField(messageMember(refusal.code()), refusal.text());
        }
        ValueWriter values = new ValueWriter(json);
        if (refusal.item().isPresent()) {
            json.writeFieldName("Item");
            values.write(refusal.item().get());
        }
        if (!refusal.cancellationReasons().isEmpty()) {
            json.writeFieldName("CancellationReasons");
            json.writeStartArray();
            for (CancellationReason reason : refusal.cancellationReasons()) {
                write(reason, json, values);
            }
            json.writeEndArray();
        }
        json.writeEndObject();
    }

    private static void write(CancellationReason reason, JsonGenerator json, ValueWriter values) throws IOException {
        json.writeStartObject();
        json.writeStringField("Code", reason.code());
        if (reason.message().isPresent()) {
            json.writeStringField("Message", reason.message().get());
        }
        if (reason.item().isPresent()) {
            json.writeFieldName("Item");
            values.write(reason.item().get());
        }
        json.writeEndObject();
    }

    private static String namespace(ErrorCode code) {
        return switch (code) {
            case VALIDATION -> VALIDATION;
            case SERIALIZATION, UNKNOWN_OPERATION, ACCESS_DENIED -> SERVICE;
            default -> DYNAMODB;
        };
    }

    /** Two errors write the member with a capital. */
    private static String messageMember(ErrorCode code) {
        boolean isCapital = code == ErrorCode.SERIALIZATION
                || code == ErrorCode.ACCESS_DENIED
                || code == ErrorCode.TRANSACTION_CANCELED;
        return isCapital ? "Message" : "message";
    }
}
