package dev.keyloom.gui.keys;

import dev.keyloom.edit.CompositeEdit;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Gives each of some entities that can write one primary key a beginning of its own in one key attribute: its name in
 * capitals. All entities and all their variants change together, since one that keeps its old beginning may still meet
 * others.
 *
 * @param prefixes the new beginnings of those that change
 */
record OwnPrefixes(List<String> entities, List<String> prefixes, List<ModelEdit> edits) {
    OwnPrefixes {
        entities = List.copyOf(entities);
        prefixes = List.copyOf(prefixes);
        edits = List.copyOf(edits);
    }

    /** Returns the change; without edits if each template is a copy of another key or begins with the name already. */
    static OwnPrefixes of(DataModel model, KeyColumn column, List<String> entities) {
        List<String> changed = new ArrayList<>();
        List<String> prefixes = new ArrayList<>();
        List<ModelEdit> edits = new ArrayList<>();
        for (String name : entities) {
            String prefix = name.toUpperCase(Locale.ROOT) + "#";
            List<ModelEdit> own = model.entity(name)
                    .map(entity -> edits(entity, column, prefix))
                    .orElse(List.of());
            if (!own.isEmpty()) {
                changed.add(name);
                prefixes.add(prefix);
                edits.addAll(own);
            }
        }
        return new OwnPrefixes(changed, prefixes, edits);
    }

    boolean isEmpty() {
        return edits.isEmpty();
    }

    /** Returns the change as one undo step. */
    ModelEdit edit() {
        return new CompositeEdit(EditName.of("edit.own-prefixes", String.join(", ", entities)), edits);
    }

    private static List<ModelEdit> edits(Entity entity, KeyColumn column, String prefix) {
        List<ModelEdit> edits = new ArrayList<>();
        List<KeyMapping> variants = entity.mappings(column.index());
        for (int variant = 0; variant < variants.size(); variant++) {
            Optional<KeyTemplate> template = template(variants.get(variant), column)
                    .filter(found -> !found.isKeyCopy() && !found.text().startsWith(prefix));
            if (template.isPresent()) {
                edits.add(new KeyEdit.SetTemplate(
                        entity.name(),
                        column.index(),
                        variant,
                        column.role(),
                        column.position(),
                        prefixed(template.get(), prefix)));
            }
        }
        return edits;
    }

    private static Optional<KeyTemplate> template(KeyMapping mapping, KeyColumn column) {
        List<KeyTemplate> half = switch (column.role()) {
            case PARTITION -> mapping.partition();
            case SORT -> mapping.sort();
        };
        return column.position() < half.size() ? Optional.of(half.get(column.position())) : Optional.empty();
    }

    /** The new prefix stands in place of the literal that the template begins with. */
    private static String prefixed(KeyTemplate template, String prefix) {
        String text = template.text();
        String head = template.literalHead();
        return text.startsWith(head) ? prefix + text.substring(head.length()) : prefix + text;
    }
}
