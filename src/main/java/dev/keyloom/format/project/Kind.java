package dev.keyloom.format.project;

import java.util.List;

/**
 * The kinds of objects in a model file and their members, in the order in which they are written. Reader, writer and
 * JSON Schema are held to this list.
 */
enum Kind {
    MODEL(
            "formatVersion",
            "name",
            "description",
            "tables",
            "entities",
            "relationships",
            "accessPatterns",
            "records",
            "collections",
            "constraints",
            "rules",
            "diagram"),
    TABLE(
            "name",
            "partitionKey",
            "sortKey",
            "globalIndexes",
            "localIndexes",
            "typeAttribute",
            "timeToLiveAttribute",
            "billingMode",
            "recordsComplete"),
    KEY_ATTRIBUTE("name", "type"),
    GLOBAL_INDEX("name", "partitionKey", "sortKey", "projection"),
    LOCAL_INDEX("name", "sortKey", "projection"),
    PROJECTION("type", "attributes"),
    ENTITY("name", "table", "description", "color", "attributes", "identifier", "keys", "maximumBytes"),
    ATTRIBUTE(
            "name",
            "type",
            "required",
            "format",
            "mutable",
            "values",
            "minimum",
            "maximum",
            "maximumElements",
            "maximumBytes",
            "unique",
            "mayContain",
            "updatesPerSecond",
            "copyOf",
            "default",
            "description"),
    KEY_MAPPING("variant", "when", "partition", "sort", "sparse"),
    RELATIONSHIP("name", "description", "from", "to", "via", "join", "forward", "backward"),
    END("entity", "external", "cardinality", "mandatory", "typical", "maximum", "skew", "role"),
    JOIN("from", "to"),
    STRATEGY("strategy", "index", "needed", "attribute", "separator"),
    PATTERN(
            "number",
            "group",
            "name",
            "description",
            "parameters",
            "examples",
            "steps",
            "returns",
            "order",
            "orderBy",
            "rate",
            "bet",
            "note"),
    STEP(
            "operation",
            "as",
            "entity",
            "table",
            "index",
            "partition",
            "sort",
            "keyCondition",
            "filter",
            "descending",
            "limit",
            "consistentRead",
            "projection",
            "select",
            "fanOut",
            "perLevel",
            "paginated",
            "values",
            "condition",
            "update",
            "returnValues",
            "actions",
            "upTo"),
    RETURNED("entity", "match", "where", "orderBy", "attributes", "limit"),
    RATE("perSecond", "peakPerSecond", "often"),
    COLLECTION("table", "index", "partition", "description", "order"),
    CONSTRAINTS("sharedKeys", "counters", "unique", "copies", "tenant", "irreflexive", "transactionOnly"),
    COUNTER("entity", "attribute", "counts", "match", "where"),
    UNIQUE("entity", "attributes", "marker"),
    COPY("entity", "of", "match", "when"),
    TENANT("attribute", "entities"),
    RULE("severity", "reason"),
    POSITION("x", "y");

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> members;

    Kind(String... members) {
        this.members = List.of(members);
    }

    List<String> members() {
        return members;
    }
}
