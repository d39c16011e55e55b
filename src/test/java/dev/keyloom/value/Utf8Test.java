package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class Utf8Test {
    @Test
    void textBeyondTheBasicPlaneSortsBehindAllOfIt() {
        assertThat(Utf8.compare("\uFFFD", "😀")).isNegative();
    }

    @Property
    void orderIsThatOfTheEncodedBytes(@ForAll String a, @ForAll String b) {
        int expected = Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
        if (isWellFormed(a) && isWellFormed(b)) {
            assertThat(Integer.signum(Utf8.compare(a, b))).isEqualTo(Integer.signum(expected));
        }
    }

    private static boolean isWellFormed(String text) {
        return StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }
}
