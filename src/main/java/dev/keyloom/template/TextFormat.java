package dev.keyloom.template;

import java.util.Arrays;
import java.util.Optional;

/** Ways of writing text of a fixed shape; the names are those of attribute formats in model files. */
public enum TextFormat {
    ISO_SECONDS("iso-8601-seconds", Shapes.zonedTime(TimeText.Unit.SECOND)),
    ISO_MILLIS("iso-8601-millis", Shapes.zonedTime(TimeText.Unit.MILLI)),
    DATE("date", Shapes.time(TimeText.Unit.DAY)),
    KSUID("ksuid", Shape.exactly(SortableIds.KSUID_LENGTH, CharacterSet.BASE62)),
    ULID("ulid", Shape.exactly(SortableIds.ULID_LENGTH, CharacterSet.BASE62)),
    UUID("uuid", Shapes.uuid());

    private final String notation;

    @SuppressWarnings("ImmutableEnumChecker") // all shapes are records of unmodifiable lists
    private final Shape shape;

    TextFormat(String notation, Shape shape) {
        this.notation = notation;
        this.shape = shape;
    }

    /** Returns the format of a name in model files; nothing for names of formats without a fixed shape. */
    public static Optional<TextFormat> named(String notation) {
        return Arrays.stream(values())
                .filter(format -> format.notation.equals(notation))
                .findFirst();
    }

    public String notation() {
        return notation;
    }

    Shape shape() {
        return shape;
    }
}
