package dev.keyloom.template;

import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Reads one key by one template. First the positions are found from which the rest of the template fits the rest of the
 * key; then the ways of cutting the key along those positions are tried one after the other, until two readings are
 * found or the work exceeds a bound.
 */
final class Matcher {
    /** Characters looked at before the search is given up: well under a second. */
    private static final long MAX_WORK = 20_000_000L;

    /** A key of more characters would have more bytes than any key may have. */
    private static final int MAX_LENGTH = KeyRole.PARTITION.maxBytes();

    private final Pieces pieces;
    private final CodePoints key;
    /** For each piece, the positions from which it and all behind it fit the key to its end; one more for the end. */
    private final BitSet[] feasible;

    private final List<Reading> readings = new ArrayList<>();
    private final String[] cut;
    private long work;

    private Matcher(Pieces pieces, String key) {
        this.pieces = pieces;
        this.key = CodePoints.of(key);
        this.feasible = new BitSet[pieces.size() + 1];
        this.cut = new String[pieces.size()];
    }

    static Match match(Pieces pieces, String key) {
        if (key.length() > MAX_LENGTH) {
            return new Match.None("No key has " + key.length() + " characters");
        }
        return new Matcher(pieces, key).match();
    }

    private Match match() {
        feasible[pieces.size()] = new BitSet();
        feasible[pieces.size()].set(key.length());
        for (int i = pieces.size() - 1; i >= 0; i--) {
            feasible[i] = startsBefore(pieces.automaton(i), feasible[i + 1]);
        }
        if (!feasible[0].get(0)) {
            return new Match.None(misfit());
        }
        search(0, 0);
        if (isGivenUp()) {
            return new Match.Several(readings);
        }
        return switch (readings.size()) {
            case 0 ->
                new Match.None(
                        "\"" + key + "\" has the form of " + pieces.text() + ", but no values give all its parts");
            case 1 -> new Match.One(readings.get(0));
            default -> new Match.Several(readings);
        };
    }

    private boolean isGivenUp() {
        return work > MAX_WORK;
    }

    /** Returns the positions from which an automaton can read up to one of {@code ends}: one sweep from right to left. */
    private BitSet startsBefore(Automaton automaton, BitSet ends) {
        BitSet starts = new BitSet();
        BitSet behind = new BitSet();
        for (int position = key.length(); position >= 0; position--) {
            BitSet active = new BitSet();
            if (ends.get(position)) {
                active.set(automaton.accepting());
            }
            if (position < key.length() && !behind.isEmpty()) {
                automaton.stepBackwards(key.at(position), behind, active);
            }
            automaton.closeBackwards(active);
            if (active.get(automaton.start())) {
                starts.set(position);
            }
            behind = active;
        }
        return starts;
    }

    /** Cuts pieces off the key from left to right; every cut that is tried leads to the end of the key. */
    private void search(int piece, int start) {
        if (piece == pieces.size()) {
            work += (long) key.length() * pieces.size();
            pieces.readings(cut).forEach(this::add);
            return;
        }
        Automaton automaton = pieces.automaton(piece);
        BitSet active = new BitSet();
        active.set(automaton.start());
        automaton.close(active);
        for (int end = start; !active.isEmpty() && readings.size() < 2 && !isGivenUp(); end++) {
            if (active.get(automaton.accepting()) && feasible[piece + 1].get(end)) {
                cut[piece] = key.substring(start, end);
                work += end - start + piece;
                if (pieces.mayBe(piece, cut)) {
                    search(piece + 1, end);
                }
            }
            if (end == key.length()) {
                return;
            }
            active = automaton.step(key.at(end), active);
            work += 1 + active.cardinality();
        }
    }

    private void add(Reading reading) {
        if (readings.size() < 2 && !readings.contains(reading)) {
            readings.add(reading);
        }
    }

    /** Says how far the key fits: up to the first piece that no cut of it reaches the end of. */
    private String misfit() {
        BitSet reached = new BitSet();
        reached.set(0);
        for (int i = 0; i < pieces.size(); i++) {
            BitSet ends = endsBehind(pieces.automaton(i), reached);
            if (ends.isEmpty()) {
                int from = reached.length() - 1;
                String rest = key.substring(from, key.length());
                return "\"" + key + "\" does not fit " + pieces.text() + ": "
                        + (rest.isEmpty() ? "it ends" : "\"" + rest + "\" stands") + " where " + pieces.text(i)
                        + " is expected";
            }
            reached = ends;
        }
        String rest = key.substring(reached.length() - 1, key.length());
        return "\"" + key + "\" does not fit " + pieces.text() + ": \"" + rest + "\" is left over at its end";
    }

    private BitSet endsBehind(Automaton automaton, BitSet starts) {
        BitSet ends = new BitSet();
        BitSet active = new BitSet();
        for (int position = 0; position <= key.length(); position++) {
            if (starts.get(position)) {
                active.set(automaton.start());
            }
            automaton.close(active);
            if (active.get(automaton.accepting())) {
                ends.set(position);
            }
            if (position < key.length()) {
                active = automaton.step(key.at(position), active);
            }
        }
        return ends;
    }
}
