package dev.keyloom.template;

import java.util.List;
import java.util.Optional;

/** What a key tells of the record it was made from, if a template made it. */
public sealed interface Match {
    <R> R accept(Visitor<R> visitor);

    /** Returns the reading, if there is exactly one. */
    default Optional<Reading> reading() {
        return Optional.empty();
    }

    /** Says whether the template can have made the key. */
    default boolean fits() {
        return true;
    }

    /** One method for each answer. */
    interface Visitor<R> {
        R one(One one);

        R several(Several several);

        R none(None none);
    }

    /** The key can be read in one way only. */
    record One(Reading only) implements Match {
        @Override
        public Optional<Reading> reading() {
            return Optional.of(only);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.one(this);
        }
    }

    /**
     * The key does not tell which values it was made from: {@code <a>#<b>} on {@code x#y#z}.
     *
     * @param examples two of the readings; fewer if the search for them was given up as too long
     */
    record Several(List<Reading> examples) implements Match {
        public Several {
            examples = List.copyOf(examples);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.several(this);
        }
    }

    /**
     * The template cannot have made the key.
     *
     * @param reason why, in one sentence that quotes the key
     */
    record None(String reason) implements Match {
        @Override
        public boolean fits() {
            return false;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.none(this);
        }
    }
}
