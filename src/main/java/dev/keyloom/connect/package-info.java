/**
 * What reaches beyond the program towards tables: reading a model back from a table, and later connections and deployment.
 * It is no second engine: how items behave is the engine's matter, what a model means that of {@code model}.
 */
@NullMarked
package dev.keyloom.connect;

import org.jspecify.annotations.NullMarked;
