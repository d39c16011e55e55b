package dev.keyloom.connect.infer;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How the keys of a table are written where the items decide it: whether an attribute is folded, and what stands at a place
 * of a template. Taken where the items of another entity leave it open, since keys that should meet must fold alike.
 */
final class Habits {
    private final Map<String, Map<String, Integer>> folds = new HashMap<>();

    /**
     * Notes what was decided.
     *
     * @param subject name of an attribute, or the place in a template
     */
    void note(String subject, String fold) {
        folds.computeIfAbsent(subject, unused -> new HashMap<>()).merge(fold, 1, Integer::sum);
    }

    /** Returns the fold that a subject always has where that is decided. */
    Optional<String> fold(String subject) {
        Map<String, Integer> counts = folds.getOrDefault(subject, Map.of());
        return counts.size() == 1 ? Optional.of(counts.keySet().iterator().next()) : Optional.empty();
    }
}
