/**
 * What DynamoDB calls a table's shape: key attributes, key schemas, secondary indexes, projections, limits and reserved
 * words. It holds no items and no notion of entities.
 */
@NullMarked
package dev.keyloom.schema;

import org.jspecify.annotations.NullMarked;
