package dev.keyloom.document;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The upper left corner of each entity's box by the entity's name. An entity may have no place yet. */
public record DiagramLayout(Map<String, Point> positions) {
    public static final DiagramLayout EMPTY = new DiagramLayout(Map.of());

    public DiagramLayout {
        positions = Collections.unmodifiableMap(new LinkedHashMap<>(positions));
    }

    public Optional<Point> position(String entity) {
        return Optional.ofNullable(positions.get(entity));
    }

    /** Returns this layout with one box placed. */
    public DiagramLayout with(String entity, Point position) {
        Map<String, Point> changed = new LinkedHashMap<>(positions);
        changed.put(entity, position);
        return new DiagramLayout(changed);
    }

    /** Returns this layout without one box. */
    public DiagramLayout without(String entity) {
        Map<String, Point> changed = new LinkedHashMap<>(positions);
        changed.remove(entity);
        return new DiagramLayout(changed);
    }
}
