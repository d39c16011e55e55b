package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.Numbers;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What is compared or passed to a function: a document path, a literal, a value placeholder, or a size. */
public sealed interface Operand permits DocumentPath, Operand.Literal, Operand.ValuePlaceholder, Operand.Size {
    /** Returns the operand's value for an item; nothing if the item lacks it or the placeholder is not bound. */
    Optional<AttributeValue> valueIn(Item item);

    /** Returns this operand with {@code change} made to it, or for a size to what it is the size of. */
    default Operand map(UnaryOperator<Operand> change) {
        return change.apply(this);
    }

    /** Returns this operand with its placeholders standing for what {@code bindings} say. */
    Operand bind(Bindings bindings);

    <R> R accept(Visitor<R> visitor);

    /** Returns the operand as it stands in an expression. */
    String text();

    /** Returns the value if it is the same for every item: a literal's, or a bound placeholder's. */
    default Optional<AttributeValue> constant() {
        return Optional.empty();
    }

    /** One method for each kind of operand. */
    interface Visitor<R> {
        R path(DocumentPath path);

        R literal(Literal literal);

        R placeholder(ValuePlaceholder placeholder);

        R size(Size size);
    }

    /** A value written out, of type S, N, BOOL or NULL; only models' expressions may hold it. */
    record Literal(AttributeValue value) implements Operand {
        /** @throws IllegalArgumentException if the value's type has no literal */
        public Literal {
            boolean writable = switch (value.type()) {
                case S, N, BOOL, NULL -> true;
                case B, M, L, SS, NS, BS -> false;
            };
            if (!writable) {
                throw new IllegalArgumentException("No literal is written for type " + value.type());
            }
        }

        @Override
        public Optional<AttributeValue> valueIn(Item item) {
            return Optional.of(value);
        }

        @Override
        public Optional<AttributeValue> constant() {
            return Optional.of(value);
        }

        @Override
        public Literal bind(Bindings bindings) {
            return this;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.literal(this);
        }

        @Override
        public String text() {
            if (value instanceof AttributeValue.S string) {
                return "'" + string.value().replace("'", "''") + "'";
            }
            if (value instanceof AttributeValue.N number) {
                return Numbers.toText(number.value());
            }
            return value.scalarText().orElse("null");
        }
    }

    /**
     * A value that comes with the request: {@code :name}.
     *
     * @param name without the colon
     * @param value what it stands for, once it is bound
     */
    record ValuePlaceholder(String name, Optional<AttributeValue> value) implements Operand {
        /** @throws IllegalArgumentException if the name cannot be written */
        public ValuePlaceholder {
            if (!Words.isPlaceholder(name)) {
                throw new IllegalArgumentException("Not a value placeholder: :" + name);
            }
        }

        public static ValuePlaceholder of(String name) {
            return new ValuePlaceholder(name, Optional.empty());
        }

        @Override
        public Optional<AttributeValue> valueIn(Item item) {
            return value;
        }

        @Override
        public Optional<AttributeValue> constant() {
            return value;
        }

        @Override
        public ValuePlaceholder bind(Bindings bindings) {
            Optional<AttributeValue> bound = bindings.value(name);
            return bound.isPresent() ? new ValuePlaceholder(name, bound) : this;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.placeholder(this);
        }

        @Override
        public String text() {
            return ":" + name;
        }
    }

    /**
     * The number {@code size(of)}: units of UTF-16 of a string, bytes of a binary, members of a set, list or map. Nothing
     * for the other types. The documentation says "length" of a string, and not in what; asked, the service counts 3 for
     * a letter of two bytes and one beyond the basic plane.
     *
     * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.OperatorsAndFunctions.html">AWS:
     *     functions</a>
     */
    record Size(Operand of) implements Operand {
        @Override
        public Optional<AttributeValue> valueIn(Item item) {
            return of.valueIn(item).flatMap(Values::size);
        }

        @Override
        public Size map(UnaryOperator<Operand> change) {
            return new Size(change.apply(of));
        }

        @Override
        public Size bind(Bindings bindings) {
            return new Size(of.bind(bindings));
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.size(this);
        }

        @Override
        public String text() {
            return "size(" + of.text() + ")";
        }
    }
}
