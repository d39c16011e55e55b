package dev.keyloom.gui.keys;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Which sample records a choice of variants applies to. */
final class SampleChoice {
    /** A chart looks at so many records of an entity for one that fits, at most. */
    private static final int MAX_RECORDS = 1000;

    private SampleChoice() {}

    /** Returns the number, from 1, of the first record that the choice applies to; 0 if there is none. */
    static int first(List<SampleRecord> records, Entity entity, Map<IndexRef, KeyMapping> choice) {
        for (int i = 0; i < Math.min(records.size(), MAX_RECORDS); i++) {
            if (applies(records.get(i).values(), entity, choice)) {
                return i + 1;
            }
        }
        return 0;
    }

    /** Returns the numbers of the records that the choice applies to, ascending from 1. */
    static List<Integer> all(List<SampleRecord> records, Entity entity, Map<IndexRef, KeyMapping> choice) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < Math.min(records.size(), MAX_RECORDS); i++) {
            if (applies(records.get(i).values(), entity, choice)) {
                numbers.add(i + 1);
            }
        }
        return numbers;
    }

    @SuppressWarnings("ReferenceEquality") // variants that read alike are still two
    private static boolean applies(Item values, Entity entity, Map<IndexRef, KeyMapping> choice) {
        for (Map.Entry<IndexRef, KeyMapping> chosen : choice.entrySet()) {
            List<KeyMapping> all = entity.mappings(chosen.getKey());
            boolean fits = all.stream()
                    .filter(mapping -> mapping.when()
                            .map(condition -> condition.evaluate(values))
                            .orElse(true))
                    .findFirst()
                    .filter(mapping -> mapping == chosen.getValue())
                    .isPresent();
            if (!fits && all.size() > 1) {
                return false;
            }
        }
        return true;
    }
}
