package dev.keyloom.wire.shape;

import dev.keyloom.wire.value.ValueMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A structure of a request as it was read. Members are asked for by the service's names; to ask for one that the shape
 * does not have, or for another type than it has, is a fault of the program.
 */
public final class Structure {
    private final Shape.StructureOf shape;
    private final @Nullable Object[] values;

    Structure(Shape.StructureOf shape) {
        this.shape = shape;
        this.values = new Object[shape.members().size()];
    }

    void set(int index, Object value) {
        values[index] = value;
    }

    @Nullable
    Object get(int index) {
        return values[index];
    }

    public Shape.StructureOf shape() {
        return shape;
    }

    public boolean has(String member) {
        return value(member) != null;
    }

    public Optional<String> text(String member) {
        return Optional.ofNullable((String) value(member));
    }

    /** Returns the text of a member that is there. */
    public String requireText(String member) {
        return text(member).orElseThrow();
    }

    /** Returns a truth value; false if it is absent. */
    public boolean isTrue(String member) {
        return Boolean.TRUE.equals(value(member));
    }

    public Optional<Boolean> bool(String member) {
        return Optional.ofNullable((Boolean) value(member));
    }

    public Optional<Long> number(String member) {
        return Optional.ofNullable((Long) value(member));
    }

    public Optional<Structure> structure(String member) {
        return Optional.ofNullable((Structure) value(member));
    }

    public Optional<ValueMap> values(String member) {
        return Optional.ofNullable((ValueMap) value(member));
    }

    /** Returns an attribute value or a {@link dev.keyloom.wire.value.ValueFault}. */
    public Optional<Object> attributeValue(String member) {
        return Optional.ofNullable(value(member));
    }

    @SuppressWarnings("unchecked") // what a member holds is what its shape reads
    public Optional<List<String>> texts(String member) {
        return Optional.ofNullable((List<String>) value(member));
    }

    @SuppressWarnings("unchecked") // what a member holds is what its shape reads
    public Optional<List<Structure>> structures(String member) {
        return Optional.ofNullable((List<Structure>) value(member));
    }

    /** Returns the elements of a list of attribute values or attribute maps. */
    public <T> Optional<List<T>> list(String member, Class<T> type) {
        @Nullable List<?> elements = (List<?>) value(member);
        return elements == null
                ? Optional.empty()
                : Optional.of(elements.stream().map(type::cast).toList());
    }

    @SuppressWarnings("unchecked") // what a member holds is what its shape reads
    public Optional<Map<String, String>> textMap(String member) {
        return Optional.ofNullable((Map<String, String>) value(member));
    }

    @SuppressWarnings("unchecked") // what a member holds is what its shape reads
    public Optional<Map<String, Structure>> structureMap(String member) {
        return Optional.ofNullable((Map<String, Structure>) value(member));
    }

    @SuppressWarnings("unchecked") // what a member holds is what its shape reads
    public Optional<Map<String, List<Structure>>> structureLists(String member) {
        return Optional.ofNullable((Map<String, List<Structure>>) value(member));
    }

    private @Nullable Object value(String member) {
        int index = shape.indexOf(member);
        if (index < 0) {
            throw new IllegalArgumentException(shape.type() + " has no member " + member);
        }
        return values[index];
    }
}
