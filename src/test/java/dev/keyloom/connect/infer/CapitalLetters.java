package dev.keyloom.connect.infer;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Writes the words in a model's sample records with a capital letter, the same word always alike. Many sample names have small
 * letters only, so that their records do not tell a key of folded names from one of names as they are.
 */
final class CapitalLetters {
    private CapitalLetters() {}

    static DataModel in(DataModel model) {
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            records.put(
                    entity.name(),
                    model.recordsOf(entity.name()).stream()
                            .map(record -> record.withValues(capital(entity, record.values())))
                            .toList());
        }
        return model.withRecords(records);
    }

    private static Item capital(Entity entity, Item values) {
        Item[] changed = {values};
        Set<String> free = Set.of("", "email");
        values.forEach((name, value) -> {
            String format = entity.attribute(name)
                    .flatMap(attribute -> attribute.facts().format())
                    .orElse("");
            if (value instanceof AttributeValue.S text
                    && free.contains(format)
                    && !text.value().isEmpty()) {
                String capital = text.value().substring(0, 1).toUpperCase(Locale.ROOT)
                        + text.value().substring(1);
                changed[0] = changed[0].with(name, AttributeValue.of(capital));
            }
        });
        return changed[0];
    }
}
