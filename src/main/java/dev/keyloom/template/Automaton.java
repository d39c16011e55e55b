package dev.keyloom.template;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * A shape as a machine that reads characters (Thompson's construction): a state may read one character of a set and go
 * to one other state, and may go to others without reading.
 */
final class Automaton {
    private static final int[] NO_MOVES = {};

    private final List<CharacterSet> reads = new ArrayList<>();
    private final List<Integer> next = new ArrayList<>();
    /** The one state that comes to each state by reading, -1 if none does. */
    private final List<Integer> readInto = new ArrayList<>();

    private final List<int[]> free = new ArrayList<>();
    private final List<int[]> freeInto = new ArrayList<>();
    private final int accepting;

    private Automaton(Shape shape) {
        this.accepting = append(shape, newState());
        invertFreeMoves();
    }

    static Automaton of(Shape shape) {
        return new Automaton(shape);
    }

    /** The state before anything is read. */
    int start() {
        return 0;
    }

    int accepting() {
        return accepting;
    }

    int size() {
        return reads.size();
    }

    /** Returns what a state reads; {@link CharacterSet#NONE} if it has free moves only. */
    CharacterSet reads(int state) {
        return reads.get(state);
    }

    /** Returns where a state can go without reading. */
    int[] freeMoves(int state) {
        return free.get(state);
    }

    /** Returns where a state goes by reading. */
    int next(int state) {
        return next.get(state);
    }

    /** Returns the states behind {@code states} when a character was read, free moves included. */
    BitSet step(int codePoint, BitSet states) {
        BitSet behind = new BitSet();
        for (int state = states.nextSetBit(0); state >= 0; state = states.nextSetBit(state + 1)) {
            if (reads.get(state).contains(codePoint)) {
                behind.set(next.get(state));
            }
        }
        close(behind);
        return behind;
    }

    /** Adds to {@code before} the states that come to one of {@code states} by reading a character. */
    void stepBackwards(int codePoint, BitSet states, BitSet before) {
        for (int state = states.nextSetBit(0); state >= 0; state = states.nextSetBit(state + 1)) {
            int source = readInto.get(state);
            if (source >= 0 && reads.get(source).contains(codePoint)) {
                before.set(source);
            }
        }
    }

    /** Adds to {@code states} all that can be reached from them without reading. */
    void close(BitSet states) {
        close(states, free);
    }

    /** Adds to {@code states} all from which they can be reached without reading. */
    void closeBackwards(BitSet states) {
        close(states, freeInto);
    }

    private static void close(BitSet states, List<int[]> moves) {
        int[] open = states.stream().toArray();
        int size = open.length;
        while (size > 0) {
            for (int target : moves.get(open[--size])) {
                if (!states.get(target)) {
                    states.set(target);
                    open = size == open.length ? Arrays.copyOf(open, size * 2 + 8) : open;
                    open[size++] = target;
                }
            }
        }
    }

    private int newState() {
        reads.add(CharacterSet.NONE);
        next.add(-1);
        readInto.add(-1);
        free.add(NO_MOVES);
        return reads.size() - 1;
    }

    private void moveFreely(int from, int to) {
        int[] moves = Arrays.copyOf(free.get(from), free.get(from).length + 1);
        moves[moves.length - 1] = to;
        free.set(from, moves);
    }

    private int read(int from, CharacterSet set) {
        int to = newState();
        reads.set(from, set);
        next.set(from, to);
        readInto.set(to, from);
        return to;
    }

    /** Adds the states of a shape behind {@code from}, which reads nothing yet; returns the last of them. */
    private int append(Shape shape, int from) {
        if (shape instanceof Shape.Fixed fixed) {
            return appendText(fixed.text(), from);
        } else if (shape instanceof Shape.Run run) {
            return appendRun(run, from);
        } else if (shape instanceof Shape.Sequence sequence) {
            int last = from;
            for (Shape part : sequence.shapes()) {
                last = append(part, last);
            }
            return last;
        } else if (shape instanceof Shape.Choice choice) {
            return appendChoice(choice, from);
        }
        return appendStar(((Shape.Star) shape).repeated(), from);
    }

    private int appendText(String text, int from) {
        int last = from;
        for (int codePoint : text.codePoints().toArray()) {
            last = read(last, CharacterSet.range(codePoint, codePoint));
        }
        return last;
    }

    private int appendRun(Shape.Run run, int from) {
        int last = from;
        for (int i = 0; i < run.min(); i++) {
            last = read(last, run.set());
        }
        if (run.max() == Shape.MANY) {
            return appendStar(new Shape.Run(run.set(), 1, 1), last);
        }
        int end = run.max() > run.min() ? newState() : last;
        for (int i = run.min(); i < run.max(); i++) {
            moveFreely(last, end);
            last = read(last, run.set());
        }
        if (last != end) {
            moveFreely(last, end);
        }
        return end;
    }

    private int appendChoice(Shape.Choice choice, int from) {
        int end = newState();
        for (Shape shape : choice.shapes()) {
            int start = newState();
            moveFreely(from, start);
            moveFreely(append(shape, start), end);
        }
        return end;
    }

    private int appendStar(Shape repeated, int from) {
        int start = newState();
        int end = newState();
        moveFreely(from, end);
        moveFreely(from, start);
        int last = append(repeated, start);
        moveFreely(last, start);
        moveFreely(last, end);
        return end;
    }

    private void invertFreeMoves() {
        for (int i = 0; i < size(); i++) {
            freeInto.add(NO_MOVES);
        }
        for (int from = 0; from < size(); from++) {
            for (int to : free.get(from)) {
                int[] sources = Arrays.copyOf(freeInto.get(to), freeInto.get(to).length + 1);
                sources[sources.length - 1] = from;
                freeInto.set(to, sources);
            }
        }
    }
}
