package dev.keyloom.wire.http;

import java.time.Duration;

/**
 * What a client may take of the server.
 *
 * @param connections open at once; one more is refused
 * @param headerTime from the first byte of a request to the end of its header
 * @param bodyTime from there to the end of its body, and as long again for the answer to be taken
 * @param idleTime between two requests
 * @param stopTime that running requests have to end when the server stops
 */
public record HttpLimits(
        int connections, Duration headerTime, Duration bodyTime, Duration idleTime, Duration stopTime) {
    public static final HttpLimits DEFAULT = new HttpLimits(
            1000, Duration.ofSeconds(10), Duration.ofSeconds(60), Duration.ofMinutes(5), Duration.ofSeconds(5));
}
