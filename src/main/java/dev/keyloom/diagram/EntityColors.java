package dev.keyloom.diagram;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The colour of each entity of a model, in both themes, and the tints made of it. */
public final class EntityColors {
    /** Least contrast of an own colour to the dark background. */
    private static final double MIN_CONTRAST = 4.5;

    private static final double LIGHTNESS_STEP = 0.01;

    private final Map<String, Rgb> lightColors;

    private EntityColors(Map<String, Rgb> lightColors) {
        this.lightColors = Collections.unmodifiableMap(lightColors);
    }

    /** Returns the colours of a model: the stored ones, else those of the palette that are used least, in order. */
    public static EntityColors of(DataModel model) {
        Map<String, Rgb> colors = new LinkedHashMap<>();
        Map<Rgb, Integer> uses = new HashMap<>();
        for (Entity entity : model.entities()) {
            stored(entity).ifPresent(color -> uses.merge(color, 1, Integer::sum));
        }
        for (Entity entity : model.entities()) {
            Rgb color = stored(entity).orElseGet(() -> {
                Rgb next = leastUsed(uses);
                uses.merge(next, 1, Integer::sum);
                return next;
            });
            colors.put(entity.name(), color);
        }
        return new EntityColors(colors);
    }

    /** Returns the light colour to store for one more entity of a model, {@code #RRGGBB}. */
    public static String next(DataModel model) {
        Map<Rgb, Integer> uses = new HashMap<>();
        of(model).lightColors.values().forEach(color -> uses.merge(color, 1, Integer::sum));
        return leastUsed(uses).hex();
    }

    /** Returns the colour of an entity in a theme; slate for a name that is no entity. */
    public Rgb color(String entity, PictureTheme theme) {
        Rgb light = lightColors.getOrDefault(entity, Hue.SLATE.light());
        return inTheme(light, theme);
    }

    /** Returns the colour of an entity mixed into the theme's ground of boxes. */
    public Rgb tint(String entity, Tint tint, PictureTheme theme) {
        return color(entity, theme).over(theme.raised(), tint.share(theme));
    }

    /** Returns a stored (light) colour as a theme shows it: its pair of the palette, or lightened until it can be read. */
    public static Rgb inTheme(Rgb light, PictureTheme theme) {
        return switch (theme) {
            case LIGHT -> light;
            case DARK -> Hue.ofLight(light).map(Hue::dark).orElseGet(() -> mirrored(light));
        };
    }

    private static Rgb mirrored(Rgb light) {
        double[] hsl = light.hsl();
        double lightness = Math.max(hsl[2], 1 - hsl[2]);
        Rgb dark = Rgb.ofHsl(hsl[0], hsl[1], lightness);
        while (dark.contrast(PictureTheme.DARK.background()) < MIN_CONTRAST) {
            lightness = Math.min(1, lightness + LIGHTNESS_STEP);
            dark = Rgb.ofHsl(hsl[0], hsl[1], lightness);
        }
        return dark;
    }

    private static Optional<Rgb> stored(Entity entity) {
        return entity.color().flatMap(Rgb::parse);
    }

    private static Rgb leastUsed(Map<Rgb, Integer> uses) {
        List<Rgb> palette = new ArrayList<>();
        for (Hue hue : Hue.values()) {
            palette.add(hue.light());
        }
        int least = palette.stream()
                .mapToInt(color -> uses.getOrDefault(color, 0))
                .min()
                .orElse(0);
        return palette.stream()
                .filter(color -> uses.getOrDefault(color, 0) == least)
                .findFirst()
                .orElseThrow();
    }

    /** The palette in the order in which it is given out. */
    public enum Hue {
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

        Hue(String light, String dark) {
            this.light = light;
            this.dark = dark;
        }

        public Rgb light() {
            return Rgb.of(light);
        }

        public Rgb dark() {
            return Rgb.of(dark);
        }

        /** Returns the palette's colour with that light value. */
        public static Optional<Hue> ofLight(Rgb light) {
            for (Hue hue : values()) {
                if (hue.light().equals(light)) {
                    return Optional.of(hue);
                }
            }
            return Optional.empty();
        }
    }

    /** Where an entity's colour is mixed into the ground, and how much of it. */
    public enum Tint {
        ITEM(0.11, 0.15),
        BOX_HEAD(0.13, 0.19),
        KEY_LETTER(0.22, 0.22),
        SELECTED_ITEM(0.24, 0.24);

        private final double light;
        private final double dark;

        Tint(double light, double dark) {
            this.light = light;
            this.dark = dark;
        }

        /** Returns the share of the entity's colour, 0 to 1. */
        public double share(PictureTheme theme) {
            return switch (theme) {
                case LIGHT -> light;
                case DARK -> dark;
            };
        }
    }
}
