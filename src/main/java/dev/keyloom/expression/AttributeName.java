package dev.keyloom.expression;

import java.util.Optional;

/**
 * The name of an attribute or of a map's member in an expression: written as it is, or through a name placeholder.
 *
 * @param name the attribute meant; until a placeholder is bound, the placeholder's own name
 * @param placeholder the placeholder's name without {@code #}, if the expression writes one
 */
public record AttributeName(String name, Optional<String> placeholder) {
    /**
     * @throws IllegalArgumentException if the name cannot be written as it is and has no placeholder, or the
     *     placeholder cannot be written
     */
    public AttributeName {
        if (placeholder.isEmpty() && !Words.isAttributeName(name)) {
            throw new IllegalArgumentException("Attribute name \"" + name + "\" needs a placeholder");
        }
        placeholder.ifPresent(written -> {
            if (!Words.isPlaceholder(written)) {
                throw new IllegalArgumentException("Not a name placeholder: #" + written);
            }
        });
    }

    /** Returns a name that is written as it is. */
    public static AttributeName plain(String name) {
        return new AttributeName(name, Optional.empty());
    }

    /** Returns the name behind {@code #placeholder}, which means the attribute of that name as long as it is not bound. */
    public static AttributeName placeholder(String placeholder) {
        return new AttributeName(placeholder, Optional.of(placeholder));
    }

    /** Returns this name with its placeholder standing for what {@code bindings} say. */
    public AttributeName bind(Bindings bindings) {
        return placeholder
                .flatMap(bindings::attributeName)
                .map(meant -> new AttributeName(meant, placeholder))
                .orElse(this);
    }

    /** Returns the name as it stands in an expression. */
    public String text() {
        return placeholder.map(written -> "#" + written).orElse(name);
    }

    @Override
    public String toString() {
        return text();
    }
}
