package dev.keyloom.gui.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueInputTest {
    @ParameterizedTest
    @CsvSource(textBlock = """
        N,    12345678901234567890123456789012345678
        N,    0.1
        BOOL, TRUE
        B,    aGVsbG8=
        SS,   '["a", "b"]'
        NS,   '[1, 2]'
        L,    '[1, "two"]'
        M,    '{"a": null}'
        NULL, null
        """)
    void aTextOfTheTypeIsTaken(AttributeType type, String text) {
        assertThat(ValueInput.read(text, ValueSpec.of(type)).taken())
                .map(AttributeValue::type)
                .contains(type);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        N,    twelve,                                    value.refused.number
        N,    1.234567890123456789012345678901234567891, value.refused.digits
        N,    1E126,                                     value.refused.large
        N,    1E-131,                                    value.refused.small
        BOOL, yes,                                       value.refused.bool
        B,    *,                                         value.refused.binary
        SS,   '["a", "a"]',                              value.refused.SS
        L,    '[1,',                                     value.refused.L
        """)
    void anotherTextIsRefusedWithItsReason(AttributeType type, String text, String reason) {
        ValueInput read = ValueInput.read(text, ValueSpec.of(type));

        assertThat(read).isInstanceOf(ValueInput.Refused.class);
        assertThat(((ValueInput.Refused) read).fault().key()).isEqualTo(reason);
        assertThat(((ValueInput.Refused) read).fault().in(Texts.of(Locale.ENGLISH)))
                .isNotBlank();
    }

    @Test
    void noDigitIsLost() {
        String digits = "0.12345678901234567890123456789012345678";

        assertThat(ValueInput.read(digits, ValueSpec.of(AttributeType.N)).taken())
                .contains(new AttributeValue.N(new BigDecimal(digits)));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        iso-8601-seconds, S, 2024-5-1 9:30,             2024-05-01T09:30:00Z
        iso-8601-millis,  S, 2024-05-01,                2024-05-01T00:00:00.000Z
        iso-8601-millis,  S, 2024-05-01T09:30:00+02:00, 2024-05-01T07:30:00.000Z
        date,             S, 2024-05-01 23:59,          2024-05-01
        epoch-seconds,    N, 1970-01-02,                86400
        epoch-millis,     N, 1970-01-01 00:00:01.500,   1500
        """)
    void aTimeIsWrittenAsItsFormWantsIt(String format, AttributeType type, String typed, String written) {
        ValueSpec spec = times(format, type);

        Optional<AttributeValue> taken = ValueInput.read(typed, spec).taken();

        assertThat(taken.flatMap(AttributeValue::scalarText)).contains(written);
        assertThat(ValueCheck.fault(taken.orElseThrow(), spec)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"iso-8601-millis,S,2024-02-30T00:00:00.000Z", "date,S,tomorrow", "epoch-seconds,N,1E20"})
    void whatIsNoTimeIsTakenAndShownAsFaulty(String format, AttributeType type, String typed) {
        ValueSpec spec = times(format, type);

        AttributeValue taken = ValueInput.read(typed, spec).taken().orElseThrow();

        assertThat(ValueCheck.fault(taken, spec))
                .map(ValueFault::key)
                .hasValueSatisfying(key -> assertThat(key).startsWith("value.fault.time."));
    }

    @Test
    void aValueOutsideWhatTheAttributeHasIsFaulty() {
        ValueSpec spec = new ValueSpec(
                AttributeType.N,
                Optional.empty(),
                List.of(),
                Optional.of(BigDecimal.ZERO),
                Optional.of(BigDecimal.TEN),
                OptionalInt.empty(),
                OptionalInt.empty());

        assertThat(ValueCheck.fault(AttributeValue.of(11), spec))
                .map(ValueFault::key)
                .contains("value.fault.maximum");
        assertThat(ValueCheck.fault(AttributeValue.of(-1), spec))
                .map(ValueFault::key)
                .contains("value.fault.minimum");
        assertThat(ValueCheck.fault(new AttributeValue.NULL(), spec)).isEmpty();
    }

    @Test
    void aPreviewCostsNoMoreThanItShows() {
        AttributeValue big = new AttributeValue.L(java.util.Collections.nCopies(10_000, AttributeValue.of("text")));

        assertThat(ValuePreview.of(big, 20)).isEqualTo("[\"text\", \"text\", \"te…");
        assertThat(ValuePreview.of(AttributeValue.of("two\nlines"), 20)).isEqualTo("two↵lines");
    }

    private static ValueSpec times(String format, AttributeType type) {
        return new ValueSpec(
                type,
                TimeForm.named(format, type),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty());
    }
}
