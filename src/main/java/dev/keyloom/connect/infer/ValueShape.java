package dev.keyloom.connect.infer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Formats of text that are seen in values, and the functions that change nothing of such text. */
enum ValueShape {
    ISO_MILLIS(
            "iso-8601-millis",
            "[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]\\.[0-9]{3}Z",
            "|iso",
            "|upper"),
    ISO_SECONDS(
            "iso-8601-seconds",
            "[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]Z",
            "|iso(seconds)",
            "|upper"),
    DATE("date", "[0-9]{4}-[01][0-9]-[0-3][0-9]", "|day"),
    UUID("uuid", "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "|lower"),
    ULID("ulid", "[0-7][0-9A-HJKMNP-TV-Z]{25}", "|upper"),
    KSUID("ksuid", "(?=.*[a-z])(?=.*[A-Z])[0-9A-Za-z]{27}"),
    EMAIL("email", "[^@\\s]+@[^@\\s]+\\.[^@\\s]+");

    private final String format;

    @SuppressWarnings("ImmutableEnumChecker") // a pattern is immutable
    private final Pattern pattern;

    @SuppressWarnings("ImmutableEnumChecker") // unmodifiable
    private final List<String> idle;

    ValueShape(String format, String pattern, String... idle) {
        this.format = format;
        this.pattern = Pattern.compile(pattern);
        this.idle = List.of(idle);
    }

    /** Returns the format's name in model files. */
    String format() {
        return format;
    }

    /** Returns the shape that all texts have; nothing if there is none, or no text. */
    static Optional<ValueShape> of(List<String> texts) {
        Predicate<ValueShape> fitsAll = shape ->
                texts.stream().allMatch(text -> shape.pattern.matcher(text).matches());
        return texts.isEmpty()
                ? Optional.empty()
                : Arrays.stream(values()).filter(fitsAll).findFirst();
    }

    /** Says whether functions give text of this shape back as it is. */
    boolean isKeptBy(String functions) {
        return functions.isEmpty() || idle.contains(functions);
    }
}
