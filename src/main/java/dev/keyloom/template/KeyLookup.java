package dev.keyloom.template;

import java.util.Optional;

/** Gives the other key attributes of the item that is being made, for templates such as {@code =PK}. */
@FunctionalInterface
public interface KeyLookup {
    /** Knows no other key. */
    KeyLookup NONE = keyAttribute -> Optional.empty();

    /** Returns what the template of another key attribute rendered; nothing if the item has no such key attribute. */
    Optional<Rendered> rendered(String keyAttribute);
}
