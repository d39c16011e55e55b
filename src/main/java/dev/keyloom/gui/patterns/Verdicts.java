package dev.keyloom.gui.patterns;

import dev.keyloom.gui.document.Review;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Finds the verdict on a pattern; while a newer one is being made, the last one stands.
 *
 * @param isWaiting whether a pattern without a verdict waits to be run, and is not run already
 */
record Verdicts(List<Verdict> verdicts, boolean isWaiting) {
    static Verdicts of(Optional<Review> review, boolean isWaiting) {
        return new Verdicts(review.map(found -> found.verification().verdicts()).orElse(List.of()), isWaiting);
    }

    /** @param position the pattern's place in the list, from 0 */
    Optional<Verdict> on(int position, AccessPattern pattern) {
        return verdicts.stream()
                .skip(position)
                .findFirst()
                .filter(verdict -> isOn(verdict, pattern))
                .or(() -> verdicts.stream()
                        .filter(verdict -> isOn(verdict, pattern))
                        .findFirst());
    }

    VerdictMark mark(int position, AccessPattern pattern) {
        return on(position, pattern)
                .map(verdict -> VerdictMark.of(verdict.kind()))
                .orElse(isWaiting ? VerdictMark.WAITING : VerdictMark.RUNNING);
    }

    private static boolean isOn(Verdict verdict, AccessPattern pattern) {
        AccessPattern judged = verdict.pattern();
        return judged.number() == pattern.number()
                && (judged.name().equals(pattern.name()) || judged.steps().equals(pattern.steps()));
    }
}
