package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.model.Extras;
import dev.keyloom.problem.Place;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Collects what the reader cannot put into the model, so that the writer puts it back and saving loses nothing: members
 * nobody knows, and values that cannot be used. The model part's {@link Extras} hold it. A member of that part goes by
 * its name; what lies deeper goes by a pointer:
 *
 * <ul>
 *   <li>{@code /keys/GSI9} is a member of a member; in an array, a name means the element with that {@code name};
 *   <li>{@code /attributes/#2} is an element that stood at index 2.
 * </ul>
 */
final class Keeper {
    /** Marks the step of a pointer that is an index. */
    static final char INDEX_MARK = '#';

    private final Map<String, String> kept = new LinkedHashMap<>();

    void keep(String key, Json value) {
        kept.put(key, JsonText.line(value));
    }

    Extras toExtras() {
        return kept.isEmpty() ? Extras.NONE : new Extras(kept);
    }

    /** Returns the key of a member of the part itself. */
    static String memberKey(String name) {
        return name.startsWith("/") ? "/" + stepOf(name) : name;
    }

    /** Returns the key of a member below {@code parentKey}. */
    static String memberKey(String parentKey, String name) {
        return asPointer(parentKey) + "/" + stepOf(name);
    }

    /** Returns the key of an array's element. */
    static String elementKey(String arrayKey, int index) {
        return asPointer(arrayKey) + "/" + INDEX_MARK + index;
    }

    /** Says whether a pointer's step is an element's index. */
    static boolean isIndex(String step) {
        return !step.isEmpty() && step.charAt(0) == INDEX_MARK;
    }

    /** Returns the index that a pointer's step stands for. */
    static int indexOf(String step) {
        return Integer.parseInt(step.substring(1));
    }

    /** Returns the name that a pointer's step stands for. */
    static String nameOf(String step) {
        return step.replace("~2", "#").replace("~1", "/").replace("~0", "~");
    }

    /** Returns a name as a step of a pointer. */
    static String stepOf(String name) {
        String escaped = Place.escaped(name);
        return escaped.startsWith("#") ? "~2" + escaped.substring(1) : escaped;
    }

    private static String asPointer(String key) {
        return key.startsWith("/") ? key : "/" + stepOf(key);
    }
}
