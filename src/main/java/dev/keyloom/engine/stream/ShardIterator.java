package dev.keyloom.engine.stream;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/**
 * A place in a stream's shard to read from.
 *
 * @param place of the first record to read, be it there or not
 */
record ShardIterator(String streamArn, long place, Instant made) {
    private static final String SEPARATOR = "|";

    /** Returns the iterator as requests hold it. */
    String text() {
        String written = String.join(SEPARATOR, streamArn, Long.toString(place), Long.toString(made.toEpochMilli()));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(written.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the iterator that a text stands for; nothing if it is none. */
    static Optional<ShardIterator> read(String text) {
        try {
            String written = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
            List<String> parts = List.of(written.split("\\|", -1));
            return parts.size() == 3
                    ? Optional.of(new ShardIterator(
                            parts.get(0),
                            Long.parseLong(parts.get(1)),
                            Instant.ofEpochMilli(Long.parseLong(parts.get(2)))))
                    : Optional.empty();
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    /** Returns the place that a sequence number stands for; nothing if it is none. */
    static Optional<Long> place(String sequenceNumber) {
        if (!sequenceNumber.matches("1[0-9]{20}")) {
            return Optional.empty();
        }
        try {
            return Optional.of(Long.parseLong(sequenceNumber.substring(1)));
        } catch (NumberFormatException tooLarge) {
            return Optional.empty();
        }
    }
}
