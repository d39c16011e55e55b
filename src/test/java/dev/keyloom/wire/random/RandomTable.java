package dev.keyloom.wire.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tables of random requests. A name has one schema, so that whoever asks about it knows its keys. */
enum RandomTable {
    SONGS("p", Optional.of("s"), Map.of("p", "S", "s", "S", "n", "N", "g", "S", "m", "N"), List.of("byN"), "byG"),
    COUNTERS("p", Optional.empty(), Map.of("p", "N", "g", "S", "n", "N", "h", "S", "m", "N"), List.of(), "byG"),
    BLOBS("p", Optional.of("s"), Map.of("p", "B", "s", "N", "n", "N", "g", "B", "m", "N"), List.of("byN"), "byG");

    /** The global index that is added and removed. */
    static final String ADDED_INDEX = "byM";

    private final String partition;
    private final Optional<String> sort;
    private final Map<String, String> types;
    private final List<String> localIndexes;
    private final String globalIndex;

    RandomTable(
            String partition,
            Optional<String> sort,
            Map<String, String> types,
            List<String> localIndexes,
            String globalIndex) {
        this.partition = partition;
        this.sort = sort;
        this.types = types;
        this.localIndexes = localIndexes;
        this.globalIndex = globalIndex;
    }

    String partition() {
        return partition;
    }

    Optional<String> sort() {
        return sort;
    }

    String typeOf(String attribute) {
        return types.get(attribute);
    }

    /** Returns the attributes that are keys of indexes alone. */
    List<String> indexAttributes() {
        return types.keySet().stream()
                .filter(name -> !name.equals(partition) && !sort.equals(Optional.of(name)))
                .sorted()
                .toList();
    }

    List<String> indexes() {
        List<String> indexes = new ArrayList<>(localIndexes);
        indexes.add(globalIndex);
        indexes.add(ADDED_INDEX);
        return indexes;
    }

    /** Returns the partition key and, if there is one, the sort key of an index; of the table itself without a name. */
    List<String> keyOf(Optional<String> index) {
        return switch (index.orElse("")) {
            case "byN" -> List.of(partition, "n");
            case "byG" -> List.of("g", "n");
            case ADDED_INDEX -> List.of("m");
            default -> sort.map(name -> List.of(partition, name)).orElse(List.of(partition));
        };
    }

    /** Returns the request that makes it. */
    Map<String, Object> create(boolean hasStream) {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("TableName", name());
        request.put("BillingMode", "PAY_PER_REQUEST");
        List<String> attributes = new ArrayList<>(keyOf(Optional.empty()));
        attributes.add("n");
        attributes.add("g");
        request.put("AttributeDefinitions", definitions(attributes));
        request.put("KeySchema", schema(keyOf(Optional.empty())));
        if (!localIndexes.isEmpty()) {
            request.put(
                    "LocalSecondaryIndexes",
                    List.of(index(
                            "byN", Map.of("ProjectionType", "INCLUDE", "NonKeyAttributes", List.of("a", "text")))));
        }
        request.put("GlobalSecondaryIndexes", List.of(index(globalIndex, Map.of("ProjectionType", "ALL"))));
        if (hasStream) {
            request.put("StreamSpecification", stream());
        }
        return request;
    }

    /** Returns the request that adds the global index. */
    Map<String, Object> addIndex() {
        return Map.of(
                "TableName", name(),
                "AttributeDefinitions", definitions(List.of("m")),
                "GlobalSecondaryIndexUpdates",
                        List.of(Map.of("Create", index(ADDED_INDEX, Map.of("ProjectionType", "KEYS_ONLY")))));
    }

    static Map<String, Object> stream() {
        return Map.of("StreamEnabled", true, "StreamViewType", "NEW_AND_OLD_IMAGES");
    }

    private Map<String, Object> index(String name, Map<String, Object> projection) {
        return Map.of("IndexName", name, "KeySchema", schema(keyOf(Optional.of(name))), "Projection", projection);
    }

    private List<Object> definitions(List<String> attributes) {
        List<Object> definitions = new ArrayList<>();
        attributes.forEach(name -> definitions.add(Map.of("AttributeName", name, "AttributeType", typeOf(name))));
        return definitions;
    }

    private static List<Object> schema(List<String> attributes) {
        List<Object> schema = new ArrayList<>();
        schema.add(Map.of("AttributeName", attributes.get(0), "KeyType", "HASH"));
        if (attributes.size() > 1) {
            schema.add(Map.of("AttributeName", attributes.get(1), "KeyType", "RANGE"));
        }
        return schema;
    }
}
