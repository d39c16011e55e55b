package dev.keyloom.engine.item;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tokens of the transactions of the last ten minutes. Kept in memory: after a restart no token is known.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">AWS: idempotency</a>
 */
final class TransactionTokens {
    private static final Duration VALIDITY = Duration.ofMinutes(10);

    private final InstantSource clock;
    /** Oldest first. */
    private final Map<String, Used> used = new LinkedHashMap<>();

    TransactionTokens(InstantSource clock) {
        this.clock = clock;
    }

    private record Used(List<TransactWriteItemsRequest.Action> actions, Instant at) {}

    /**
     * Says whether a transaction of this token and these actions has happened.
     *
     * @throws ServiceException if one of this token and other actions has
     */
    synchronized boolean isKnown(String token, List<TransactWriteItemsRequest.Action> actions) {
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

    synchronized void add(String token, List<TransactWriteItemsRequest.Action> actions) {
        used.put(token, new Used(actions, clock.instant()));
    }

    /** Forgets a token whose transaction did not happen in the end. */
    synchronized void remove(String token) {
        used.remove(token);
    }

    private void forgetOld() {
        Instant oldest = clock.instant().minus(VALIDITY);
        Iterator<Used> all = used.values().iterator();
        while (all.hasNext() && all.next().at().isBefore(oldest)) {
            all.remove();
        }
    }
}
