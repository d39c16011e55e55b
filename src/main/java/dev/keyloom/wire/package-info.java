/**
 * The service's protocol, AWS JSON 1.0, in front of the engine: reads requests, checks their form with the service's own
 * errors, and writes answers. It decides nothing about tables and items; that is the engine's.
 */
@NullMarked
package dev.keyloom.wire;

import org.jspecify.annotations.NullMarked;
