package dev.keyloom.wire.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Requests of PartiQL statements by chance. */
final class RandomStatements {
    private final RandomValues values;

    RandomStatements(RandomValues values) {
        this.values = values;
    }

    /** Returns an ExecuteStatement. */
    RandomRequests.Request one(RandomTable table) {
        Map<String, Object> request = values.oneIn(2) ? select(table) : statement(table, values.oneIn(2));
        if (values.oneIn(2)) {
            request.put("ReturnConsumedCapacity", "TOTAL");
        }
        return RandomRequests.request("ExecuteStatement", request);
    }

    /** Returns a batch or a transaction. */
    RandomRequests.Request several(RandomTable table) {
        boolean isRead = values.oneIn(2);
        List<Object> statements = new ArrayList<>();
        for (int i = values.below(3); i >= 0; i--) {
            statements.add(statement(table, isRead));
        }
        return values.oneIn(2)
                ? RandomRequests.request("BatchExecuteStatement", Map.of("Statements", statements))
                : RandomRequests.request("ExecuteTransaction", Map.of("TransactStatements", statements));
    }

    private Map<String, Object> select(RandomTable table) {
        String from = "\"" + table.name() + "\"" + (values.oneIn(3) ? ".\"byG\"" : "");
        Map<String, Object> request = new LinkedHashMap<>();
        request.put(
                "Statement",
                "SELECT " + values.pick(List.of("*", "\"p\", \"a\"", "\"b\"[0]")) + " FROM " + from
                        + values.pick(
                                List.of("", " WHERE \"a\" > 1", " WHERE contains(\"x\", 'x1') OR \"n\" IN [1, 2]")));
        if (values.oneIn(2)) {
            request.put("Limit", 1 + values.below(3));
        }
        return request;
    }

    /** Returns a statement about one item. */
    private Map<String, Object> statement(RandomTable table, boolean isRead) {
        Map<String, Object> key = values.key(table);
        List<Object> parameters = new ArrayList<>();
        String name = "\"" + table.name() + "\"";
        String statement;
        if (!isRead && values.oneIn(3)) {
            List<String> members = new ArrayList<>();
            Map<String, Object> item = values.item(table);
            item.remove("text");
            item.forEach((attribute, value) -> {
                members.add("'" + attribute + "': ?");
                parameters.add(value);
            });
            statement = "INSERT INTO " + name + " VALUE {" + String.join(", ", members) + "}";
        } else {
            List<String> conditions = new ArrayList<>();
            List<Object> ofKey = new ArrayList<>();
            key.forEach((attribute, value) -> {
                conditions.add("\"" + attribute + "\" = ?");
                ofKey.add(value);
            });
            String where = " WHERE " + String.join(" AND ", conditions);
            if (isRead) {
                statement = "SELECT * FROM " + name + where;
            } else if (values.oneIn(3)) {
                statement = "DELETE FROM " + name + where + (values.oneIn(2) ? " RETURNING ALL OLD *" : "");
            } else {
                parameters.add(values.scalar());
                statement = "UPDATE " + name + " SET \"a\" = ? REMOVE \"c\"" + where
                        + (values.oneIn(2) ? " AND attribute_exists(\"a\")" : "");
            }
            parameters.addAll(ofKey);
        }
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("Statement", statement);
        if (!parameters.isEmpty()) {
            request.put("Parameters", parameters);
        }
        return request;
    }
}
