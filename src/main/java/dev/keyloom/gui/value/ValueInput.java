package dev.keyloom.gui.value;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.AttributeValue.B;
import dev.keyloom.value.AttributeValue.BOOL;
import dev.keyloom.value.AttributeValue.N;
import dev.keyloom.value.AttributeValue.S;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a typed text stands for: a value, or the reason why it is none. */
public sealed interface ValueInput {
    /** Longest text that is looked at to tell why it is no number. */
    int MOST_DIGITS_READ = 1000;

    /** A number as people write it, in ASCII. */
    Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,9})?");

    /** A value. */
    record Taken(AttributeValue value) implements ValueInput {}

    /** No value. */
    record Refused(ValueFault fault) implements ValueInput {}

    /**
     * Reads what was typed as a value of the specification's type. Times are written as their form wants them; sets, lists
     * and maps are JSON.
     */
    static ValueInput read(String text, ValueSpec spec) {
        Optional<AttributeValue> time = spec.time().flatMap(form -> form.value(text));
        if (time.isPresent()) {
            return new Taken(time.get());
        }
        return switch (spec.type()) {
            case S -> new Taken(new S(text));
            case N -> number(text.strip());
            case BOOL -> bool(text.strip());
            case B -> binary(text.strip());
            case NULL, M, L, SS, NS, BS -> json(text, spec.type());
        };
    }

    /** Returns the text of a value that is typed in one line; reading it with the value's type gives the value again. */
    static String text(AttributeValue value) {
        return ValueText.write(value);
    }

    /** Returns the value; nothing if there is none. */
    default Optional<AttributeValue> taken() {
        return this instanceof Taken taken ? Optional.of(taken.value()) : Optional.empty();
    }

    private static ValueInput number(String text) {
        Optional<BigDecimal> number = Numbers.parse(text);
        if (number.isPresent()) {
            return new Taken(new N(number.get()));
        }
        if (text.length() > MOST_DIGITS_READ || !NUMBER.matcher(text).matches()) {
            return refused("value.refused.number");
        }
        BigDecimal written = new BigDecimal(text);
        long exponent = (long) written.precision() - written.scale() - 1;
        return refused(
                exponent > Numbers.MAX_EXPONENT
                        ? "value.refused.large"
                        : exponent < Numbers.MIN_EXPONENT ? "value.refused.small" : "value.refused.digits");
    }

    private static ValueInput bool(String text) {
        if (text.equalsIgnoreCase("true")) {
            return new Taken(new BOOL(true));
        }
        return text.equalsIgnoreCase("false") ? new Taken(new BOOL(false)) : refused("value.refused.bool");
    }

    private static ValueInput binary(String text) {
        try {
            return new Taken(new B(Bytes.ofBase64(text)));
        } catch (IllegalArgumentException notBase64) {
            return refused("value.refused.binary");
        }
    }

    private static ValueInput json(String text, AttributeType type) {
        Result<AttributeValue> read = ValueText.read(text, type);
        Optional<AttributeValue> value = read.value().filter(found -> found.type() == type);
        return value.<ValueInput>map(Taken::new).orElseGet(() -> refused("value.refused." + type));
    }

    private static ValueInput refused(String key) {
        return new Refused(ValueFault.of(key));
    }
}
