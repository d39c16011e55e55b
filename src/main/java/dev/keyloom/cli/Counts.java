package dev.keyloom.cli;

/** Numbers of things in words. */
final class Counts {
    private Counts() {}

    /** Returns {@code 1 item}, {@code 2 items}; the plural is made by an s. */
    static String of(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    /** Returns {@code 1 entity}, {@code 2 entities}. */
    static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }
}
