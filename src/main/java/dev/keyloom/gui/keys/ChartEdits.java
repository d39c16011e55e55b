package dev.keyloom.gui.keys;

import dev.keyloom.edit.CompositeEdit;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.IndexEdit;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.Names;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The edits that the chart's buttons and menus make. */
final class ChartEdits {
    private ChartEdits() {}

    /** Returns the edit that adds a global index with the next free name and generic key attributes. */
    static IndexEdit.Add addGlobalIndex(Table table) {
        String name = freeIndexName(table, "GSI");
        KeySchema key = new KeySchema(
                List.of(new KeyAttribute(name + "PK", AttributeType.S)),
                List.of(new KeyAttribute(name + "SK", AttributeType.S)));
        return new IndexEdit.Add(table.name(), new SecondaryIndex.Global(name, key, Projection.ALL));
    }

    /** Returns the edit that adds a local index with the next free name; the table needs a sort key. */
    static IndexEdit.Add addLocalIndex(Table table) {
        String name = freeIndexName(table, "LSI");
        KeySchema key = new KeySchema(
                table.schema().key().partition(), List.of(new KeyAttribute(name + "SK", AttributeType.S)));
        return new IndexEdit.Add(table.name(), new SecondaryIndex.Local(name, key, Projection.ALL));
    }

    /**
     * Returns the edit that splits an entity's mapping for an index: the new variant is tried first, begins with the
     * templates of the first mapping there, and applies where an optional attribute exists.
     *
     * @param name what the new variant is called
     * @param otherName what a mapping that has no name yet is called from now on
     */
    static ModelEdit addVariant(Entity entity, IndexRef index, String name, String otherName) {
        List<KeyMapping> mappings = entity.mappings(index);
        List<String> taken = new ArrayList<>(
                mappings.stream().flatMap(mapping -> mapping.variant().stream()).toList());
        String fresh = Names.fresh(name, taken);
        taken.add(fresh);
        String owner = entity.name();
        List<ModelEdit> edits = new ArrayList<>();
        for (int i = 0; i < mappings.size(); i++) {
            if (mappings.get(i).variant().isEmpty()) {
                String other = Names.fresh(otherName, taken);
                taken.add(other);
                edits.add(new KeyEdit.RenameVariant(owner, index, i, Optional.of(other)));
            }
        }
        edits.add(new KeyEdit.AddVariant(owner, index, Optional.of(fresh), Optional.of(condition(entity))));
        int last = mappings.size();
        if (last > 0) {
            addTemplates(
                    edits,
                    owner,
                    index,
                    last,
                    KeyEdit.Role.PARTITION,
                    mappings.get(0).partition());
            addTemplates(
                    edits,
                    owner,
                    index,
                    last,
                    KeyEdit.Role.SORT,
                    mappings.get(0).sort());
            edits.add(new KeyEdit.MoveVariant(owner, index, last, 0));
        }
        return new CompositeEdit(EditName.of("edit.add-variant", owner, index.name()), edits);
    }

    private static void addTemplates(
            List<ModelEdit> edits,
            String entity,
            IndexRef index,
            int variant,
            KeyEdit.Role role,
            List<KeyTemplate> templates) {
        for (int i = 0; i < templates.size(); i++) {
            edits.add(new KeyEdit.SetTemplate(
                    entity, index, variant, role, i, templates.get(i).text()));
        }
    }

    /** Variants mostly tell records with an optional attribute from those without. */
    private static String condition(Entity entity) {
        String attribute = entity.attributes().stream()
                .filter(found -> !found.required())
                .findFirst()
                .or(() -> entity.attributes().stream().findFirst())
                .map(EntityAttribute::name)
                .orElse("Type");
        boolean isPlain = attribute.chars().allMatch(c -> c < 0x80 && (Character.isLetterOrDigit(c) || c == '_'))
                && !attribute.isEmpty()
                && !Character.isDigit(attribute.charAt(0));
        return "attribute_exists(" + (isPlain ? attribute : "#" + attribute) + ")";
    }

    private static String freeIndexName(Table table, String stem) {
        List<String> taken =
                table.schema().indexes().stream().map(SecondaryIndex::name).toList();
        List<String> attributes =
                table.schema().keyAttributes().stream().map(KeyAttribute::name).toList();
        int number = 1;
        while (taken.contains(stem + number)
                || attributes.contains(stem + number + "PK")
                || attributes.contains(stem + number + "SK")) {
            number++;
        }
        return stem + number;
    }
}
