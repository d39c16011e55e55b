/**
 * Reads and writes of items: what each operation checks, in the service's order, and what it does to a table and its
 * indexes. It knows nothing of how tables come and go, nor of legacy parameters and statements, which become requests
 * before they get here.
 */
@NullMarked
package dev.keyloom.engine.item;

import org.jspecify.annotations.NullMarked;
