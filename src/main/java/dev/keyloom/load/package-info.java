/**
 * What a design costs and where it runs hot: read and write units by pattern, entity, index and month, prices from a table
 * that its caller gives, and the load of single partition key values by simulation. It reads no files, knows no prices and
 * draws no chance but from the seed it is given.
 */
@NullMarked
package dev.keyloom.load;

import org.jspecify.annotations.NullMarked;
