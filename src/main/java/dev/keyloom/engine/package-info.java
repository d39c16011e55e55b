/**
 * Tables with DynamoDB's semantics over a storage: requests come as records of {@link dev.keyloom.engine.request}, are
 * checked in the service's order, and are answered or refused with the service's own error. It knows nothing of entities
 * and templates, of JSON and sockets; clock and identifiers come in as arguments.
 */
@NullMarked
package dev.keyloom.engine;

import org.jspecify.annotations.NullMarked;
