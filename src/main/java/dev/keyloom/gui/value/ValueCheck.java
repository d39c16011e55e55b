package dev.keyloom.gui.value;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.AttributeValue.N;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.Numbers;
import java.util.Optional;

/** Tells why a value is not what it ought to be. DynamoDB would store it all the same. */
public final class ValueCheck {
    private ValueCheck() {}

    /** Returns the first fault of a value. One of type NULL is a statement of its own and has none. */
    public static Optional<ValueFault> fault(AttributeValue value, ValueSpec spec) {
        if (value.type() == AttributeType.NULL) {
            return Optional.empty();
        }
        if (value.type() != spec.type()) {
            return Optional.of(ValueFault.of("value.fault.type", spec.type(), value.type()));
        }
        return time(value, spec)
                .or(() -> choice(value, spec))
                .or(() -> range(value, spec))
                .or(() -> elements(value, spec))
                .or(() -> bytes(value, spec));
    }

    private static Optional<ValueFault> time(AttributeValue value, ValueSpec spec) {
        return spec.time()
                .filter(form -> form.time(value).isEmpty())
                .map(form -> ValueFault.of("value.fault.time." + form));
    }

    private static Optional<ValueFault> choice(AttributeValue value, ValueSpec spec) {
        boolean isOther = !spec.choices().isEmpty() && !spec.choices().contains(value);
        return isOther ? Optional.of(ValueFault.of("value.fault.choice")) : Optional.empty();
    }

    private static Optional<ValueFault> range(AttributeValue value, ValueSpec spec) {
        if (!(value instanceof N number)) {
            return Optional.empty();
        }
        if (spec.minimum().filter(least -> number.value().compareTo(least) < 0).isPresent()) {
            return Optional.of(ValueFault.of(
                    "value.fault.minimum", Numbers.toText(spec.minimum().get())));
        }
        return spec.maximum()
                .filter(most -> number.value().compareTo(most) > 0)
                .map(most -> ValueFault.of("value.fault.maximum", Numbers.toText(most)));
    }

    private static Optional<ValueFault> elements(AttributeValue value, ValueSpec spec) {
        int count = size(value);
        return spec.maximumElements().isPresent()
                        && count > spec.maximumElements().getAsInt()
                ? Optional.of(ValueFault.of(
                        "value.fault.elements", count, spec.maximumElements().getAsInt()))
                : Optional.empty();
    }

    private static int size(AttributeValue value) {
        if (value instanceof AttributeValue.L list) {
            return list.elements().size();
        }
        if (value instanceof AttributeValue.M map) {
            return map.entries().size();
        }
        if (value instanceof AttributeValue.SS texts) {
            return texts.elements().size();
        }
        if (value instanceof AttributeValue.NS numbers) {
            return numbers.elements().size();
        }
        return value instanceof AttributeValue.BS binaries ? binaries.elements().size() : 0;
    }

    private static Optional<ValueFault> bytes(AttributeValue value, ValueSpec spec) {
        if (spec.maximumBytes().isEmpty()) {
            return Optional.empty();
        }
        long bytes = ItemSize.ofValue(value);
        return bytes > spec.maximumBytes().getAsInt()
                ? Optional.of(ValueFault.of(
                        "value.fault.bytes", bytes, spec.maximumBytes().getAsInt()))
                : Optional.empty();
    }
}
