/**
 * Statements in the part of PartiQL that DynamoDB documents, as a tree: read from text and its parameters, their conditions
 * and updates being those of {@link dev.keyloom.expression}. It knows no tables and runs nothing.
 */
@NullMarked
package dev.keyloom.expression.partiql;

import org.jspecify.annotations.NullMarked;
