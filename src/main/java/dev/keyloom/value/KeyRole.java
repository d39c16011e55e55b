package dev.keyloom.value;

/**
 * The part that a key attribute plays in a key schema, and how large its value may be.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: partition keys and sort keys</a>
 */
public enum KeyRole {
    PARTITION(2048, "partition key"),
    SORT(1024, "sort key");

    private final int maxBytes;
    private final String words;

    KeyRole(int maxBytes, String words) {
        this.maxBytes = maxBytes;
        this.words = words;
    }

    /** Returns the size in bytes that a value must not exceed. */
    public int maxBytes() {
        return maxBytes;
    }

    /** Returns the role in words, for messages: {@code partition key}. */
    public String words() {
        return words;
    }
}
