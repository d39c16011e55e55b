package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.schema.Limits;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.KeyRole;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What keys and projections a table and its indexes may have.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: quotas and limits</a>
 */
final class KeyRules {
    /** Attributes that INCLUDE projections of one table name, all together. */
    private static final int MAX_PROJECTED = 100;

    private final List<AttributeDefinition> definitions;
    private final List<String> defined;
    private final List<KeyElement> tableKey;

    KeyRules(List<AttributeDefinition> definitions, List<KeyElement> tableKey) {
        this.definitions = definitions;
        this.defined = definitions.stream().map(AttributeDefinition::name).toList();
        this.tableKey = tableKey;
    }

    /** Refuses a table key that is not one partition key attribute and at most one sort key attribute, all defined. */
    void checkTableKey() {
        Set<String> names = new HashSet<>();
        for (AttributeDefinition definition : definitions) {
            if (!names.add(definition.name())) {
                throw Refusals.invalid("Duplicate AttributeName in AttributeDefinitions: " + definition.name());
            }
        }
        if (tableKey.size() > defined.size()) {
            throw ServiceException.validation("Invalid KeySchema: Some index key attribute have no definition");
        }
        checkDefined(tableKey);
        checkPair(tableKey);
    }

    /** Refuses definitions of attributes that are in no key. */
    void checkAllUsed(Optional<List<IndexDefinition>> locals, Optional<List<IndexDefinition>> globals) {
        Set<String> used = new LinkedHashSet<>(names(tableKey));
        locals.ifPresent(indexes -> indexes.forEach(index -> used.addAll(names(index.keySchema()))));
        globals.ifPresent(indexes -> indexes.forEach(index -> used.addAll(names(index.keySchema()))));
        if (used.containsAll(defined)) {
            return;
        }
        if (locals.isEmpty() && globals.isEmpty()) {
            throw Refusals.invalid(
                    "Number of attributes in KeySchema does not exactly match number of attributes defined "
                            + "in AttributeDefinitions");
        }
        throw Refusals.invalid("Some AttributeDefinitions are not used. AttributeDefinitions: " + defined
                + ", keys used: " + List.copyOf(used));
    }

    void checkLocals(List<IndexDefinition> indexes, Set<String> indexNames) {
        if (indexes.isEmpty()) {
            throw Refusals.invalid("List of LocalSecondaryIndexes is empty");
        }
        if (tableKey.size() != 2) {
            throw Refusals.invalid("Table KeySchema does not have a range key, which is required when specifying a "
                    + "LocalSecondaryIndex");
        }
        for (IndexDefinition index : indexes) {
            List<KeyElement> key = index.keySchema();
            checkDefined(key);
            checkPair(key);
            if (key.size() != 2) {
                throw Refusals.invalid("Index KeySchema does not have a range key for index: " + index.name());
            }
            String partitionKey = key.get(0).attribute();
            String tablePartitionKey = tableKey.get(0).attribute();
            if (!partitionKey.equals(tablePartitionKey)) {
                throw Refusals.invalid("Index KeySchema does not have the same leading hash key as table KeySchema for "
                        + "index: " + index.name() + ". index hash key: " + partitionKey + ", table hash key: "
                        + tablePartitionKey);
            }
            checkProjection(index);
            checkName(index, indexNames);
        }
        if (indexes.size() > Limits.MAX_LOCAL_INDEXES) {
            throw Refusals.invalid(
                    "Number of LocalSecondaryIndexes exceeds per-table limit of " + Limits.MAX_LOCAL_INDEXES);
        }
    }

    void checkGlobal(IndexDefinition index, Set<String> indexNames) {
        checkDefined(index.keySchema());
        checkGlobalKey(index.keySchema());
        checkProjection(index);
        checkName(index, indexNames);
    }

    static void checkGlobalCount(int count) {
        if (count > Limits.MAX_GLOBAL_INDEXES) {
            throw Refusals.invalid(
                    "GlobalSecondaryIndex count exceeds the per-table limit of " + Limits.MAX_GLOBAL_INDEXES);
        }
    }

