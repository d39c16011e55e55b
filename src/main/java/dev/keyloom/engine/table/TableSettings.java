package dev.keyloom.engine.table;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * What the engine says of tables that the service would say by account and place.
 *
 * @param delay how long a table or an index is being made, changed or removed; 0 for not at all
 * @param region as it stands in ARNs
 * @param account twelve digits, as they stand in ARNs
 */
public record TableSettings(Duration delay, String region, String account) {
    /** 30 ms, {@code us-east-1}, account {@code 000000000000}. */
    public static final TableSettings DEFAULT = new TableSettings(Duration.ofMillis(30), "us-east-1", "000000000000");

    /** Returns these settings with another delay. */
    public TableSettings withDelay(Duration newDelay) {
        return new TableSettings(newDelay, region, account);
    }

    /** Returns the ARN of a table. */
    public String tableArn(String table) {
        return "arn:aws:dynamodb:" + region + ":" + account + ":table/" + table;
    }

    /** Returns the ARN of the stream that a table has since a moment. */
    String streamArn(String table, Instant since) {
        return tableArn(table) + "/stream/" + streamLabel(since);
    }

    /** Returns a stream's label: when it was switched on, in milliseconds. */
    static String streamLabel(Instant since) {
        // 2027-01-31T12:00:00.123; Instant prints a Z behind it, and no fraction if it is 0.
        String text = since.truncatedTo(ChronoUnit.MILLIS).toString().replace("Z", "");
        return text.contains(".") ? text : text + ".000";
    }
}
