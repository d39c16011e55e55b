package dev.keyloom.gui.uses;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PatternUsesTest {
    private static final Texts TEXTS = Texts.of(Locale.ENGLISH);

    private static List<PatternUse> ofGitHub() {
        DataModel model =
                SampleModels.read("github").orElseThrow().orElseThrow().model();
        return PatternUses.of(model, model.tables().get(0));
    }

    @Test
    void eachPatternNamesTheIndexesOfItsSteps() {
        List<PatternUse> uses = ofGitHub();

        assertThat(uses).hasSize(24).extracting(PatternUse::number).isSorted();
        assertThat(PatternUses.on(IndexRef.of("GSI3"), uses))
                .extracting(PatternUse::number)
                .containsExactly(23, 24);
    }

    @Test
    void numbersAreWrittenInShort() {
        assertThat(PatternUses.inShort(List.of(1, 2, 3, 5, 7, 8, 11))).isEqualTo("1–3, 5, 7, 8, 11");
        assertThat(PatternUses.inShort(List.of())).isEmpty();
    }

    @Test
    void whereThereIsNoRoomTheRestIsCounted() {
        assertThat(PatternUses.everShorter(List.of(1, 3, 5, 7, 8, 9)))
                .containsExactly("1, 3, 5, 7–9", "1, 3, 5 … +3", "1, 3 … +4", "1 … +5");
        assertThat(PatternUses.everShorter(List.of(4))).containsExactly("4");
    }

    @Property(tries = 50)
    void noPatternIsLostInTheCount(
            @ForAll @IntRange(min = 1, max = 40) int count, @ForAll @IntRange(min = 2, max = 5) int gap) {
        List<Integer> numbers = IntStream.rangeClosed(1, count)
                .map(number -> number * gap)
                .boxed()
                .toList();
        List<String> texts = PatternUses.everShorter(numbers);

        for (int left = 1; left < texts.size(); left++) {
            assertThat(texts.get(left)).endsWith(" … +" + left);
            assertThat(texts.get(left).split(",")).hasSize(count - left);
        }
    }

    @Test
    void theTipNamesEveryPattern() {
        assertThat(PatternTip.of(TEXTS, PatternUses.on(IndexRef.of("GSI3"), ofGitHub())))
                .isEqualTo("patterns 23, 24\n23  Get Repos for User\n24  Get Repos for Organization");
        assertThat(PatternTip.of(TEXTS, List.of())).isEqualTo("No access pattern uses it");
    }

    @Test
    void aVeryLongTipSaysHowManyMoreThereAre() {
        List<PatternUse> uses = IntStream.rangeClosed(1, 30)
                .mapToObj(number -> new PatternUse(number, "Read", List.of(IndexRef.PRIMARY)))
                .toList();

        assertThat(PatternTip.of(TEXTS, uses)).startsWith("patterns 1–30\n").endsWith("24  Read\n6 more");
    }
}
