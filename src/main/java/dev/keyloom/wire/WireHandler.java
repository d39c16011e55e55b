package dev.keyloom.wire;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.wire.operation.Operations;
import dev.keyloom.wire.operation.Wording;
import dev.keyloom.wire.value.JsonReader;
import dev.keyloom.wire.value.JsonWriter;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Answers the service's requests, each a target and a JSON body, however they come here. Safe for use by many threads.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html">AWS:
 *     low-level API</a>
 */
public final class WireHandler {
    /** What the service reads at most. */
    public static final int MAX_BODY_BYTES = 16 * 1024 * 1024;

    private final Operations operations;
    private final Consumer<Throwable> faults;

    /**
     * @param faults told of faults of this program, which clients only see as {@code InternalServerError}
     */
    public WireHandler(DynamoDbService service, Wording wording, Consumer<Throwable> faults) {
        this.operations = new Operations(service, wording);
        this.faults = faults;
    }

    /**
     * Answers a request.
     *
     * @param target what {@code X-Amz-Target} says, empty if nothing
     * @param host the host and port that the client knows
     * @param body the request's JSON
     */
    public WireResponse handle(String target, String host, byte[] body) {
        return handle(target, host, body, body.length);
    }

    /** Answers a request whose JSON is the first {@code length} bytes of {@code body}. */
    public WireResponse handle(String target, String host, byte[] body, int length) {
        try {
            return operations.has(target) ? answer(target, host, body, length) : unknown(body, length);
        } catch (ServiceException refusal) {
            return Errors.response(refusal);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            faults.accept(fault);
            return Errors.response(new ServiceException(ErrorCode.INTERNAL_SERVER_ERROR, Errors.INTERNAL));
        }
    }

    /** Returns the answer that denies a request without looking at it. */
    public WireResponse deny(String message) {
        return Errors.response(new ServiceException(ErrorCode.ACCESS_DENIED, message));
    }

    private WireResponse answer(String target, String host, byte[] body, int length) {
        JsonWriter response = new JsonWriter();
        try {
            operations.answer(target, new JsonReader(body, length), host, response);
        } catch (IOException failure) {
            return Errors.response(notJson());
        }
        return new WireResponse(200, response);
    }

    private static ServiceException notJson() {
        return new ServiceException(ErrorCode.SERIALIZATION, "");
    }

    /** That a body is no JSON is told before that there is no such operation. */
    private WireResponse unknown(byte[] body, int length) {
        JsonReader request = new JsonReader(body, length);
        try {
            boolean hasMore = true;
            while (hasMore) {
                hasMore = request.nextToken() != null;
            }
        } catch (IOException failure) {
            return Errors.response(notJson());
        }
        return Errors.response(new ServiceException(ErrorCode.UNKNOWN_OPERATION, ""));
    }
}
