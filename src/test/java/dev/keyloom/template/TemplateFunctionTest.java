package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The catalogue that completion and help read. */
class TemplateFunctionTest {
    @ParameterizedTest
    @EnumSource
    void everyExampleIsACallOfItsFunction(TemplateFunction function) {
        KeyTemplate template = KeyTemplate.of("<a|" + function.example() + ">");
        assertThat(template.references().get(0).has(function)).isTrue();
        assertThat(template.references().get(0).text()).isEqualTo("a|" + function.example());
        assertThat(TemplateFunction.named(function.notation())).contains(function);
        assertThat(function.description()).isNotBlank().doesNotContain("\n");
        assertThat(function.types()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', textBlock = """
        PAD     ! pad(digits[, fractionDigits])
        LOWER   ! lower
        ISO     ! iso[(seconds)]
        SHARD   ! shard(shards[, width])
        SHA256  ! sha256[(characters)]
        DESC    ! desc(digits)
        """)
    void signatureShowsWhatMayBeLeftOut(TemplateFunction function, String signature) {
        assertThat(function.signature()).isEqualTo(signature);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        PAD,     KEPT,     false
        DESC,    REVERSED, false
        LOWER,   CHANGED,  true
        TRIM,    CHANGED,  true
        ISO,     KEPT,     false
        SHARD,   CHANGED,  false
        """)
    void effectOnOrderAndSpellingIsKnown(TemplateFunction function, TemplateFunction.Order order, boolean isFold) {
        assertThat(function.order()).isEqualTo(order);
        assertThat(function.isFold()).isEqualTo(isFold);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        PAD,   N,    true
        PAD,   S,    true
        DESC,  S,    false
        LOWER, N,    false
        SHARD, BOOL, true
        SHARD, M,    false
        ISO,   N,    true
        """)
    void functionsTakeSomeTypes(TemplateFunction function, AttributeType type, boolean isApplicable) {
        assertThat(function.applicableTo(type)).isEqualTo(isApplicable);
    }
}
