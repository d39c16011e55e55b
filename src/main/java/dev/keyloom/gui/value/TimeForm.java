package dev.keyloom.gui.value;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.AttributeValue.N;
import dev.keyloom.value.AttributeValue.S;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Optional;

/**
 * How an attribute writes a time; the names are those of attribute formats in model files. All times are in UTC. What is
 * typed in another way, {@code 2024-05-01 9:30} or a date alone, is written as the form wants it.
 */
public enum TimeForm {
    ISO_SECONDS("iso-8601-seconds", AttributeType.S, "uuuu-MM-dd'T'HH:mm:ss'Z'"),
    ISO_MILLIS("iso-8601-millis", AttributeType.S, "uuuu-MM-dd'T'HH:mm:ss.SSS'Z'"),
    DATE("date", AttributeType.S, "uuuu-MM-dd"),
    EPOCH_SECONDS("epoch-seconds", AttributeType.N, ""),
    EPOCH_MILLIS("epoch-millis", AttributeType.N, "");

    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);
    /** Years beyond this have more than four digits. */
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final DateTimeFormatter SPOKEN = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);
    private static final DateTimeFormatter TYPED = DateTimeFormatter.ofPattern(
                    "uuuu-M-d['T'][' ']H:mm[:ss[.SSS][.SS][.S]]['Z']", Locale.ROOT)
            .withResolverStyle(ResolverStyle.STRICT);
    private static final DateTimeFormatter TYPED_DATE =
            DateTimeFormatter.ofPattern("uuuu-M-d", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);

    private final String notation;
    private final AttributeType type;
    private final String pattern;

    TimeForm(String notation, AttributeType type, String pattern) {
        this.notation = notation;
        this.type = type;
        this.pattern = pattern;
    }

    /** Returns the form of a name in model files for attributes of a type; nothing if it is none of times. */
    public static Optional<TimeForm> named(String notation, AttributeType type) {
        for (TimeForm form : values()) {
            if (form.notation.equals(notation) && form.type == type) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    /** Returns the time that a value says; nothing if it is not written in this form. */
    public Optional<Instant> time(AttributeValue value) {
        if (value instanceof S text && type == AttributeType.S) {
            return parsed(text.value()).filter(time -> text(time).equals(text.value()));
        }
        return value instanceof N number && type == AttributeType.N ? ofEpoch(number.value()) : Optional.empty();
    }

    /** Returns the value that a typed text stands for, written in this form; nothing if it is no time. */
    public Optional<AttributeValue> value(String typed) {
        return parsed(typed.strip()).map(this::value);
    }

    /** Returns the value that says a time in this form; finer parts of it are cut. */
    public AttributeValue value(Instant time) {
        return switch (this) {
            case ISO_SECONDS, ISO_MILLIS, DATE -> new S(text(time));
            case EPOCH_SECONDS -> new N(BigDecimal.valueOf(time.getEpochSecond()));
            case EPOCH_MILLIS -> new N(BigDecimal.valueOf(time.toEpochMilli()));
        };
    }

    /** Returns how a time reads to a person: {@code 2024-05-01 09:30:00}, in UTC. */
    public static String spoken(Instant time) {
        return SPOKEN.format(time.atOffset(ZoneOffset.UTC));
    }

    private String text(Instant time) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ROOT).format(time.atOffset(ZoneOffset.UTC));
    }

    private Optional<Instant> ofEpoch(BigDecimal number) {
        BigDecimal millis = this == EPOCH_SECONDS ? number.multiply(THOUSAND) : number;
        boolean isInRange = millis.compareTo(BigDecimal.valueOf(FIRST.toEpochMilli())) >= 0
                && millis.compareTo(BigDecimal.valueOf(LAST.toEpochMilli())) <= 0;
        return isInRange ? Optional.of(Instant.ofEpochMilli(millis.longValue())) : Optional.empty();
    }

    private static Optional<Instant> parsed(String text) {
        try {
            boolean hasZone = text.length() > 10 && (text.indexOf('+', 10) > 0 || text.indexOf('-', 10) > 0);
            if (hasZone) {
                return Optional.of(OffsetDateTime.parse(text).toInstant());
            }
            return Optional.of(
                    text.length() <= 10
                            ? LocalDate.parse(text, TYPED_DATE).atStartOfDay().toInstant(ZoneOffset.UTC)
                            : LocalDateTime.parse(text, TYPED).toInstant(ZoneOffset.UTC));
        } catch (DateTimeException noTime) {
            return Optional.empty();
        }
    }
}
