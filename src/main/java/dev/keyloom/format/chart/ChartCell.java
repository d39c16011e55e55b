package dev.keyloom.format.chart;

import dev.keyloom.template.KeyTemplate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an entity writes into the key attributes of one index.
 *
 * @param templates by key attribute, as written in the model; an attribute that is not written is absent
 */
public record ChartCell(Map<String, KeyTemplate> templates) {
    public ChartCell {
        templates = Collections.unmodifiableMap(new LinkedHashMap<>(templates));
    }

    public Optional<KeyTemplate> template(String keyAttribute) {
        return Optional.ofNullable(templates.get(keyAttribute));
    }
}
