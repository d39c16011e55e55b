package dev.keyloom.gui.records;

import java.util.BitSet;

/** A set of positions of records, small however many they are. Immutable. */
record Positions(BitSet set) {
    static final Positions NONE = new Positions(new BitSet());

    Positions {
        set = (BitSet) set.clone();
    }

    static Positions of(int position) {
        BitSet one = new BitSet();
        one.set(position);
        return new Positions(one);
    }

    boolean has(int position) {
        return set.get(position);
    }

    int count() {
        return set.cardinality();
    }

    Positions toggled(int position) {
        BitSet changed = (BitSet) set.clone();
        changed.flip(position);
        return new Positions(changed);
    }
}
