package dev.keyloom.gui.keys;

import dev.keyloom.edit.KeyEdit;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/** Where in a mapping the template of a column stands. */
record TemplateSlot(KeyEdit.Role role, int position) {

    static TemplateSlot of(KeyColumn column) {
        return new TemplateSlot(column.role(), column.position());
    }

    /** Returns the template there. */
    Optional<KeyTemplate> in(KeyMapping mapping) {
        List<KeyTemplate> half = switch (role) {
            case PARTITION -> mapping.partition();
            case SORT -> mapping.sort();
        };
        return position < half.size() ? Optional.of(half.get(position)) : Optional.empty();
    }
}
