package dev.keyloom.gui.patterns;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.model.DataModel;
import javafx.scene.paint.Color;

/** The colours of a design's entities in the theme that is shown. */
record EntityPaint(EntityColors colors, PictureTheme theme) {
    static EntityPaint of(DataModel model, Appearance appearance) {
        return new EntityPaint(
                EntityColors.of(model), appearance.theme() == Theme.LIGHT ? PictureTheme.LIGHT : PictureTheme.DARK);
    }

    Color full(String entity) {
        return color(colors.color(entity, theme));
    }

    /** Returns the ground of an item. */
    Color tint(String entity) {
        return color(colors.tint(entity, Tint.ITEM, theme));
    }

    private static Color color(Rgb color) {
        return Color.rgb(color.red(), color.green(), color.blue());
    }
}
