package dev.keyloom.capacity;

/** What a read promises, which decides its price. */
public enum ReadConsistency {
    EVENTUAL(0.5),
    STRONG(1),
    TRANSACTIONAL(2);

    private final double factor;

    ReadConsistency(double factor) {
        this.factor = factor;
    }

    /** Returns the units for each started 4 KB. */
    public double factor() {
        return factor;
    }
}
