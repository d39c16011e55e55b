package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class Utf8Test {
    @Test
    void textBeyondTheBasicPlaneSortsBehindAllOfIt() {
        assertThat(Utf8.compare("\uFFFD", "😀")).isNegative();
    }

    @Test
    void unpairedSurrogatesSortBetweenTheirNeighbours() {
        List<String> ascending =
                List.of("\uD7FF", "\uD800", "\uD800\uE000", "\uDBFF", "\uDC00", "\uDFFF", "\uE000", "\uD800\uDC00");
        assertThat(ascending.stream().sorted(Utf8.ORDER)).containsExactlyElementsOf(ascending);
    }

    @Property
    void orderAndSizeAreThoseOfTheBytes(@ForAll @From("texts") String a, @ForAll @From("texts") String b) {
        assertThat(Integer.signum(Utf8.compare(a, b)))
                .isEqualTo(Integer.signum(Arrays.compareUnsigned(encoded(a), encoded(b))));
        assertThat(Utf8.size(a)).isEqualTo(encoded(a).length);
    }

    @Property
    void aTextIsWithinAnotherWhereItsBytesAre(@ForAll @From("texts") String text, @ForAll @From("texts") String part) {
        String bytes = new String(encoded(text), StandardCharsets.ISO_8859_1);
        String bytesOfPart = new String(encoded(part), StandardCharsets.ISO_8859_1);
        assertThat(Utf8.startsWith(text, part)).isEqualTo(bytes.startsWith(bytesOfPart));
        assertThat(Utf8.contains(text, part)).isEqualTo(bytes.contains(bytesOfPart));
    }

    @Test
    void halfOfAPairIsNoPartOfIt() {
        assertThat(Utf8.startsWith("a\uD83D\uDE00", "a\uD83D")).isFalse();
        assertThat(Utf8.contains("a\uD83D\uDE00", "\uDE00")).isFalse();
        assertThat(Utf8.contains("a\uD83D\uDE00\uD83Db", "\uD83D")).isTrue();
    }

    /** Short texts of few characters, so that many pairs have a common beginning; surrogates come alone too. */
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of('a', 'b', 'é', '\uD7FF', '\uD800', '\uDBFF', '\uDC00', '\uDFFF', '\uE000', '\uFFFF')
                .list()
                .ofMaxSize(5)
                .map(characters -> {
                    StringBuilder text = new StringBuilder();
                    characters.forEach(text::append);
                    return text.toString();
                });
    }

    /** Encodes each code point by the scheme of UTF-8, unpaired surrogates too, which the platform replaces. */
    private static byte[] encoded(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        text.codePoints().forEach(c -> {
            if (c < 0x80) {
                bytes.write(c);
            } else if (c < 0x800) {
                bytes.write(0xC0 | c >> 6);
                bytes.write(0x80 | c & 0x3F);
            } else if (c < 0x10000) {
                bytes.write(0xE0 | c >> 12);
                bytes.write(0x80 | c >> 6 & 0x3F);
                bytes.write(0x80 | c & 0x3F);
            } else {
                bytes.write(0xF0 | c >> 18);
                bytes.write(0x80 | c >> 12 & 0x3F);
                bytes.write(0x80 | c >> 6 & 0x3F);
                bytes.write(0x80 | c & 0x3F);
            }
        });
        return bytes.toByteArray();
    }
}
