package dev.keyloom.connect.infer;

import java.util.List;

/** A stretch of the keys of some items, cut alike in all of them. */
sealed interface Piece {
    /** The same text in every key. */
    record Text(String text) implements Piece {}

    /** What attributes give. */
    record Value(Strand strand) implements Piece {}

    /** Text that differs, and that no attribute is known to give, one for each key. */
    record Gap(List<String> texts) implements Piece {
        public Gap {
            texts = List.copyOf(texts);
        }
    }
}
