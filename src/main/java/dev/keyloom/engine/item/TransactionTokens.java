package dev.keyloom.engine.item;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Action;
import dev.keyloom.engine.request.TransactWriteItemsRequest.ConditionCheck;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Delete;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Put;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Update;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tokens of the transactions of the last ten minutes, and of the newest alone if those are very many: each holds what
 * was asked. Kept in memory: after a restart no token is known.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">AWS: idempotency</a>
 */
final class TransactionTokens {
    private static final Duration VALIDITY = Duration.ofMinutes(10);

    /** Bytes of what is kept, about: the SDKs give each transaction a token. */
    private static final long MAX_BYTES = 64L * 1024 * 1024;

    /** What a token and an action take besides their texts and values. */
    private static final long OBJECT_BYTES = 300;

    private final InstantSource clock;
    /** Oldest first. */
    private final Map<String, Used> used = new LinkedHashMap<>();

    private long keptBytes;

    TransactionTokens(InstantSource clock) {
        this.clock = clock;
    }

    private record Used(List<Action> actions, Instant at, long bytes) {}

    /**
     * Says whether a transaction of this token and these actions has happened.
     *
     * @throws ServiceException if one of this token and other actions has
     */
    synchronized boolean isKnown(String token, List<Action> actions) {
        forgetOld();
        Used known = used.get(token);
        if (known == null) {
            return false;
        }
        if (!known.actions().equals(actions)) {
            throw new ServiceException(
                    ErrorCode.IDEMPOTENT_PARAMETER_MISMATCH,
                    "An error occurred (IdempotentParameterMismatchException): The request uses the same client token"
                            + " as a previous, but non-identical request. Do not reuse a client token with different"
                            + " requests, unless the requests are identical");
        }
        return true;
    }

    synchronized void add(String token, List<Action> actions) {
        Used made = new Used(
                actions,
                clock.instant(),
                OBJECT_BYTES
                        + actions.stream().mapToLong(TransactionTokens::bytes).sum());
        used.put(token, made);
        keptBytes += made.bytes();
        Iterator<Used> all = used.values().iterator();
        while (keptBytes > MAX_BYTES && used.size() > 1) {
            keptBytes -= all.next().bytes();
            all.remove();
        }
    }

    /** Forgets a token whose transaction did not happen in the end. */
    synchronized void remove(String token) {
        Used removed = used.remove(token);
        if (removed != null) {
            keptBytes -= removed.bytes();
        }
    }

    private void forgetOld() {
        Instant oldest = clock.instant().minus(VALIDITY);
        Iterator<Used> all = used.values().iterator();
        while (all.hasNext()) {
            Used next = all.next();
            if (!next.at().isBefore(oldest)) {
                return;
            }
            keptBytes -= next.bytes();
            all.remove();
        }
    }

    private static long bytes(Action action) {
        long bytes = OBJECT_BYTES + ItemSize.of(item(action));
        for (AttributeValue value : action.attributes().values().values()) {
            bytes += OBJECT_BYTES + ItemSize.ofValue(value);
        }
        return bytes;
    }

    private static Item item(Action action) {
        if (action instanceof Put put) {
            return put.item();
        } else if (action instanceof Update update) {
            return update.key();
        } else if (action instanceof Delete delete) {
            return delete.key();
        }
        return ((ConditionCheck) action).key();
    }
}
