/**
 * The one door to every table: requests sent through the AWS SDK's client to the embedded engine, a local endpoint or AWS,
 * and models read back from tables. It is no second engine: how items behave is the engine's matter, what a model means
 * that of {@code model}.
 */
@NullMarked
package dev.keyloom.connect;

import org.jspecify.annotations.NullMarked;
