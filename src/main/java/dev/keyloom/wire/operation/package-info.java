/**
 * The service's operations in the protocol: from what was read to the engine's request, and from its result to JSON. What
 * the form of a request alone forbids is refused here, in the service's order and words; tables and items are not looked
 * at.
 */
@NullMarked
package dev.keyloom.wire.operation;

import org.jspecify.annotations.NullMarked;
