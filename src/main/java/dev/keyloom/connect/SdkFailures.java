package dev.keyloom.connect;

import dev.keyloom.connect.TableFailure.Kind;
import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.value.Item;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.net.ssl.SSLException;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** What an exception of the SDK means. */
final class SdkFailures {
    private static final Set<String> THROTTLING = Set.of(
            "ProvisionedThroughputExceededException",
            "ThrottlingException",
            "Throttling",
            "RequestLimitExceeded",
            "LimitExceededException.Throttled");
    private static final Set<String> EXPIRED = Set.of("ExpiredTokenException", "ExpiredToken", "TokenRefreshRequired");
    private static final Set<String> BAD_CREDENTIALS = Set.of(
            "UnrecognizedClientException",
            "InvalidClientTokenId",
            "InvalidSignatureException",
            "IncompleteSignatureException",
            "IncompleteSignature",
            "MissingAuthenticationTokenException",
            "MissingAuthenticationToken",
            "AuthFailure");
    private static final Set<String> CLOCK_SKEW =
            Set.of("RequestTimeTooSkewed", "RequestExpired", "RequestInTheFuture", "InvalidSignatureClock");

    private SdkFailures() {}

    static TableFailure of(SdkException exception) {
        if (exception instanceof AwsServiceException service) {
            return refusal(service);
        }
        if (exception instanceof AbortedException || hasCause(exception, InterruptedException.class)) {
            return cancelled(exception);
        }
        return onTheWay(exception);
    }

    static TableFailure cancelled(Throwable cause) {
        return new TableFailure(Kind.CANCELLED, "Cancelled", "stopped", cause);
    }

    private static TableFailure refusal(AwsServiceException exception) {
        String code = code(exception);
        String message = message(exception);
        Optional<Item> item = Optional.empty();
        List<CancellationReason> reasons = List.of();
        if (exception instanceof ConditionalCheckFailedException failed && failed.hasItem()) {
            item = Optional.of(SdkValues.item(failed.item()));
        } else if (exception instanceof TransactionCanceledException cancelled) {
            reasons = cancelled.cancellationReasons().stream()
                    .map(reason -> new CancellationReason(
                            Optional.ofNullable(reason.code()).orElse("None"),
                            Optional.ofNullable(reason.message()),
                            reason.hasItem() ? Optional.of(SdkValues.item(reason.item())) : Optional.empty()))
                    .toList();
        }
        return new TableFailure(kind(exception, code, message), code, message, item, reasons, exception);
    }

    private static Kind kind(AwsServiceException exception, String code, String message) {
        if (THROTTLING.contains(code) || exception.isThrottlingException()) {
            return Kind.THROTTLED;
        }
        if (EXPIRED.contains(code)) {
            return Kind.EXPIRED;
        }
        String words = message.toLowerCase(Locale.ROOT);
        if (CLOCK_SKEW.contains(code)
                || exception.isClockSkewException()
                || (code.equals("InvalidSignatureException")
                        && (words.contains("signature expired") || words.contains("signature not yet current")))) {
            return Kind.CLOCK_SKEW;
        }
        if (BAD_CREDENTIALS.contains(code)) {
            return Kind.BAD_CREDENTIALS;
        }
        if (code.equals("AccessDeniedException")
                || code.equals("AccessDenied")
                || code.equals("UnauthorizedOperation")) {
            return Kind.DENIED;
        }
        if (code.isEmpty()) {
            return Kind.NOT_DYNAMODB;
        }
        return exception.statusCode() >= 500 ? Kind.SERVICE_FAULT : Kind.REFUSED;
    }

    private static TableFailure onTheWay(SdkException exception) {
        String words = String.valueOf(exception.getMessage());
        if (hasCause(exception, UnknownHostException.class)) {
            return new TableFailure(Kind.UNREACHABLE, "UnknownHost", "the host name is not known", exception);
        }
        if (hasCause(exception, ConnectException.class) || hasCause(exception, NoRouteToHostException.class)) {
            return new TableFailure(Kind.UNREACHABLE, "ConnectionRefused", "nobody listens there", exception);
        }
        if (hasCause(exception, SSLException.class)) {
            return new TableFailure(Kind.TLS, "Tls", deepest(exception), exception);
        }
        String lower = words.toLowerCase(Locale.ROOT);
        boolean expired = lower.contains("expired") && (lower.contains("token") || lower.contains("sso"));
        if (expired || (lower.contains("sso") && lower.contains("not found"))) {
            return new TableFailure(Kind.EXPIRED, "ExpiredToken", words, exception);
        }
        if (lower.contains("credentials") || lower.contains("profile")) {
            return new TableFailure(Kind.NO_CREDENTIALS, "NoCredentials", words, exception);
        }
        if (lower.contains("unmarshall") || lower.contains("parse") || lower.contains("unexpected character")) {
            return new TableFailure(
                    Kind.NOT_DYNAMODB, "NotDynamoDb", "the answer is not that of a table service", exception);
        }
        return new TableFailure(Kind.NO_ANSWER, "NoAnswer", deepest(exception), exception);
    }

    private static String code(AwsServiceException exception) {
        return Optional.ofNullable(exception.awsErrorDetails())
                .map(details -> details.errorCode())
                .orElse("");
    }

    private static String message(AwsServiceException exception) {
        return Optional.ofNullable(exception.awsErrorDetails())
                .map(details -> details.errorMessage())
                .filter(message -> !message.isEmpty())
                .orElseGet(() -> "HTTP status " + exception.statusCode());
    }

    private static boolean hasCause(Throwable exception, Class<? extends Throwable> type) {
        int depth = 0;
        for (Throwable each = exception; each != null && depth < 20; each = each.getCause(), depth++) {
            if (type.isInstance(each)) {
                return true;
            }
        }
        return false;
    }

    private static String deepest(Throwable exception) {
        Throwable deepest = exception;
        int depth = 0;
        for (Throwable each = exception; each != null && depth < 20; each = each.getCause(), depth++) {
            deepest = each;
        }
        return Optional.ofNullable(deepest.getMessage())
                .orElse(deepest.getClass().getSimpleName());
    }
}
