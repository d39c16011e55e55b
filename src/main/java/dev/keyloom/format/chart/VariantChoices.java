package dev.keyloom.format.chart;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The combinations of an entity's variants over its indexes. A combination that no record can have is left out: choosing
 * a variant says that its condition holds and those before it do not, and one condition cannot do both.
 */
public final class VariantChoices {
    /** An entity with more combinations shows each variant once, beside the first ones of the other indexes. */
    static final int MAX_COMBINATIONS = 256;

    /** Bounds the search where nearly every combination contradicts itself. */
    private static final int MAX_STEPS = 20_000;

    private final Entity entity;
    private final List<IndexRef> indexes;
    private final List<Map<IndexRef, KeyMapping>> found = new ArrayList<>();
    private final Map<IndexRef, KeyMapping> chosen = new LinkedHashMap<>();
    private final Map<String, Boolean> truth = new LinkedHashMap<>();
    private int steps;

    private VariantChoices(Entity entity, List<IndexRef> indexes) {
        this.entity = entity;
        this.indexes = indexes;
    }

    /** Returns the mapping chosen for each index that has any, in the order of the variants; at least one choice. */
    public static List<Map<IndexRef, KeyMapping>> of(Entity entity, List<IndexRef> indexes) {
        List<IndexRef> mapped = indexes.stream()
                .filter(index -> !entity.mappings(index).isEmpty())
                .toList();
        VariantChoices choices = new VariantChoices(entity, mapped);
        choices.choose(0);
        boolean isComplete = !choices.isTooMuch() && !choices.found.isEmpty();
        return isComplete ? choices.found : choices.oneByOne();
    }

    private void choose(int index) {
        steps++;
        if (isTooMuch()) {
            return;
        }
        if (index == indexes.size()) {
            found.add(new LinkedHashMap<>(chosen));
            return;
        }
        List<KeyMapping> mappings = entity.mappings(indexes.get(index));
        for (int i = 0; i < mappings.size(); i++) {
            List<String> assumed = new ArrayList<>();
            if (assume(mappings, i, assumed)) {
                chosen.put(indexes.get(index), mappings.get(i));
                choose(index + 1);
                chosen.remove(indexes.get(index));
            }
            assumed.forEach(truth::remove);
        }
    }

    private boolean isTooMuch() {
        return found.size() > MAX_COMBINATIONS || steps > MAX_STEPS;
    }

    /** Takes for granted what choosing a mapping says, noting what is new; returns whether that can be. */
    private boolean assume(List<KeyMapping> mappings, int chosenMapping, List<String> assumed) {
        boolean isOnlyOne = mappings.size() == 1;
        for (int i = 0; i <= chosenMapping && !isOnlyOne; i++) {
            boolean holds = i == chosenMapping;
            boolean fits = mappings.get(i)
                    .when()
                    .map(condition -> put(condition.text(), holds, assumed))
                    .orElse(true);
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private boolean put(String condition, boolean holds, List<String> assumed) {
        Boolean known = truth.get(condition);
        if (known == null) {
            truth.put(condition, holds);
            assumed.add(condition);
            return true;
        }
        return known == holds;
    }

    private List<Map<IndexRef, KeyMapping>> oneByOne() {
        Map<IndexRef, KeyMapping> first = new LinkedHashMap<>();
        indexes.forEach(index -> first.put(index, entity.mappings(index).get(0)));
        List<Map<IndexRef, KeyMapping>> choices = new ArrayList<>();
        choices.add(first);
        for (IndexRef index : indexes) {
            for (KeyMapping mapping :
                    entity.mappings(index).subList(1, entity.mappings(index).size())) {
                Map<IndexRef, KeyMapping> choice = new LinkedHashMap<>(first);
                choice.put(index, mapping);
                choices.add(choice);
            }
        }
        return choices;
    }
}
