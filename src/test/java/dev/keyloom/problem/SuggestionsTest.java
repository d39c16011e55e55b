package dev.keyloom.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuggestionsTest {
    private static final List<String> NAMES = List.of("OrderId", "OrderDate", "Customer", "Id", "ORDER");

    @ParameterizedTest
    @CsvSource(textBlock = """
        # written,   meant
        OrdrId,      OrderId
        OrderIdd,    OrderId
        OredrId,     OrderId
        orderid,     OrderId
        order,       ORDER
        Custmoer,    Customer
        id,          Id
        Ix,          Id
        """)
    void nearestIsFoundWithinAThirdOfTheLength(String written, String meant) {
        assertThat(Suggestions.nearest(written, NAMES)).contains(meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Warehouse", "", "xyz", "OrderIdentification"})
    void nothingIsSuggestedWhenAllAreFar(String written) {
        assertThat(Suggestions.nearest(written, NAMES)).isEmpty();
    }

    @Test
    void firstOfEqualsIsTaken() {
        assertThat(Suggestions.nearest("ab", List.of("ax", "ay"))).contains("ax");
        assertThat(Suggestions.nearest("a", List.of())).isEmpty();
    }

    @Property(tries = 300)
    void oneSwapOfNeighboursIsOneEdit(
            @ForAll @AlphaChars @StringLength(min = 3, max = 10) String name, @ForAll @IntRange(max = 8) int place) {
        int i = place % (name.length() - 1);
        String swapped = name.substring(0, i) + name.charAt(i + 1) + name.charAt(i) + name.substring(i + 2);
        assertThat(Suggestions.nearest(swapped, List.of(name))).contains(name);
    }

    @Test
    void caseIsFoldedAlikeInEveryCountry() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));
            assertThat(Suggestions.nearest("ITEMID", List.of("itemid"))).isEqualTo(Optional.of("itemid"));
        } finally {
            Locale.setDefault(before);
        }
    }
}
