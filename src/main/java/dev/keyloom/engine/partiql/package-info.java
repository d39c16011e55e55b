/**
 * Runs PartiQL statements: each becomes one or more requests for items, with the same conditions, results and costs. It
 * reads statements by {@link dev.keyloom.expression.partiql} and touches no storage itself.
 */
@NullMarked
package dev.keyloom.engine.partiql;

import org.jspecify.annotations.NullMarked;
