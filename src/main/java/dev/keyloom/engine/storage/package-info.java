/**
 * Where the engine's items lie: sorted maps of items under encoded keys, in memory or in an SQLite file, and the
 * catalogue of tables. Whoever puts an item puts its index entries anew too. It orders, keeps and gives back; conditions, indexes and page limits are the engine's.
 */
@NullMarked
package dev.keyloom.engine.storage;

import org.jspecify.annotations.NullMarked;
