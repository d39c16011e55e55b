package dev.keyloom.expression;

import java.util.List;
import java.util.stream.Collectors;

/** A document path with its names resolved, as the service shows it: {@code [a, [0], b]}. */
record ServicePath(List<Piece> pieces) {
    ServicePath {
        pieces = List.copyOf(pieces);
    }

    /** A name, or an index with its brackets. */
    record Piece(String text, boolean isIndex) {}

    boolean isTopLevel() {
        return pieces.size() == 1;
    }

    String head() {
        return pieces.get(0).text();
    }

    /** How two paths get into each other's way. */
    enum Clash {
        NONE,
        OVERLAP,
        CONFLICT
    }

    Clash clashWith(ServicePath other) {
        int length = Math.min(pieces.size(), other.pieces.size());
        for (int i = 0; i < length; i++) {
            if (pieces.get(i).isIndex() != other.pieces.get(i).isIndex()) {
                return Clash.CONFLICT;
            }
            if (!pieces.get(i).equals(other.pieces.get(i))) {
                return Clash.NONE;
            }
        }
        return Clash.OVERLAP;
    }

    String text() {
        return pieces.stream().map(Piece::text).collect(Collectors.joining(", ", "[", "]"));
    }
}
