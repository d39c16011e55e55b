package dev.keyloom.value;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * One typed value of an attribute. Immutable; two values are equal if DynamoDB says so ({@code 1.0} equals {@code 1},
 * sets and maps know no order).
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html">AWS: data types</a>
 */
public sealed interface AttributeValue {

    AttributeType type();

    <R> R accept(Visitor<R> visitor);

    /** Returns the text that a key template or a list shows for a scalar: S as it is, N in plain digits, B as Base64. */
    default Optional<String> scalarText() {
        return Optional.empty();
    }

    static AttributeValue of(String text) {
        return new S(text);
    }

    static AttributeValue of(long number) {
        return new N(BigDecimal.valueOf(number));
    }

    static AttributeValue of(BigDecimal number) {
        return new N(number);
    }

    /** One method for each type: who adds a type is told by the compiler where it must be handled. */
    interface Visitor<R> {
        R string(S value);

        R number(N value);

        R binary(B value);

        R bool(BOOL value);

        R nul(NULL value);

        R map(M value);

        R list(L value);

        R stringSet(SS value);

        R numberSet(NS value);

        R binarySet(BS value);
    }

    /** Text. */
    record S(String value) implements AttributeValue {
        @Override
        public AttributeType type() {
            return AttributeType.S;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.string(this);
        }

        @Override
        public Optional<String> scalarText() {
            return Optional.of(value);
        }
    }

    /**
     * An exact decimal number in DynamoDB's range, kept in its normal form (no trailing zeros).
     *
     * @see Numbers the rules: up to 38 digits, magnitude 1E-130 to 9.99…E+125
     */
    record N(BigDecimal value) implements AttributeValue {
        /** @throws IllegalArgumentException if the number has too many digits or is out of range */
        public N {
            value = Numbers.requireValid(value);
        }

        @Override
        public AttributeType type() {
            return AttributeType.N;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.number(this);
        }

        @Override
        public Optional<String> scalarText() {
            // The value is in normal form already.
            return Optional.of(value.toPlainString());
        }
    }

    /** Binary. */
    record B(Bytes value) implements AttributeValue {
        @Override
        public AttributeType type() {
            return AttributeType.B;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.binary(this);
        }

        @Override
        public Optional<String> scalarText() {
            return Optional.of(value.toBase64());
        }
    }

    /** True or false. */
    record BOOL(boolean value) implements AttributeValue {
        @Override
        public AttributeType type() {
            return AttributeType.BOOL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bool(this);
        }

        @Override
        public Optional<String> scalarText() {
            return Optional.of(Boolean.toString(value));
        }
    }

    /** Known to be nothing. */
    record NULL() implements AttributeValue {
        @Override
        public AttributeType type() {
            return AttributeType.NULL;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.nul(this);
        }
    }

    /** Values by name. The order of entries is kept for display, and does not matter to equality. */
    record M(Map<String, AttributeValue> entries) implements AttributeValue {
        public M {
            entries = SmallMap.copyOf(entries);
        }

        @Override
        public AttributeType type() {
            return AttributeType.M;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.map(this);
        }
    }

    /** Values in order. */
    record L(List<AttributeValue> elements) implements AttributeValue {
        public L {
            elements = List.copyOf(elements);
        }

        @Override
        public AttributeType type() {
            return AttributeType.L;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.list(this);
        }
    }

    /** Distinct texts, in UTF-8 byte order. */
    record SS(SortedSet<String> elements) implements AttributeValue {
        public SS {
            elements = sorted(elements, new TreeSet<>(Utf8.ORDER));
        }

        @Override
        public AttributeType type() {
            return AttributeType.SS;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.stringSet(this);
        }

        /**
         * Returns the set of distinct texts.
         *
         * @throws IllegalArgumentException if two are equal
         */
        public static SS of(Iterable<String> elements) {
            return new SS(distinct(elements, new TreeSet<>(Utf8.ORDER)));
        }
    }

    /** Distinct numbers, ascending. */
    record NS(SortedSet<BigDecimal> elements) implements AttributeValue {
        /** @throws IllegalArgumentException if a number has too many digits or is out of range */
        public NS {
            SortedSet<BigDecimal> normal = new TreeSet<>();
            elements.forEach(element -> normal.add(Numbers.requireValid(element)));
            elements = Collections.unmodifiableSortedSet(normal);
        }

        @Override
        public AttributeType type() {
            return AttributeType.NS;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.numberSet(this);
        }

        /**
         * Returns the set of distinct numbers.
         *
         * @throws IllegalArgumentException if two are equal as numbers
         */
        public static NS of(Iterable<BigDecimal> elements) {
            return new NS(distinct(elements, new TreeSet<>()));
        }
    }

    /** Distinct binaries, in unsigned byte order. */
    record BS(SortedSet<Bytes> elements) implements AttributeValue {
        public BS {
            elements = sorted(elements, new TreeSet<>());
        }

        @Override
        public AttributeType type() {
            return AttributeType.BS;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.binarySet(this);
        }

        /**
         * Returns the set of distinct binaries.
         *
         * @throws IllegalArgumentException if two are equal
         */
        public static BS of(Iterable<Bytes> elements) {
            return new BS(distinct(elements, new TreeSet<>()));
        }
    }

    private static <E> SortedSet<E> sorted(SortedSet<E> elements, SortedSet<E> empty) {
        empty.addAll(elements);
        return Collections.unmodifiableSortedSet(empty);
    }

    private static <E> SortedSet<E> distinct(Iterable<E> elements, SortedSet<E> empty) {
        for (E element : elements) {
            if (!empty.add(element)) {
                throw new IllegalArgumentException("A set holds each element once: " + element);
            }
        }
        return empty;
    }
}
