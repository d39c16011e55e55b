package dev.keyloom.edit;

import java.util.Collection;

/** Names for new parts. */
public final class Names {
    private Names() {}

    /**
     * Returns {@code wanted}, or, if it is taken, its words before any number at its end with the first free number from
     * 2 on: {@code Entity}, {@code Entity2}, {@code Entity3}.
     */
    public static String fresh(String wanted, Collection<String> taken) {
        if (!taken.contains(wanted)) {
            return wanted;
        }
        int end = wanted.length();
        while (end > 1 && wanted.charAt(end - 1) >= '0' && wanted.charAt(end - 1) <= '9') {
            end--;
        }
        String stem = wanted.substring(0, end);
        int number = 2;
        while (taken.contains(stem + number)) {
            number++;
        }
        return stem + number;
    }
}
