package dev.keyloom.gui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class LegibilityTest {
    @BeforeEach
    void loadFonts() {
        Fonts.load();
    }

    @Test
    void chineseIsLegibleOnlyWhereAFontHasIt() {
        assertThat(Legibility.isLegible(Locale.TRADITIONAL_CHINESE, character -> false))
                .isFalse();
        assertThat(Legibility.isLegible(Locale.TRADITIONAL_CHINESE, character -> true))
                .isTrue();
    }

    @Test
    void oneChineseCharacterIsLookedFor() {
        List<String> asked = new ArrayList<>();
        Legibility.isLegible(Locale.TRADITIONAL_CHINESE, asked::add);

        assertThat(asked)
                .singleElement()
                .satisfies(character ->
                        assertThat(character.codePoints()).singleElement().matches(Character::isIdeographic));
    }

    @Test
    void otherLanguagesNeedOnlyTheBundledFonts() {
        assertThat(Legibility.isLegible(Locale.ENGLISH, character -> false)).isTrue();
    }

    @Test
    void whatTheBundledFontHasCanBeShownAndWhatIsNoCharacterCannot() {
        assertThat(Fonts.canShow("W")).isTrue();
        assertThat(Fonts.canShow("i")).isTrue();
        assertThat(Fonts.canShow("\uFDD1")).isFalse();
    }
}
