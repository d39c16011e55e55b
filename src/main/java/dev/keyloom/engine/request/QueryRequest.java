package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import java.util.Optional;

/**
 * Reads a page of one item collection in the order of its sort key.
 *
 * @param index nothing for the base table
 * @param forward ascending order
 */
public record QueryRequest(
        String table,
        Optional<String> index,
        RequestExpression<KeyCondition> keyCondition,
        Optional<RequestExpression<Formula>> filter,
        Optional<RequestExpression<ProjectionExpression>> projection,
        ExpressionAttributes attributes,
        boolean forward,
        ReadOptions options) {}
