package dev.keyloom.engine;

import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * A request that the service would refuse, with the service's own error name and message. Nothing was changed. It has no
 * stack trace: a refusal is an answer, not a fault of the program.
 */
public final class ServiceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorCode code;
    private final transient Optional<Item> item;
    private final transient List<CancellationReason> cancellationReasons;

    public ServiceException(ErrorCode code, String message) {
        this(code, message, Optional.empty(), List.of());
    }

    /**
     * @param item the item that failed a condition, where it was asked for
     * @param cancellationReasons one for each action of a transaction, in their order
     */
    public ServiceException(
            ErrorCode code, String message, Optional<Item> item, List<CancellationReason> cancellationReasons) {
        super(message, null, false, false);
        this.code = code;
        this.item = item;
        this.cancellationReasons = List.copyOf(cancellationReasons);
    }

    public static ServiceException validation(String message) {
        return new ServiceException(ErrorCode.VALIDATION, message);
    }

    public ErrorCode code() {
        return code;
    }

    /** Returns the service's message. */
    public String text() {
        return String.valueOf(getMessage());
    }

    public Optional<Item> item() {
        return item;
    }

    public List<CancellationReason> cancellationReasons() {
        return cancellationReasons;
    }

    /**
     * Why one action of a transaction did or did not cancel it.
     *
     * @param code {@code None} for an action that did not
     */
    public record CancellationReason(String code, Optional<String> message, Optional<Item> item) {
        public static final CancellationReason NONE =
                new CancellationReason("None", Optional.empty(), Optional.empty());
    }
}
