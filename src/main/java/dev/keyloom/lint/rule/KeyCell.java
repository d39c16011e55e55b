package dev.keyloom.lint.rule;

import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import java.util.Optional;

/**
 * A cell of the entity chart with its template.
 *
 * @param mapping the mapping's position among the entity's for the index, from 0
 * @param position which of the role's key attributes, from 0
 * @param written the template as its author wrote it; of a cell that nobody wrote, a copy of what gives it
 * @param template what it comes to: the template that is copied, where another key is
 * @param isWritten whether the author wrote it
 */
record KeyCell(
        Table table,
        Entity entity,
        IndexRef index,
        int mapping,
        KeyMapping of,
        Where.Key.Role role,
        int position,
        KeyAttribute attribute,
        KeyTemplate written,
        KeyTemplate template,
        boolean isWritten) {

    Where where() {
        return new Where.Key(entity.name(), index, mapping, role);
    }

    /** Returns the cell as messages name it: {@code Repo.GSI2SK}, {@code Repo:fork.GSI2SK}. */
    String name() {
        return entity.name() + of.variant().map(variant -> ":" + variant).orElse("") + "." + attribute.name();
    }

    /** Says whether it has a template of its own, which is no copy of another key. */
    boolean isOwn() {
        return isWritten && !written.isKeyCopy();
    }

    boolean isPartition() {
        return role == Where.Key.Role.PARTITION;
    }

    boolean isText() {
        return attribute.type() == AttributeType.S;
    }

    /** Returns the entity's attribute that a reference names at its top level. */
    Optional<EntityAttribute> attributeOf(TemplatePart.Reference reference) {
        return reference.path().flatMap(path -> entity.attribute(path.attribute()));
    }
}
