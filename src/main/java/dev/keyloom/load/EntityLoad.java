package dev.keyloom.load;

import java.util.OptionalLong;

/**
 * What an entity's items cost to keep and to write.
 *
 * @param writesPerInsert writes that one insert makes at most: one in the table and one in each index that it joins
 * @param fewestWritesPerInsert the same for an item that stays out of every index it may stay out of
 * @param bytes size of an item in the table
 * @param storedBytes what is stored for an item: table and index entries, each with the service's own 100 bytes
 * @param items how many items there are, where that is known
 */
public record EntityLoad(
        String name,
        String table,
        int writesPerInsert,
        int fewestWritesPerInsert,
        long bytes,
        SizeSource source,
        long storedBytes,
        OptionalLong items) {

    /** Where a size is from. */
    public enum SizeSource {
        /** The entity states its largest size. */
        DECLARED("declared"),
        /** The mean of the records. */
        MEASURED("measured"),
        /** There are no records: one write unit. */
        ASSUMED("assumed");

        private final String word;

        SizeSource(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }
}
