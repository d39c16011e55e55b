package dev.keyloom.connect.infer;

import dev.keyloom.connect.infer.Piece.Gap;
import dev.keyloom.connect.infer.Piece.Text;
import dev.keyloom.connect.infer.Piece.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cuts the keys of several items into the same pieces at once: texts that all have, and values of their attributes. Of all
 * ways to do so the cheapest is taken, where a piece that starts or ends inside a word costs more.
 */
final class Alignment {
    private static final double START_OF_TEXT = 1;
    private static final double CHARACTER = 0.1;
    private static final double VALUE = 2;
    private static final double INSIDE_WORD = 1.5;
    private static final double KNOWN_CONSTANT = -1;
    private static final double GAP = 12;
    private static final int MAX_STATES = 20_000;

    private final String[] keys;
    private final List<Strand> strands;
    private final Predicate<Strand> isIdentity;
    private final Gaps gaps;

    /** Whether stretches that no attribute gives may stay. */
    enum Gaps {
        NONE,
        ALLOWED
    }

    /** @param isIdentity says of a strand with one text only whether it is a reference all the same, not part of a text */
    Alignment(List<String> keys, List<Strand> strands, Predicate<Strand> isIdentity, Gaps gaps) {
        this.keys = keys.toArray(String[]::new);
        this.strands = strands;
        this.isIdentity = isIdentity;
        this.gaps = gaps;
    }

    /** Positions in all keys, and whether a text has just been cut. */
    private static final class State {
        private final int[] positions;
        private final boolean inText;

        State(int[] positions, boolean inText) {
            this.positions = positions;
            this.inText = inText;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof State state && state.inText == inText && Arrays.equals(state.positions, positions);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(positions) * 2 + (inText ? 1 : 0);
        }
    }

    /** The cheapest way to a state. */
    private record Way(
            double cost, @Nullable Way before, @Nullable Piece last, State state) {}

    private final TreeMap<Integer, Map<State, Way>> open = new TreeMap<>();

    /** Returns the pieces from left to right; nothing if the keys cannot be cut so. */
    Optional<List<Piece>> pieces() {
        put(new Way(0, null, null, new State(new int[keys.length], false)));
        int seen = 0;
        while (!open.isEmpty()) {
            Map.Entry<Integer, Map<State, Way>> first = open.pollFirstEntry();
            if (first.getKey() == keys[0].length()) {
                return first.getValue().values().stream()
                        .filter(way -> isEnd(way.state().positions))
                        .min((a, b) -> Double.compare(a.cost(), b.cost()))
                        .map(Alignment::traced);
            }
            for (Way way : first.getValue().values()) {
                seen++;
                goOn(way);
            }
            if (seen > MAX_STATES) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private void goOn(Way way) {
        int[] positions = way.state().positions;
        addText(way, positions);
        for (Strand strand : strands) {
            if (strand.standsAt(keys, positions)) {
                addValue(way, positions, strand);
            }
        }
        if (gaps == Gaps.ALLOWED && !(way.last() instanceof Gap) && !(way.last() instanceof Value)) {
            addGap(way, positions);
        }
    }

    private void addText(Way way, int[] positions) {
        for (int i = 0; i < keys.length; i++) {
            if (positions[i] >= keys[i].length() || keys[i].charAt(positions[i]) != keys[0].charAt(positions[0])) {
                return;
            }
        }
        int[] next = positions.clone();
        for (int i = 0; i < next.length; i++) {
            next[i]++;
        }
        double cost = CHARACTER + (way.state().inText ? 0 : START_OF_TEXT);
        Piece piece = new Text(keys[0].substring(positions[0], positions[0] + 1));
        put(new Way(way.cost() + cost, way, piece, new State(next, true)));
    }

    private void addValue(Way way, int[] positions, Strand strand) {
        int[] next = strand.behind(positions);
        int inside = insides(positions) + insides(next);
        double cost;
        if (strand.isConstant()) {
            if (inside > 0 || !isSegment(positions, next) || !isReference(strand, positions)) {
                return;
            }
            cost = KNOWN_CONSTANT - CHARACTER * strand.texts().get(0).length() + strand.cost();
        } else {
            cost = VALUE + strand.cost() + INSIDE_WORD * inside;
        }
        put(new Way(way.cost() + cost, way, new Value(strand), new State(next, false)));
    }

    /** Behind the first part of a key, a whole part that an attribute gives is hardly there by chance. */
    private boolean isReference(Strand strand, int[] positions) {
        String text = strand.texts().get(0);
        boolean isShout = text.equals(text.toUpperCase(Locale.ROOT));
        return isIdentity.test(strand) || (positions[0] > 0 && text.length() > 1 && !isShout);
    }

    private void addGap(Way way, int[] positions) {
        int[] next = positions.clone();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            while (next[i] < keys[i].length() && !isSeparator(keys[i].charAt(next[i]))) {
                next[i]++;
            }
            if (next[i] == positions[i]) {
                return;
            }
            texts.add(keys[i].substring(positions[i], next[i]));
        }
        put(new Way(way.cost() + GAP + INSIDE_WORD * insides(positions), way, new Gap(texts), new State(next, false)));
        int[] ends = new int[keys.length];
        List<String> rest = new ArrayList<>();
        for (int i = 0; i < keys.length; i++) {
            ends[i] = keys[i].length();
            rest.add(keys[i].substring(positions[i]));
        }
        put(new Way(way.cost() + 2 * GAP, way, new Gap(rest), new State(ends, false)));
    }

    /** Hyphens, points and the like stand inside identifiers and times more often than between parts of a key. */
    private static boolean isSeparator(char c) {
        return "#|/~:;,".indexOf(c) >= 0;
    }

    private void put(Way way) {
        open.computeIfAbsent(way.state().positions[0], unused -> new LinkedHashMap<>())
                .merge(way.state(), way, (old, found) -> found.cost() < old.cost() ? found : old);
    }

    private boolean isEnd(int[] positions) {
        for (int i = 0; i < keys.length; i++) {
            if (positions[i] != keys[i].length()) {
                return false;
            }
        }
        return true;
    }

    /** Returns 1 if a cut goes through a word in any key. */
    private int insides(int[] positions) {
        for (int i = 0; i < keys.length; i++) {
            int at = positions[i];
            if (at > 0 && at < keys[i].length() && kind(keys[i].charAt(at - 1)) == kind(keys[i].charAt(at))) {
                return 1;
            }
        }
        return 0;
    }

    /** Says whether a stretch stands between characters that are neither letters nor digits. */
    private boolean isSegment(int[] from, int[] to) {
        return isEdge(keys[0], from[0] - 1) && isEdge(keys[0], to[0]);
    }

    private static boolean isEdge(String key, int at) {
        return at < 0 || at >= key.length() || !Character.isLetterOrDigit(key.charAt(at));
    }

    private static int kind(char c) {
        if (Character.isDigit(c)) {
            return 1;
        }
        // Two separators in a row may well be cut between: each kind of its own.
        return Character.isLetter(c) ? 2 : 3 + c;
    }

    private static List<Piece> traced(Way end) {
        ArrayDeque<Piece> pieces = new ArrayDeque<>();
        for (Way way = end; way != null && way.last() != null; way = way.before()) {
            if (way.last() instanceof Text text && !pieces.isEmpty() && pieces.getFirst() instanceof Text behind) {
                pieces.removeFirst();
                pieces.addFirst(new Text(text.text() + behind.text()));
            } else {
                pieces.addFirst(way.last());
            }
        }
        return List.copyOf(pieces);
    }
}
