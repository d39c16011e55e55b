package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Utf8;
import java.util.Optional;

/** How DynamoDB's operators and functions treat values. */
final class Values {
    private Values() {}

    /** Says whether two values have an order: both strings, both numbers or both binaries. */
    static boolean areOrdered(AttributeValue a, AttributeValue b) {
        return a.type() == b.type() && a.type().isKeyType();
    }

    /**
     * Compares two values of one key type.
     *
     * @throws IllegalArgumentException if they have no order
     */
    static int compare(AttributeValue a, AttributeValue b) {
        if (a instanceof AttributeValue.S x && b instanceof AttributeValue.S y) {
            return Utf8.compare(x.value(), y.value());
        }
        if (a instanceof AttributeValue.N x && b instanceof AttributeValue.N y) {
            return x.value().compareTo(y.value());
        }
        if (a instanceof AttributeValue.B x && b instanceof AttributeValue.B y) {
            return x.value().compareTo(y.value());
        }
        throw new IllegalArgumentException("No order between " + a.type() + " and " + b.type());
    }

    /** Says whether {@code value} lies between two bounds of its own type, both included. */
    static boolean isBetween(AttributeValue value, AttributeValue lower, AttributeValue upper) {
        return areOrdered(value, lower)
                && areOrdered(value, upper)
                && compare(value, lower) >= 0
                && compare(value, upper) <= 0;
    }

    static boolean beginsWith(AttributeValue value, AttributeValue prefix) {
        if (value instanceof AttributeValue.S text && prefix instanceof AttributeValue.S start) {
            return Utf8.startsWith(text.value(), start.value());
        }
        if (value instanceof AttributeValue.B binary && prefix instanceof AttributeValue.B start) {
            return startsAt(binary.value().toArray(), start.value().toArray(), 0);
        }
        return false;
    }

    /** Says whether a string or binary holds a part, or a set or list an element, equal to {@code part}. */
    static boolean contains(AttributeValue container, AttributeValue part) {
        return container.accept(new Containment(part));
    }

    /** Returns the number that the function {@code size} gives. */
    static Optional<AttributeValue> size(AttributeValue value) {
        int size = value.accept(SizeOf.INSTANCE);
        return size < 0 ? Optional.empty() : Optional.of(AttributeValue.of(size));
    }

    private static boolean startsAt(byte[] bytes, byte[] part, int offset) {
        if (bytes.length - offset < part.length) {
            return false;
        }
        for (int i = 0; i < part.length; i++) {
            if (bytes[offset + i] != part[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean containsBytes(Bytes container, Bytes part) {
        byte[] bytes = container.toArray();
        byte[] sought = part.toArray();
        for (int offset = 0; offset + sought.length <= bytes.length; offset++) {
            if (startsAt(bytes, sought, offset)) {
                return true;
            }
        }
        return false;
    }

    private record Containment(AttributeValue part) implements AttributeValue.Visitor<Boolean> {
        @Override
        public Boolean string(AttributeValue.S value) {
            return part instanceof AttributeValue.S text && Utf8.contains(value.value(), text.value());
        }

        @Override
        public Boolean number(AttributeValue.N value) {
            return false;
        }

        @Override
        public Boolean binary(AttributeValue.B value) {
            return part instanceof AttributeValue.B binary && containsBytes(value.value(), binary.value());
        }

        @Override
        public Boolean bool(AttributeValue.BOOL value) {
            return false;
        }

        @Override
        public Boolean nul(AttributeValue.NULL value) {
            return false;
        }

        @Override
        public Boolean map(AttributeValue.M value) {
            return false;
        }

        @Override
        public Boolean list(AttributeValue.L value) {
            return value.elements().contains(part);
        }

        @Override
        public Boolean stringSet(AttributeValue.SS value) {
            return part instanceof AttributeValue.S text && value.elements().contains(text.value());
        }

        @Override
        public Boolean numberSet(AttributeValue.NS value) {
            return part instanceof AttributeValue.N number && value.elements().contains(number.value());
        }

        @Override
        public Boolean binarySet(AttributeValue.BS value) {
            return part instanceof AttributeValue.B binary && value.elements().contains(binary.value());
        }
    }

    /** Size by type; -1 where there is none. */
    private enum SizeOf implements AttributeValue.Visitor<Integer> {
        INSTANCE;

        private static final int NONE = -1;

        @Override
        public Integer string(AttributeValue.S value) {
            return value.value().length();
        }

        @Override
        public Integer number(AttributeValue.N value) {
            return NONE;
        }

        @Override
        public Integer binary(AttributeValue.B value) {
            return value.value().size();
        }

        @Override
        public Integer bool(AttributeValue.BOOL value) {
            return NONE;
        }

        @Override
        public Integer nul(AttributeValue.NULL value) {
            return NONE;
        }

        @Override
        public Integer map(AttributeValue.M value) {
            return value.entries().size();
        }

        @Override
        public Integer list(AttributeValue.L value) {
            return value.elements().size();
        }

        @Override
        public Integer stringSet(AttributeValue.SS value) {
            return value.elements().size();
        }

        @Override
        public Integer numberSet(AttributeValue.NS value) {
            return value.elements().size();
        }

        @Override
        public Integer binarySet(AttributeValue.BS value) {
            return value.elements().size();
        }
    }
}
