package dev.keyloom.format.html;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.diagram.PictureTheme;

/** The colours of a model's entities in both looks, as custom properties that the page's style uses. */
public final class EntityStyle {
    private final EntityColors colors;

    public EntityStyle(EntityColors colors) {
        this.colors = colors;
    }

    /** Returns the attributes of an element that belongs to an entity and has no other class. */
    public String attributes(String entity) {
        return "class=\"entity\" " + style(entity);
    }

    /** Returns the style attribute alone, for an element that has a class of its own beside {@code entity}. */
    public String style(String entity) {
        return "style=\"--light:%s;--dark:%s;--light-tint:%s;--dark-tint:%s\""
                .formatted(
                        colors.color(entity, PictureTheme.LIGHT).hex(),
                        colors.color(entity, PictureTheme.DARK).hex(),
                        colors.tint(entity, Tint.ITEM, PictureTheme.LIGHT).hex(),
                        colors.tint(entity, Tint.ITEM, PictureTheme.DARK).hex());
    }
}
