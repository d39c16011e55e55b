package dev.keyloom.format.collections;

/** Numbers of things in words. */
final class Words {
    private Words() {}

    /** Returns {@code 1 item}, {@code 2 items}. */
    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
