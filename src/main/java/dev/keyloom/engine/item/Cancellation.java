package dev.keyloom.engine.item;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Collects for each action of a transaction why it cancels it, in their order. */
final class Cancellation {
    private final List<CancellationReason> reasons = new ArrayList<>();
    private boolean isCancelled;

    void none() {
        reasons.add(CancellationReason.NONE);
    }

    void conditionFailed(Optional<Item> item) {
        cancel(new CancellationReason("ConditionalCheckFailed", Optional.of(ItemWriter.CONDITION_FAILED), item));
    }

    void invalid(String message) {
        cancel(new CancellationReason("ValidationError", Optional.of(message), Optional.empty()));
    }

    private void cancel(CancellationReason reason) {
        reasons.add(reason);
        isCancelled = true;
    }

    /** @throws ServiceException if an action cancels the transaction */
    void requireNone() {
        if (isCancelled) {
            String codes = reasons.stream().map(CancellationReason::code).collect(Collectors.joining(", ", "[", "]"));
            throw new ServiceException(
                    ErrorCode.TRANSACTION_CANCELED,
                    "Transaction cancelled, please refer cancellation reasons for specific reasons " + codes,
                    Optional.empty(),
                    reasons);
        }
    }
}
