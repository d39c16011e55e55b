package dev.keyloom.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Members of the file that this version does not know, kept so that saving loses nothing.
 *
 * @param members the member's value as JSON text, by its name, in file order
 */
public record Extras(Map<String, String> members) {
    public static final Extras NONE = new Extras(Map.of());

    public Extras {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }
}
