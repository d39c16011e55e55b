package dev.keyloom.connect.infer;

import java.util.Arrays;
import java.util.List;

/**
 * Derivations that give the same texts for all items looked at, so that these items cannot tell them apart.
 *
 * @param derivations the cheapest first
 * @param texts the text for each item
 */
record Strand(List<Derivation> derivations, List<String> texts) {
    Strand {
        derivations = List.copyOf(derivations);
        texts = List.copyOf(texts);
    }

    boolean isConstant() {
        return texts.stream().allMatch(texts.get(0)::equals);
    }

    double cost() {
        return derivations.get(0).cost();
    }

    /** Says whether every text stands in its key at its position. */
    boolean standsAt(String[] keys, int[] positions) {
        for (int i = 0; i < keys.length; i++) {
            if (!keys[i].startsWith(texts.get(i), positions[i])) {
                return false;
            }
        }
        return true;
    }

    int[] behind(int[] positions) {
        int[] next = Arrays.copyOf(positions, positions.length);
        for (int i = 0; i < next.length; i++) {
            next[i] += texts.get(i).length();
        }
        return next;
    }
}
