package dev.keyloom.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Members of the file that this version does not know, and values that it cannot use, kept so that saving loses nothing.
 *
 * @param members the value as JSON text on one line, by the member's name; what lies deeper, in a part without extras of
 *     its own, goes by a pointer that starts with {@code /}
 */
public record Extras(Map<String, String> members) {
    public static final Extras NONE = new Extras(Map.of());

    public Extras {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }
}
