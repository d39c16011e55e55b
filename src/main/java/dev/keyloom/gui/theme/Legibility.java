package dev.keyloom.gui.theme;

import java.util.Locale;
import java.util.function.Predicate;

/** Whether a person can read the window in a language, as far as that depends on the system's fonts. */
public final class Legibility {
    /** "Table", which every font with Traditional Chinese has. */
    private static final String CHINESE = "\u8868";

    private Legibility() {}

    /**
     * Says whether the characters of a language can be drawn. Those of other languages than Chinese are in the bundled fonts.
     *
     * @param canShow whether a character can be drawn, see {@link Fonts#canShow(String)}
     */
    public static boolean isLegible(Locale language, Predicate<String> canShow) {
        return !Locale.CHINESE.getLanguage().equals(language.getLanguage()) || canShow.test(CHINESE);
    }
}
