package dev.keyloom.materialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.Utf8;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class TextSorterTest {
    @Property(tries = 300)
    void orderIsThatOfUtf8BytesAndKeepsEqualTextsInPlace(@ForAll("texts") List<String> texts) {
        assertThat(order(texts)).containsExactly(expected(texts));
    }

    @Test
    void sortedReversedAndEqualTextsAreSortedToo() {
        List<String> ascending = IntStream.range(0, 20_000)
                .mapToObj(i -> "REPO#" + (100_000 + i))
                .toList();
        List<String> descending = IntStream.range(0, 20_000)
                .mapToObj(i -> "REPO#" + (100_000 - i))
                .toList();
        List<String> equal = IntStream.range(0, 20_000).mapToObj(i -> "REPO").toList();

        for (List<String> texts : List.of(ascending, descending, equal, List.<String>of())) {
            assertThat(order(texts)).containsExactly(expected(texts));
        }
    }

    @Provide
    Arbitrary<List<String>> texts() {
        Arbitrary<String> parts =
                Arbitraries.of("a", "b", "REPO#", "\u0000", "é", "～", "\uFFFF", "😀", "\uD800", "\uDE00", "~");
        Arbitrary<String> texts = parts.list().ofMaxSize(5).map(list -> String.join("", list));
        return texts.list().ofMaxSize(120);
    }

    private static int[] order(List<String> texts) {
        return TextSorter.order(texts.toArray(String[]::new), Cancellation.NEVER);
    }

    private static int[] expected(List<String> texts) {
        Integer[] places = IntStream.range(0, texts.size()).boxed().toArray(Integer[]::new);
        Arrays.sort(places, Comparator.comparing(texts::get, Utf8.ORDER));
        return Arrays.stream(places).mapToInt(Integer::intValue).toArray();
    }
}
