/**
 * DynamoDB's expressions: key conditions, filters, conditions, projections and updates, parsed by one grammar, checked,
 * evaluated on items and written back as text. It sends nothing and stores nothing.
 */
@NullMarked
package dev.keyloom.expression;

import org.jspecify.annotations.NullMarked;
