package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/** A page of the streams, and the ARN of its last one if there are more. */
public record ListStreamsResult(List<Stream> streams, Optional<String> lastEvaluatedStreamArn) {
    /** A stream by its ARN, its table and its label: the time when it was switched on. */
    public record Stream(String arn, String table, String label) {}
}
