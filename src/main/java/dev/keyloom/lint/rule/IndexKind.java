package dev.keyloom.lint.rule;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * A kind of entry of an index: an entity, or one variant of it, with the templates that give its keys there. Templates that
 * copy another key ({@code =PK}) are replaced by what they copy.
 *
 * @param mapping position of the mapping among the entity's for the index, from 0
 * @param variant its name, where the entity has several mappings for the index
 * @param partition one template for each partition key attribute of the index
 * @param sort one template for each sort key attribute of the index
 */
record IndexKind(
        Entity entity,
        IndexRef index,
        int mapping,
        Optional<String> variant,
        List<KeyTemplate> partition,
        List<KeyTemplate> sort) {

    /** Returns the kind of a row of the entity chart; nothing if it gives only some of the index's key attributes. */
    static Optional<IndexKind> of(KeyRow row) {
        boolean renders = row.cells().stream()
                .map(KeyCell::template)
                .noneMatch(template -> template.isBroken() || template.isKeyCopy());
        Optional<String> variant = row.entity().mappings(row.index()).size() < 2
                ? Optional.empty()
                : Optional.of(row.of()).flatMap(KeyMapping::variant);
        return row.isWhole() && renders
                ? Optional.of(new IndexKind(
                        row.entity(),
                        row.index(),
                        row.mapping(),
                        variant,
                        templates(row.partition()),
                        templates(row.sort())))
                : Optional.empty();
    }

    /** Returns the kind as messages name it: {@code Repo}, {@code Repo:fork}. */
    String label() {
        return entity.name() + variant.map(name -> ":" + name).orElse("");
    }

    private static List<KeyTemplate> templates(List<KeyCell> cells) {
        return cells.stream().map(KeyCell::template).toList();
    }
}
