/**
 * Streams: the changes of the items of tables that have one, kept in memory and bounded by number and age. They are written
 * within the writings that change items, and read shard by shard; each stream has one shard.
 */
@NullMarked
package dev.keyloom.engine.stream;

import org.jspecify.annotations.NullMarked;
