package dev.keyloom.expression;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.Optional;

/** What stands in an operand's place, as far as the service's refusals depend on it. */
sealed interface ServiceOperand {
    /** Returns the type if it is the same for every item. */
    Optional<AttributeType> type();

    /** A path, its names resolved. */
    record Path(ServicePath path) implements ServiceOperand {
        @Override
        public Optional<AttributeType> type() {
            return Optional.empty();
        }
    }

    /** A value placeholder; without a value if none is given. */
    record Value(Optional<AttributeValue> value) implements ServiceOperand {
        @Override
        public Optional<AttributeType> type() {
            return value.map(AttributeValue::type);
        }
    }

    /** A function, and the type of its result if it has one. */
    record Call(String function, Optional<AttributeType> type) implements ServiceOperand {}
}
