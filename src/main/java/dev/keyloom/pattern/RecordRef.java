package dev.keyloom.pattern;

import dev.keyloom.model.SampleRecord;

/**
 * One sample record.
 *
 * @param number from 1 within its entity, in file order
 */
public record RecordRef(String entity, int number, SampleRecord record) {
    /** Says whether both are the same record of the model, whatever it holds. */
    public boolean isSameAs(RecordRef other) {
        return number == other.number && entity.equals(other.entity);
    }
}
