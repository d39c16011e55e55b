package dev.keyloom.materialize;

/**
 * A sample record that no item stands for, and why.
 *
 * @param number the record's number within its entity, from 1
 * @param reason one sentence for the user
 */
public record NotWritten(String entity, int number, Cause cause, String reason) {

    /** What keeps a record from being written. */
    public enum Cause {
        /** The entity's table or the record's entity is not in the model. */
        NOWHERE_TO_WRITE,
        /** A part of the primary key is missing. */
        MISSING_KEY,
        /** A key template refused the record's values. */
        REFUSED,
        /** Keys are copies of one another in a circle. */
        CYCLE,
        /** Two mappings make different values for one key attribute. */
        CONTRADICTION,
        /** A key attribute's value has another type than the key. */
        WRONG_TYPE,
        /** A key attribute's value is empty. */
        EMPTY_KEY,
        /** A key is longer than the service takes. */
        LONG_KEY,
        /** The item is larger than the service takes. */
        LARGE_ITEM,
        /** A later record has the same primary key and takes its place. */
        OVERWRITTEN
    }
}
