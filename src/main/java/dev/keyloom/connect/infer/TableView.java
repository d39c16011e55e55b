package dev.keyloom.connect.infer;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the readers of one table's keys know of the whole table. */
final class TableView {
    private static final Pattern GENERIC = Pattern.compile(
            "(?i)(?:(?:g|l)?si|index|data|attr)?[-_.]?[0-9]*[-_.]?(?:pk|sk|hash|range|partition|sort|hk|rk)"
                    + "[-_.]?(?:key)?[-_.]?[0-9]*|.+[-_.]?ind?e?x|_?(?:hash|range|partition|sort)_?key|(?:g|l)si[0-9]+");

    private final TableSchema schema;
    private final Optional<String> typeAttribute;
    private final List<Item> items;
    private final Set<String> keyNames = new LinkedHashSet<>();
    private final Set<String> varying = new HashSet<>();

    TableView(TableSchema schema, Optional<String> typeAttribute, List<Item> items) {
        this.schema = schema;
        this.typeAttribute = typeAttribute;
        this.items = items;
        schema.keyAttributes().forEach(key -> keyNames.add(key.name()));
        Map<String, AttributeValue> first = new HashMap<>();
        for (Item item : items) {
            item.forEach((name, value) -> {
                AttributeValue before = first.putIfAbsent(name, value);
                if (before != null && !varying.contains(name) && !before.equals(value)) {
                    varying.add(name);
                }
            });
        }
    }

    TableSchema schema() {
        return schema;
    }

    Optional<String> typeAttribute() {
        return typeAttribute;
    }

    List<Item> items() {
        return items;
    }

    /** Says whether a key attribute has a name that tells nothing of its values: {@code PK}, {@code GSI1SK}. */
    static boolean isGeneric(String keyName) {
        return GENERIC.matcher(keyName).matches();
    }

    boolean isKey(String name) {
        return keyNames.contains(name);
    }

    boolean isType(String name) {
        return typeAttribute.filter(name::equals).isPresent();
    }

    /** Says whether an attribute may stand in the template of a key attribute. */
    boolean mayStandIn(KeyAttribute key, String name) {
        return !isType(name) && !name.equals(key.name()) && (!isKey(name) || !isGeneric(name));
    }

    /** Says whether not all items of the table that have an attribute have the same value there. */
    boolean varies(String name) {
        return varying.contains(name);
    }
}
