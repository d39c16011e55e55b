package dev.keyloom.schema;

/**
 * The service's limits that a design can run into.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: quotas and limits</a>
 */
public final class Limits {
    public static final int MAX_ITEM_BYTES = 400 * 1024;
    public static final int MAX_PARTITION_KEY_BYTES = 2048;
    public static final int MAX_SORT_KEY_BYTES = 1024;
    public static final int MAX_GLOBAL_INDEXES = 20;
    public static final int MAX_LOCAL_INDEXES = 5;
    /** Key attributes of one role in a global index. */
    public static final int MAX_KEY_ATTRIBUTES_PER_ROLE = 4;
    /** Nested lists and maps. */
    public static final int MAX_NESTING_LEVELS = 32;

    private Limits() {}
}
