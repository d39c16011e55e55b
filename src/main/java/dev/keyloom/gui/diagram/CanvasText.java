package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.TextStyle;
import javafx.geometry.VPos;
import javafx.scene.text.Text;

/** Makes the texts of the canvas. Their sizes are in pixels: the view's zoom makes them larger, not the window's text scale. */
final class CanvasText {
    private CanvasText() {}

    /** Returns a text whose left end stands at {@code x}. */
    static Text leftAt(String content, TextStyle style, double x, double centerY, String... styleClasses) {
        Text text = new Text(content);
        text.getStyleClass().add(styleClass(style));
        text.getStyleClass().addAll(styleClasses);
        text.setTextOrigin(VPos.CENTER);
        text.setX(x);
        text.setY(centerY);
        return text;
    }

    /** Returns a text around {@code centerX}. */
    static Text centeredAt(String content, TextStyle style, double centerX, double centerY, String... styleClasses) {
        Text text = leftAt(content, style, 0, centerY, styleClasses);
        text.layoutBoundsProperty()
                .addListener((property, before, now) -> text.setX(Math.rint(2 * (centerX - now.getWidth() / 2)) / 2));
        text.setX(centerX - text.getLayoutBounds().getWidth() / 2);
        return text;
    }

    /** Returns a text in the middle of a rectangle. */
    static Text in(Bounds bounds, String content, TextStyle style, String... styleClasses) {
        return centeredAt(content, style, bounds.centerX(), bounds.centerY(), styleClasses);
    }

    private static String styleClass(TextStyle style) {
        return switch (style) {
            case TITLE, BOX_NAME -> "kl-box-name";
            case CHIP_NAME -> "kl-chip-name";
            case ATTRIBUTE -> "kl-box-attribute";
            case LABEL -> "kl-edge-label";
            case KEY -> "kl-box-key";
        };
    }
}
