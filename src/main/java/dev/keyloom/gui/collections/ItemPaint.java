package dev.keyloom.gui.collections;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.paint.Color;

/** Grounds of items in the colours of their entities, made once for each entity: JavaFX's stylesheets cannot mix colours. */
final class ItemPaint {
    private static final CornerRadii ITEM_RADIUS = new CornerRadii(2);
    private static final CornerRadii CHIP_RADIUS = new CornerRadii(2);
    private static final double EDGE = 3;

    private final EntityColors colors;
    private final PictureTheme theme;
    private final Map<Key, Background> grounds = new HashMap<>();

    ItemPaint(EntityColors colors, PictureTheme theme) {
        this.colors = colors;
        this.theme = theme;
    }

    /** How an item stands out. */
    enum Ground {
        /** In its entity's tint. */
        PLAIN,
        /** The selected item. */
        SELECTED,
        /** Not caught by the condition: it loses its tint. */
        FADED,
        /** A square or letter of the entity. */
        LETTER,
        /** The entity's full colour. */
        FULL
    }

    private record Key(String entity, Ground ground) {}

    Background ground(String entity, Ground ground) {
        return grounds.computeIfAbsent(new Key(entity, ground), key -> paint(entity, ground));
    }

    private Background paint(String entity, Ground ground) {
        return switch (ground) {
            case PLAIN -> edged(entity, colors.tint(entity, Tint.ITEM, theme));
            case SELECTED -> edged(entity, colors.tint(entity, Tint.SELECTED_ITEM, theme));
            case FADED ->
                new Background(
                        fill(colors.color(entity, theme), ITEM_RADIUS, Insets.EMPTY),
                        fill(theme.hairline(), CornerRadii.EMPTY, new Insets(0, 0, 0, EDGE)),
                        fill(theme.background(), CornerRadii.EMPTY, new Insets(1, 1, 1, EDGE)));
            case LETTER -> new Background(fill(colors.tint(entity, Tint.KEY_LETTER, theme), CHIP_RADIUS, Insets.EMPTY));
            case FULL -> new Background(fill(colors.color(entity, theme), CHIP_RADIUS, Insets.EMPTY));
        };
    }

    private Background edged(String entity, Rgb tint) {
        return new Background(
                fill(colors.color(entity, theme), ITEM_RADIUS, Insets.EMPTY),
                fill(tint, CornerRadii.EMPTY, new Insets(0, 0, 0, EDGE)));
    }

    private static BackgroundFill fill(Rgb color, CornerRadii radii, Insets insets) {
        return new BackgroundFill(Color.rgb(color.red(), color.green(), color.blue()), radii, insets);
    }
}
