package dev.keyloom.template;

import java.util.Optional;

/**
 * The beginning of a key that is known before all its attributes are: what {@code begins_with} can be given.
 *
 * @param text the key's text up to the first part that could not be rendered; all of it if {@code stoppedAt} is absent
 * @param stoppedAt the reference (or {@code =PK}) that could not be rendered
 * @param refused why, if its value is known and does not fit
 */
public record RenderedPrefix(String text, Optional<String> stoppedAt, Optional<Rendered.Refused> refused) {
    /** Says whether every part was rendered, so that the text is the whole key. */
    public boolean isWhole() {
        return stoppedAt.isEmpty();
    }
}