    /** Refuses more projected attributes than the indexes of a table may name together. */
    static void checkProjectedAttributes(List<IndexDefinition> indexes) {
        long projected = indexes.stream()
                .mapToLong(index ->
                        index.projection().nonKeyAttributes().map(List::size).orElse(0))
                .sum();
        if (projected > MAX_PROJECTED) {
            throw Refusals.invalid(
                    "Number of attributes in NonKeyAttributes of all indexes exceeds the per-table limit of "
                            + MAX_PROJECTED);
        }
    }

    private void checkDefined(List<KeyElement> key) {
        if (!new HashSet<>(defined).containsAll(names(key))) {
            throw Refusals.invalid("Some index key attributes are not defined in AttributeDefinitions. Keys: "
                    + names(key) + ", AttributeDefinitions: " + defined);
        }
    }

    /** One partition key attribute, and after it at most one sort key attribute. */
    private static void checkPair(List<KeyElement> key) {
        if (key.size() > 1 && key.get(0).attribute().equals(key.get(1).attribute())) {
            throw ServiceException.validation(
                    "Both the Hash Key and the Range Key element in the KeySchema have the same name");
        }
        if (key.get(0).role() != KeyRole.PARTITION) {
            throw firstIsNoPartitionKey();
        }
        if (key.size() > 1 && key.get(1).role() != KeyRole.SORT) {
            throw ServiceException.validation("Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
        }
    }

    /** One to four partition key attributes, and after them at most four sort key attributes. */
    private static void checkGlobalKey(List<KeyElement> key) {
        if (new HashSet<>(names(key)).size() != key.size()) {
            throw ServiceException.validation(
                    key.size() == 2
                            ? "Both the Hash Key and the Range Key element in the KeySchema have the same name"
                            : "Invalid KeySchema: An attribute stands more than once in the KeySchema");
        }
        if (key.get(0).role() != KeyRole.PARTITION) {
            throw firstIsNoPartitionKey();
        }
        for (int i = 1; i < key.size(); i++) {
            if (key.get(i).role() == KeyRole.PARTITION && key.get(i - 1).role() == KeyRole.SORT) {
                throw ServiceException.validation(
                        "Invalid KeySchema: HASH key elements must come before RANGE key elements");
            }
        }
        for (KeyRole role : KeyRole.values()) {
            long count = key.stream().filter(element -> element.role() == role).count();
            if (count > Limits.MAX_KEY_ATTRIBUTES_PER_ROLE) {
                throw ServiceException.validation("Invalid KeySchema: A global secondary index has at most "
                        + Limits.MAX_KEY_ATTRIBUTES_PER_ROLE + " key elements of type "
                        + (role == KeyRole.PARTITION ? "HASH" : "RANGE"));
            }
        }
    }

    private static ServiceException firstIsNoPartitionKey() {
        return ServiceException.validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
    }

    private static void checkProjection(IndexDefinition index) {
        Optional<Projection.Kind> kind = index.projection().kind();
        Optional<List<String>> attributes = index.projection().nonKeyAttributes();
        if (kind.isEmpty()) {
            throw Refusals.invalid("Unknown ProjectionType: null");
        }
        boolean includes = kind.get() == Projection.Kind.INCLUDE;
        if (attributes.isPresent() && !includes) {
            throw Refusals.invalid("ProjectionType is " + kind.get() + ", but NonKeyAttributes is specified");
        }
        if (attributes.isEmpty() && includes) {
            throw Refusals.invalid("ProjectionType is INCLUDE, but NonKeyAttributes is not specified");
        }
    }

    private static void checkName(IndexDefinition index, Set<String> indexNames) {
        if (!indexNames.add(index.name())) {
            throw Refusals.invalid("Duplicate index name: " + index.name());
        }
    }

    private static List<String> names(List<KeyElement> key) {
        return key.stream().map(KeyElement::attribute).toList();
    }
}
