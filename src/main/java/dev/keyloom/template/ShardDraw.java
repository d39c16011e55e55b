package dev.keyloom.template;

import java.util.OptionalInt;

/** Draws the shard of {@code <random(n)>}. The caller brings the chance; rendering itself has none. */
@FunctionalInterface
public interface ShardDraw {
    /** Draws nothing: a template with {@code random} is refused, as in reads. */
    ShardDraw NONE = shards -> OptionalInt.empty();

    /** Returns a number from 0 to {@code shards} - 1, or nothing if none can be known here. */
    OptionalInt draw(int shards);
}
