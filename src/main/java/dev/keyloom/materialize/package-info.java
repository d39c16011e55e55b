/**
 * From a model and its sample records to the items that DynamoDB would hold, and to the item collections of the base table
 * and of every index, in the service's byte order. It computes and forgets nothing: no requests are run here, and nothing is
 * judged.
 */
@NullMarked
package dev.keyloom.materialize;

import org.jspecify.annotations.NullMarked;
