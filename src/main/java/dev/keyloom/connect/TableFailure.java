package dev.keyloom.connect;

import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/** A request that no answer came to, or a refusal: the service's own error name and words where there are any. */
public final class TableFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final String code;
    private final transient Optional<Item> item;
    private final transient List<CancellationReason> cancellationReasons;

    /**
     * @param code the service's error name, or the name of what went wrong on the way
     * @param item the item that failed a condition, where it was asked for
     * @param cancellationReasons one for each action of a transaction, in their order
     */
    TableFailure(
            Kind kind,
            String code,
            String message,
            Optional<Item> item,
            List<CancellationReason> cancellationReasons,
            Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.code = code;
        this.item = item;
        this.cancellationReasons = List.copyOf(cancellationReasons);
    }

    TableFailure(Kind kind, String code, String message, Throwable cause) {
        this(kind, code, message, Optional.empty(), List.of(), cause);
    }

    /** What to do about a failure depends on its kind. */
    public enum Kind {
        /** The service understood the request and refused it. */
        REFUSED,
        /** The table or the account is asked for more than it may give just now. */
        THROTTLED,
        /** The service had a fault of its own. */
        SERVICE_FAULT,
        /** The credentials may not do this. */
        DENIED,
        /** There are no credentials, or they cannot be had. */
        NO_CREDENTIALS,
        /** The credentials have run out. */
        EXPIRED,
        /** The credentials or the signature are not those of the account. */
        BAD_CREDENTIALS,
        /** The clocks here and there differ by more than the service allows. */
        CLOCK_SKEW,
        /** Nobody listens at the address, or the name is unknown. */
        UNREACHABLE,
        /** The connection was cut, or no answer came in time: whether a write was done is not known. */
        NO_ANSWER,
        /** TLS failed: a certificate that is not trusted, or a plain port. */
        TLS,
        /** Something else than a table service answered. */
        NOT_DYNAMODB,
        /** The person stopped it. */
        CANCELLED
    }

    public Kind kind() {
        return kind;
    }

    public String code() {
        return code;
    }

    /** Returns the message, which is always there. */
    public String text() {
        return String.valueOf(getMessage());
    }

    public Optional<Item> item() {
        return item;
    }

    public List<CancellationReason> cancellationReasons() {
        return cancellationReasons;
    }

    /** Says whether the failure is the service's refusal of this name, such as {@code ResourceNotFoundException}. */
    public boolean is(String serviceName) {
        return code.equals(serviceName);
    }
}
