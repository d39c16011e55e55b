package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class CharacterSetTest {
    @Property
    void setsCombineAsTheirMembersDo(
            @ForAll @AlphaChars @StringLength(max = 8) String a,
            @ForAll @AlphaChars @StringLength(max = 8) String b,
            @ForAll @IntRange(min = 'A', max = 'z') int codePoint) {
        CharacterSet first = CharacterSet.of(a);
        CharacterSet second = CharacterSet.of(b);
        boolean inFirst = a.indexOf(codePoint) >= 0;
        boolean inSecond = b.indexOf(codePoint) >= 0;
        assertThat(first.contains(codePoint)).isEqualTo(inFirst);
        assertThat(first.or(second).contains(codePoint)).isEqualTo(inFirst || inSecond);
        assertThat(first.and(second).contains(codePoint)).isEqualTo(inFirst && inSecond);
        assertThat(first.without(second).contains(codePoint)).isEqualTo(inFirst && !inSecond);
        assertThat(first.common(second).isPresent())
                .isEqualTo(!first.and(second).isEmpty());
    }

    @Test
    void foldsOfEveryCodePointConsistOfTheirSets() {
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (!CodePoints.isSurrogate(c)) {
                String text = Character.toString(c);
                assertThat(text.toLowerCase(Locale.ROOT).codePoints().allMatch(CharacterSet.lowered()::contains))
                        .as("lower case of U+%X", c)
                        .isTrue();
                assertThat(text.toUpperCase(Locale.ROOT).codePoints().allMatch(CharacterSet.uppered()::contains))
                        .as("upper case of U+%X", c)
                        .isTrue();
            }
        }
    }

    @Test
    void surrogatesAreInNoSet() {
        assertThat(CharacterSet.ANY.contains(Character.MIN_SURROGATE)).isFalse();
        assertThat(CharacterSet.lowered().contains(Character.MAX_SURROGATE)).isFalse();
        assertThat(CharacterSet.ANY.contains(Character.MAX_CODE_POINT)).isTrue();
        assertThat(CharacterSet.NONE.isEmpty()).isTrue();
    }
}
