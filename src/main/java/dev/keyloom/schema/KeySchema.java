package dev.keyloom.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * The key attributes of a base table or an index by role. The base table and local indexes have one partition key
 * attribute and at most one sort key attribute; a global index has one to four and none to four.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html">AWS: global secondary indexes</a>
 */
public record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {
    public KeySchema {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
        if (partition.isEmpty()) {
            throw new IllegalArgumentException("A key schema needs a partition key attribute");
        }
    }

    /** Returns partition then sort key attributes. */
    public List<KeyAttribute> all() {
        List<KeyAttribute> all = new ArrayList<>(partition);
        all.addAll(sort);
        return all;
    }

    /** Returns the names of {@link #all()}. */
    public List<String> attributeNames() {
        return all().stream().map(KeyAttribute::name).toList();
    }
}
