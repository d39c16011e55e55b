package dev.keyloom.model;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/**
 * The colours that entities are given, in this order: each is told from every other in normal and in colour-blind vision.
 * A model holds the light one; its pair stands on dark ground.
 */
public enum EntityColor {
    BLUE("#4791EC", "#6BB0F9"),
    GREEN("#1FA364", "#91DAA3"),
    ORANGE("#CD7B0A", "#E99100"),
    PLUM("#7C0077", "#B663BE"),
    CYAN("#007AA7", "#68E3FF"),
    MAGENTA("#DC0D7E", "#D56891"),
    GOLD("#936712", "#F8E450"),
    TEAL("#285757", "#3E9C97"),
    BRICK("#912403", "#DF5435"),
    SLATE("#737D8B", "#C0C7D0"),
    OLIVE("#4E6C42", "#9DBC66"),
    BROWN("#583F2E", "#A1856A");

    private final String light;
    private final String dark;

    EntityColor(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    /** Returns the colour on light ground, {@code #RRGGBB}. */
    public String light() {
        return light;
    }

    /** Returns the colour on dark ground, {@code #RRGGBB}. */
    public String dark() {
        return dark;
    }

    /** Returns the colour that the fewest of {@code used} ({@code #RRGGBB}, each as often as it is used) have, the first of equals. */
    public static EntityColor leastUsed(Collection<String> used) {
        return Arrays.stream(values())
                .min(Comparator.comparingLong(color -> used.stream()
                        .filter(text -> text.toUpperCase(Locale.ROOT).equals(color.light))
                        .count()))
                .orElseThrow();
    }
}
