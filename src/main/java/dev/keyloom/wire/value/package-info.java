/**
 * Attribute values in the protocol's JSON: read with all the service's rules for numbers, sets and nesting, and written.
 * It knows no request.
 */
@NullMarked
package dev.keyloom.wire.value;

import org.jspecify.annotations.NullMarked;
