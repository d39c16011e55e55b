package dev.keyloom.capacity;

/** Whether a write stands alone or in a transaction. */
public enum WriteMode {
    STANDARD(1),
    /** Written twice: once to prepare, once to commit. */
    TRANSACTIONAL(2);

    private final int factor;

    WriteMode(int factor) {
        this.factor = factor;
    }

    /** Returns by what a write of the item in the table is multiplied. */
    public int factor() {
        return factor;
    }
}
