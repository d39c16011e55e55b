package dev.keyloom.connect.infer;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A key template that was read from items, and how far they decide it.
 *
 * @param variant the mapping it belongs to, where the entity has several for the index
 * @param keyAttribute the key attribute whose value it makes
 * @param items number of items whose key it makes
 * @param doubts why it is not certain, each one sentence; empty if it is
 * @param alternatives other templates that make the same keys of all these items
 */
public record InferredTemplate(
        String entity,
        IndexRef index,
        Optional<String> variant,
        KeyRole role,
        String keyAttribute,
        KeyTemplate template,
        int items,
        List<String> doubts,
        List<KeyTemplate> alternatives) {
    public InferredTemplate {
        doubts = List.copyOf(doubts);
        alternatives = List.copyOf(alternatives);
    }

    /** Returns this template with one more doubt, and the alternatives that this one follows. */
    InferredTemplate doubting(String doubt, List<KeyTemplate> others) {
        List<String> more = new ArrayList<>(doubts);
        more.add(doubt);
        return new InferredTemplate(entity, index, variant, role, keyAttribute, template, items, more, others);
    }

    /** Whether the items leave one reading only. */
    public enum Certainty {
        CERTAIN,
        UNCERTAIN
    }

    public Certainty certainty() {
        return doubts.isEmpty() ? Certainty.CERTAIN : Certainty.UNCERTAIN;
    }
}
