package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Limits;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks tables: names, key schemas and the service's limits. */
final class TableCheck {
    private final ModelProblems problems;

    TableCheck(ModelProblems problems) {
        this.problems = problems;
    }

    void check(List<Table> tables) {
        problems.duplicates(tables.stream().map(Table::name).toList(), "tables", "/tables", "/name");
        for (int i = 0; i < tables.size(); i++) {
            check(tables.get(i).schema(), "/tables/" + i);
        }
    }

    private void check(TableSchema schema, String path) {
        problems.named(schema.name(), "a table", path + "/name");
        checkKey(schema.key(), 1, 1, "Table " + quoted(schema.name()), path);
        checkIndexNames(schema, path);
        List<SecondaryIndex.Global> globalIndexes = schema.globalIndexes();
        for (int i = 0; i < globalIndexes.size(); i++) {
            SecondaryIndex.Global index = globalIndexes.get(i);
            int most = Limits.MAX_KEY_ATTRIBUTES_PER_ROLE;
            String indexPath = path + "/globalIndexes/" + i;
            checkKey(index.key(), most, most, "Index " + quoted(index.name()), indexPath);
            checkProjection(index, indexPath);
        }
        List<SecondaryIndex.Local> localIndexes = schema.localIndexes();
        for (int i = 0; i < localIndexes.size(); i++) {
            SecondaryIndex.Local index = localIndexes.get(i);
            String indexPath = path + "/localIndexes/" + i;
            checkKey(index.key(), 1, 1, "Index " + quoted(index.name()), indexPath);
            checkProjection(index, indexPath);
        }
        checkNumberOfIndexes(schema, path);
        checkTypes(schema, path);
    }

    private void checkIndexNames(TableSchema schema, String path) {
        List<String> paths = new ArrayList<>();
        for (int i = 0; i < schema.globalIndexes().size(); i++) {
            paths.add(path + "/globalIndexes/" + i + "/name");
        }
        for (int i = 0; i < schema.localIndexes().size(); i++) {
            paths.add(path + "/localIndexes/" + i + "/name");
        }
        Set<String> seen = new HashSet<>();
        List<SecondaryIndex> indexes = schema.indexes();
        for (int i = 0; i < indexes.size(); i++) {
            String name = indexes.get(i).name();
            problems.named(name, "an index of table " + quoted(schema.name()), paths.get(i));
            if (name.equals(IndexRef.PRIMARY.name())) {
                String message = "An index of table " + quoted(schema.name())
                        + " is named \"primary\", which means the base table. Give it another name.";
                problems.error("reserved-name", paths.get(i), message);
            } else if (!seen.add(name)) {
                String message = "Table " + quoted(schema.name()) + " has two indexes with the name " + quoted(name)
                        + ". Rename one of them.";
                problems.error("duplicate-name", paths.get(i), message);
            }
        }
    }

    private void checkKey(KeySchema key, int mostPartition, int mostSort, String whose, String path) {
        checkNumber(key.partition().size(), mostPartition, "partition", whose, path + "/partitionKey");
        checkNumber(key.sort().size(), mostSort, "sort", whose, path + "/sortKey");
        Set<String> seen = new HashSet<>();
        for (KeyAttribute attribute : key.all()) {
            problems.named(attribute.name(), "a key attribute of " + whose, path);
            if (!seen.add(attribute.name())) {
                String message = whose + " has key attribute " + quoted(attribute.name())
                        + " twice. Each can stand in a key once.";
                problems.error("duplicate-key-attribute", path, message);
            }
        }
    }

    private void checkNumber(int number, int most, String role, String whose, String path) {
        if (number > most) {
            String message = whose + " has " + number + " " + role + " key attributes; " + most + " "
                    + (most == 1 ? "is" : "are") + " possible here.";
            problems.error("too-many-key-attributes", path, message);
        }
    }

    private void checkProjection(SecondaryIndex index, String path) {
        Projection projection = index.projection();
        boolean isInclude = projection.kind() == Projection.Kind.INCLUDE;
        if (isInclude && projection.attributes().isEmpty()) {
            String message = "Projection INCLUDE of index " + quoted(index.name())
                    + " names no attributes. Name some, or use KEYS_ONLY.";
            problems.error("projection-without-attributes", path + "/projection", message);
        }
        if (!isInclude && !projection.attributes().isEmpty()) {
            String message = "Projection " + projection.kind() + " of index " + quoted(index.name())
                    + " names attributes, which only INCLUDE does.";
            problems.warning("projection-with-attributes", path + "/projection/attributes", message);
        }
    }

    private void checkNumberOfIndexes(TableSchema schema, String path) {
        int global = schema.globalIndexes().size();
        if (global > Limits.MAX_GLOBAL_INDEXES) {
            String message = "Table " + quoted(schema.name()) + " has " + global + " global indexes; "
                    + Limits.MAX_GLOBAL_INDEXES + " are possible unless the service raises the quota.";
            problems.warning("too-many-indexes", path + "/globalIndexes", message);
        }
        int local = schema.localIndexes().size();
        if (local > Limits.MAX_LOCAL_INDEXES) {
            String message = "Table " + quoted(schema.name()) + " has " + local + " local indexes; "
                    + Limits.MAX_LOCAL_INDEXES + " are possible.";
            problems.error("too-many-indexes", path + "/localIndexes", message);
        }
        if (local > 0 && schema.key().sort().isEmpty()) {
            String message = "Table " + quoted(schema.name())
                    + " has a local index but no sort key. A local index needs one in the base table.";
            problems.error("local-index-without-sort-key", path + "/localIndexes", message);
        }
    }

    /** An attribute has one type in a table, in whatever keys it stands. */
    private void checkTypes(TableSchema schema, String path) {
        Map<String, AttributeType> types = new HashMap<>();
        schema.key().all().forEach(attribute -> types.putIfAbsent(attribute.name(), attribute.type()));
        for (int i = 0; i < schema.globalIndexes().size(); i++) {
            checkTypes(schema.globalIndexes().get(i), types, path + "/globalIndexes/" + i);
        }
        for (int i = 0; i < schema.localIndexes().size(); i++) {
            checkTypes(schema.localIndexes().get(i), types, path + "/localIndexes/" + i);
        }
    }

    private void checkTypes(SecondaryIndex index, Map<String, AttributeType> types, String path) {
        for (KeyAttribute attribute : index.key().all()) {
            AttributeType other = types.putIfAbsent(attribute.name(), attribute.type());
            if (other != null && other != attribute.type()) {
                String message = "Key attribute " + quoted(attribute.name()) + " is of type " + attribute.type()
                        + " in index " + quoted(index.name()) + ", but of type " + other
                        + " in another key of the table. It can have one type.";
                problems.error("key-type-conflict", path, message);
            }
        }
    }
}
