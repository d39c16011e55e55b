package dev.keyloom.wire;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.wire.value.JsonWriter;
import dev.keyloom.wire.value.ValueWriter;

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

    static WireResponse response(ServiceException refusal) {
        JsonWriter json = new JsonWriter();
        write(refusal, json);
        return new WireResponse(refusal.code() == ErrorCode.INTERNAL_SERVER_ERROR ? 500 : 400, json);
    }

    private static void write(ServiceException refusal, JsonWriter json) {
        json.writeStartObject();
        json.writeFieldName("__type");
        json.writeString(namespace(refusal.code()) + refusal.code().serviceName());
        if (!refusal.text().isEmpty()) {
            json.writeFieldName(messageMember(refusal.code()));
            json.writeString(refusal.text());
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

    private static void write(CancellationReason reason, JsonWriter json, ValueWriter values) {
        json.writeStartObject();
        json.writeFieldName("Code");
        json.writeString(reason.code());
        if (reason.message().isPresent()) {
            json.writeFieldName("Message");
            json.writeString(reason.message().get());
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
