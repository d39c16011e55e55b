package dev.keyloom.lint.rule;

import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A way of writing a time. Texts of one form sort by time; of several, they do not. */
record TimeForm(String words) {
    private static final Pattern ISO =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.(\\d+))?)?(Z|[+-]\\d\\d:?\\d\\d)?");
    private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
    private static final int SECOND_DIGITS = 10;
    private static final int MILLI_DIGITS = 13;

    private static final Map<String, String> FORMATS = Map.of(
            "iso-8601-seconds", "ISO 8601 to the second",
            "iso-8601-millis", "ISO 8601 with 3 fraction digits",
            "epoch-seconds", "epoch seconds",
            "epoch-millis", "epoch milliseconds",
            "date", "a date");

    /** Returns the form of a value; nothing if it is no time that can be told from other text. */
    static Optional<TimeForm> of(AttributeValue value) {
        if (value instanceof AttributeValue.N number) {
            int digits = NumberFacts.integerDigits(number.value());
            return digits == SECOND_DIGITS
                    ? named("epoch-seconds")
                    : digits == MILLI_DIGITS ? named("epoch-millis") : Optional.empty();
        }
        return value instanceof AttributeValue.S text ? ofText(text.value()) : Optional.empty();
    }

    private static Optional<TimeForm> ofText(String text) {
        if (DATE.matcher(text).matches()) {
            return named("date");
        }
        Matcher iso = ISO.matcher(text);
        if (!iso.matches()) {
            return Optional.empty();
        }
        String zone = "Z".equals(iso.group(4)) ? "" : iso.group(4) == null ? " without zone" : " with an offset";
        if (iso.group(1) == null) {
            return Optional.of(new TimeForm("ISO 8601 to the minute" + zone));
        }
        String fraction = iso.group(3) == null
                ? " to the second"
                : " with " + iso.group(3).length() + " fraction digits";
        return Optional.of(new TimeForm("ISO 8601" + fraction + zone));
    }

    /** Returns the form of a format in model files; nothing if values of that format are no times. */
    static Optional<TimeForm> named(String format) {
        return Optional.ofNullable(FORMATS.get(format)).map(TimeForm::new);
    }

    /** Returns the form that a reference writes, where its functions decide it. */
    static Optional<TimeForm> written(TemplatePart.Reference reference) {
        for (FunctionCall call : reference.functions()) {
            boolean hasArgument = !call.arguments().isEmpty();
            Optional<TimeForm> form = switch (call.function()) {
                case ISO -> named(hasArgument ? "iso-8601-seconds" : "iso-8601-millis");
                case EPOCH -> named(hasArgument ? "epoch-millis" : "epoch-seconds");
                case YEAR, MONTH, DAY, HOUR, MINUTE, DESC_TIME ->
                    Optional.of(new TimeForm(call.function().notation()));
                default -> Optional.empty();
            };
            if (form.isPresent()) {
                return form;
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return words;
    }
}
