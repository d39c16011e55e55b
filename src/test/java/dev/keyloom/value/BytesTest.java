package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class BytesTest {
    @Test
    void contentIsCopiedInAndOut() {
        byte[] content = {1, 2};
        Bytes bytes = Bytes.of(content);
        content[0] = 9;
        bytes.toArray()[1] = 9;
        assertThat(bytes.toArray()).containsExactly(1, 2);
    }

    @Test
    void whatIsNoBase64IsRefused() {
        assertThatThrownBy(() -> Bytes.ofBase64("a")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Bytes.ofBase64("a-_=")).isInstanceOf(IllegalArgumentException.class);
    }

    @Property(tries = 300)
    void base64AndOrderAreThoseOfTheContent(@ForAll byte[] a, @ForAll byte[] b) {
        assertThat(Bytes.ofBase64(Bytes.of(a).toBase64()))
                .isEqualTo(Bytes.of(a))
                .hasSameHashCodeAs(Bytes.of(a));
        assertThat(Integer.signum(Bytes.of(a).compareTo(Bytes.of(b))))
                .isEqualTo(Integer.signum(Arrays.compareUnsigned(a, b)));
        assertThat(Bytes.of(a).size()).isEqualTo(a.length);
    }
}
