package dev.keyloom.gui.collections;

import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

/** Finds items by a part of their entity's name or of any value, in capital or small letters. */
final class ItemFinder {
    private static final int CHECK_EACH = 1024;

    private final List<KeyAttribute> keys;
    private final Pattern pattern;

    ItemFinder(List<KeyAttribute> keys, String text) {
        this.keys = List.copyOf(keys);
        this.pattern = Pattern.compile(text, Pattern.LITERAL | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** Returns the items found, in the order of the index. */
    List<MaterializedItem> in(IndexContents contents, BooleanSupplier cancelled) {
        List<MaterializedItem> found = new ArrayList<>();
        for (int position = 0; position < contents.size(); position++) {
            if (position % CHECK_EACH == 0 && cancelled.getAsBoolean()) {
                break;
            }
            MaterializedItem item = contents.entry(position);
            if (matches(item)) {
                found.add(item);
            }
        }
        return found;
    }

    private boolean matches(MaterializedItem item) {
        if (isIn(item.entity())) {
            return true;
        }
        for (KeyAttribute key : keys) {
            if (isIn(item.keyValue(key.name()))) {
                return true;
            }
        }
        boolean[] found = new boolean[1];
        item.record().values().forEach((name, value) -> found[0] |= isIn(Optional.of(value)));
        return found[0];
    }

    private boolean isIn(Optional<AttributeValue> value) {
        return value.flatMap(AttributeValue::scalarText).filter(this::isIn).isPresent();
    }

    private boolean isIn(String text) {
        return pattern.matcher(text).find();
    }
}
