package dev.keyloom.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.wire.operation.Operations;
import dev.keyloom.wire.operation.Wording;
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

    /** Enough for 32 levels of values in any request, each two levels of JSON. */
    private static final int MAX_NESTING = 500;

    private static final int MAX_NAME_LENGTH = 70_000;
    private static final int MAX_NUMBER_LENGTH = 1000;

    private final JsonFactory json = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_NESTING)
                    .maxStringLength(MAX_BODY_BYTES)
                    .maxNameLength(MAX_NAME_LENGTH)
                    .maxNumberLength(MAX_NUMBER_LENGTH)
                    .build())
            // Names are the client's: names without end, or such that collide, would fill the tables that keep them.
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

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
            return Errors.response(json, refusal);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError fault) {
            faults.accept(fault);
            return Errors.response(json, new ServiceException(ErrorCode.INTERNAL_SERVER_ERROR, Errors.INTERNAL));
        }
    }

    /** Returns the answer that denies a request without looking at it. */
    public WireResponse deny(String message) {
        return Errors.response(json, new ServiceException(ErrorCode.ACCESS_DENIED, message));
    }

    private WireResponse answer(String target, String host, byte[] body, int length) {
        ResponseBody out = new ResponseBody();
        try (JsonParser request = json.createParser(body, 0, length);
                JsonGenerator response = json.createGenerator(out)) {
            operations.answer(target, request, host, response);
        } catch (IOException failure) {
            return Errors.response(json, notJson());
        }
        return new WireResponse(200, out);
    }

    private static ServiceException notJson() {
        return new ServiceException(ErrorCode.SERIALIZATION, "");
    }

    /** That a body is no JSON is told before that there is no such operation. */
    private WireResponse unknown(byte[] body, int length) {
        try (JsonParser request = json.createParser(body, 0, length)) {
            boolean hasMore = true;
            while (hasMore) {
                hasMore = request.nextToken() != null;
            }
        } catch (IOException failure) {
            return Errors.response(json, notJson());
        }
        return Errors.response(json, new ServiceException(ErrorCode.UNKNOWN_OPERATION, ""));
    }
}
