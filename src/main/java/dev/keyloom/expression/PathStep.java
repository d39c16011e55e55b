package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.Optional;

/** One step of a document path below its attribute: into a map or into a list. */
public sealed interface PathStep {
    /** Returns the value that this step leads to; nothing if {@code container} is of another type or lacks it. */
    Optional<AttributeValue> within(AttributeValue container);

    /** Says whether two steps lead to the same place, whichever of their names have placeholders. */
    boolean isSameAs(PathStep other);

    /** Returns this step with its placeholder standing for what {@code bindings} say. */
    PathStep bind(Bindings bindings);

    /** Returns the step as it stands in an expression, with its dot or brackets. */
    String text();

    /** Into a map: {@code .member}. */
    record Member(AttributeName name) implements PathStep {
        @Override
        public Optional<AttributeValue> within(AttributeValue container) {
            return container instanceof AttributeValue.M map
                    ? Optional.ofNullable(map.entries().get(name.name()))
                    : Optional.empty();
        }

        @Override
        public boolean isSameAs(PathStep other) {
            return other instanceof Member member && member.name.name().equals(name.name());
        }

        @Override
        public Member bind(Bindings bindings) {
            return new Member(name.bind(bindings));
        }

        @Override
        public String text() {
            return "." + name.text();
        }
    }

    /**
     * Into a list: {@code [index]}.
     *
     * @param index from 0
     */
    record Element(int index) implements PathStep {
        public Element {
            if (index < 0) {
                throw new IllegalArgumentException("Not an index of a list: " + index);
            }
        }

        @Override
        public Optional<AttributeValue> within(AttributeValue container) {
            return container instanceof AttributeValue.L list
                            && index < list.elements().size()
                    ? Optional.of(list.elements().get(index))
                    : Optional.empty();
        }

        @Override
        public boolean isSameAs(PathStep other) {
            return equals(other);
        }

        @Override
        public Element bind(Bindings bindings) {
            return this;
        }

        @Override
        public String text() {
            return "[" + index + "]";
        }
    }
}
