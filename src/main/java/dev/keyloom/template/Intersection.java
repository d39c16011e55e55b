package dev.keyloom.template;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;

/** The search for a shortest text that two automata both accept: both read the same characters at once. */
final class Intersection {
    /** Pairs of states that are visited before the search is given up. */
    private static final int MAX_PAIRS = 300_000;
    /** Bits of the largest table of visited pairs. */
    private static final long MAX_TABLE = 100_000_000L;

    private static final int NOTHING_READ = -1;

    private final Automaton first;
    private final Automaton second;
    private final BitSet visited = new BitSet();
    /** The pairs visited, in the order of the length of what was read: {@code first * second.size() + second}. */
    private int[] pairs = new int[64];
    /** For each of them, where in {@link #pairs} it was come from, and what was read on the way. */
    private int[] parents = new int[64];

    private int[] characters = new int[64];
    private int size;
    private int found = -1;
    private boolean givenUp;

    private Intersection(Automaton first, Automaton second) {
        this.first = first;
        this.second = second;
    }

    static Intersection of(Automaton first, Automaton second) {
        Intersection intersection = new Intersection(first, second);
        if ((long) first.size() * second.size() > MAX_TABLE) {
            intersection.givenUp = true;
        } else {
            intersection.search();
        }
        return intersection;
    }

    boolean isGivenUp() {
        return givenUp;
    }

    /** Returns a shortest common text; nothing if there is none or the search was given up. */
    Optional<String> witness() {
        if (found < 0) {
            return Optional.empty();
        }
        int[] text = new int[size];
        int length = 0;
        for (int i = found; i >= 0; i = parents[i]) {
            if (characters[i] != NOTHING_READ) {
                text[length++] = characters[i];
            }
        }
        StringBuilder witness = new StringBuilder();
        while (length > 0) {
            witness.appendCodePoint(text[--length]);
        }
        return Optional.of(witness.toString());
    }

    private void search() {
        visit(first.start(), second.start(), -1, NOTHING_READ);
        int levelStart = 0;
        while (levelStart < size && found < 0 && !givenUp) {
            // Free moves stay on the level: they grow it while it is walked over.
            for (int i = levelStart; i < size; i++) {
                moveFreely(i);
            }
            int levelEnd = size;
            for (int i = levelStart; i < levelEnd; i++) {
                read(i);
            }
            levelStart = levelEnd;
        }
    }

    private void moveFreely(int index) {
        int a = pairs[index] / second.size();
        int b = pairs[index] % second.size();
        for (int target : first.freeMoves(a)) {
            visit(target, b, index, NOTHING_READ);
        }
        for (int target : second.freeMoves(b)) {
            visit(a, target, index, NOTHING_READ);
        }
    }

    private void read(int index) {
        int a = pairs[index] / second.size();
        int b = pairs[index] % second.size();
        if (first.reads(a).isEmpty() || second.reads(b).isEmpty() || isVisited(first.next(a), second.next(b))) {
            return;
        }
        OptionalInt character = first.reads(a).common(second.reads(b));
        if (character.isPresent()) {
            visit(first.next(a), second.next(b), index, character.getAsInt());
        }
    }

    private boolean isVisited(int a, int b) {
        return visited.get(a * second.size() + b);
    }

    private void visit(int a, int b, int parent, int character) {
        if (isVisited(a, b) || givenUp) {
            return;
        }
        if (size == MAX_PAIRS) {
            givenUp = found < 0;
            return;
        }
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, size * 2);
            parents = Arrays.copyOf(parents, size * 2);
            characters = Arrays.copyOf(characters, size * 2);
        }
        visited.set(a * second.size() + b);
        pairs[size] = a * second.size() + b;
        parents[size] = parent;
        characters[size] = character;
        if (found < 0 && a == first.accepting() && b == second.accepting()) {
            found = size;
        }
        size++;
    }
}
