package dev.keyloom.engine.partiql;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.PathStep;
import dev.keyloom.value.Item;
import java.util.List;

/**
 * What a SELECT gives of an item: under the last name of each path what it leads to, or under {@code _1}, {@code _2} and so
 * on by its place in the list if the path ends in an element of a list.
 */
final class Columns {
    private Columns() {}

    static Item of(Item item, List<DocumentPath> columns) {
        if (columns.isEmpty()) {
            return item;
        }
        Item.Builder selected = Item.builder();
        for (int i = 0; i < columns.size(); i++) {
            String name = name(columns.get(i), i + 1);
            columns.get(i).valueIn(item).ifPresent(value -> selected.put(name, value));
        }
        return selected.build();
    }

    private static String name(DocumentPath path, int position) {
        if (path.isTopLevel()) {
            return path.attribute().name();
        }
        PathStep last = path.steps().get(path.steps().size() - 1);
        return last instanceof PathStep.Member member ? member.name().name() : "_" + position;
    }
}
