package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ProjectionExpression;
import java.util.Optional;

/**
 * Reads a page of a table or index in the order of its hashed partition keys.
 *
 * @param segment the part of the hash space to read; nothing for all of it
 */
public record ScanRequest(
        String table,
        Optional<String> index,
        Optional<RequestExpression<Formula>> filter,
        Optional<RequestExpression<ProjectionExpression>> projection,
        ExpressionAttributes attributes,
        Optional<Segment> segment,
        ReadOptions options) {
    /** One of several equal parts of the hash space, from 0. */
    public record Segment(int segment, int total) {}
}
