package dev.keyloom.problem;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds what the user probably meant. */
public final class Suggestions {
    private Suggestions() {}

    /**
     * Returns the candidate nearest to {@code text} by edits of one character (insert, delete, replace, swap of
     * neighbours), case ignored; the first of equals. Nothing when even the nearest is further than a third of the
     * length of {@code text}, rounded up.
     */
    public static Optional<String> nearest(String text, Collection<String> candidates) {
        int limit = (text.length() + 2) / 3;
        String folded = text.toLowerCase(Locale.ROOT);
        String best = null;
        int bestDistance = limit + 1;
        for (String candidate : candidates) {
            int distance = distance(folded, candidate.toLowerCase(Locale.ROOT));
            if (distance < bestDistance) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                int cheapest = Math.min(replaced, Math.min(last[j], current[j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    cheapest = Math.min(cheapest, beforeLast[j - 2] + 1);
                }
                current[j] = cheapest;
            }
            int[] reused = beforeLast;
            beforeLast = last;
            last = current;
            current = reused;
        }
        return last[b.length()];
    }
}
