package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a page of one item collection in the order of its sort key.
 *
 * @param index nothing for the base table
 * @param unindexable attributes that the key condition tests in a way in which no key can be read; they are refused after
 *     the table, the index and the start key have been found fit
 * @param forward ascending order
 */
public record QueryRequest(
        String table,
        Optional<String> index,
        RequestExpression<KeyCondition> keyCondition,
        Set<String> unindexable,
        Optional<RequestExpression<Formula>> filter,
        Optional<RequestExpression<ProjectionExpression>> projection,
        ExpressionAttributes attributes,
        boolean forward,
        ReadOptions options) {
    public QueryRequest {
        unindexable = Set.copyOf(unindexable);
    }

    /** Asks what keys can be asked. */
    public QueryRequest(
            String table,
            Optional<String> index,
            RequestExpression<KeyCondition> keyCondition,
            Optional<RequestExpression<Formula>> filter,
            Optional<RequestExpression<ProjectionExpression>> projection,
            ExpressionAttributes attributes,
            boolean forward,
            ReadOptions options) {
        this(table, index, keyCondition, Set.of(), filter, projection, attributes, forward, options);
    }
}
