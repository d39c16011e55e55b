package dev.keyloom.wire.http;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Keeps out what reaches the port although it has no business here: pages of other sites in a browser of this machine,
 * which may send requests to any address, also under a name of their own that they let point here (DNS rebinding).
 */
final class LoopbackGate {
    private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");
    private static final Pattern LOOPBACK_V4 = Pattern.compile("127(\\.\\d{1,3}){3}");
    private static final Set<String> NAMES = Set.of("localhost", "[::1]", "[0:0:0:0:0:0:0:1]");
    private static final Set<String> OWN_SITE = Set.of("", "none", "same-origin");

    private LoopbackGate() {}

    /** Returns why a request must stay outside, or nothing if it may come in. */
    static Optional<String> refusal(HttpRequest request) {
        if (!request.host().isEmpty() && !isLoopback(request.host())) {
            return Optional.of(
                    "This endpoint answers on this machine only: use 127.0.0.1 or localhost as the host, not "
                            + request.host());
        }
        boolean isOtherOrigin = request.origin()
                .filter(origin -> !isOwn(origin, request.host()))
                .isPresent();
        if (isOtherOrigin || !OWN_SITE.contains(request.fetchSite().toLowerCase(Locale.ROOT))) {
            return Optional.of("This endpoint does not answer pages of other sites");
        }
        return Optional.empty();
    }

    private static boolean isOwn(String origin, String host) {
        return origin.equalsIgnoreCase("http://" + host);
    }

    private static boolean isLoopback(String host) {
        String name = PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
        return NAMES.contains(name)
                || name.endsWith(".localhost")
                || LOOPBACK_V4.matcher(name).matches();
    }
}
