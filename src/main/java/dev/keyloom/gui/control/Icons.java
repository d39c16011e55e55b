package dev.keyloom.gui.control;

import org.kordamp.ikonli.javafx.FontIcon;

/** Icons of the Material Design 2 pack, by their Ikonli literals. */
public final class Icons {
    private Icons() {}

    /** Returns a new icon of 16 px, coloured by the stylesheet. */
    public static FontIcon of(String literal) {
        return new FontIcon(literal);
    }

    /** Returns a new icon of a given size in pixels. */
    public static FontIcon of(String literal, int pixels) {
        FontIcon icon = new FontIcon(literal);
        icon.setStyle(icon.getStyle() + " -fx-icon-size: " + pixels + "px;");
        return icon;
    }
}
