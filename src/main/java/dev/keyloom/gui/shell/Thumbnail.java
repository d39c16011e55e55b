package dev.keyloom.gui.shell;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.gui.theme.Theme;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** A small picture of a model's diagram: coloured heads, grey lines for attributes, edges. */
final class Thumbnail {
    private static final double MARGIN = 10;
    private static final double LARGEST_SCALE = 0.3;
    private static final int MOST_LINES = 4;
    private static final double HEAD_SHARE = 0.18;

    private final DiagramScene scene;
    private final EntityColors colors;

    /** Computes the picture's geometry; to be called away from the UI thread. */
    Thumbnail(Document document) {
        scene = DiagramScene.of(document, DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
        colors = EntityColors.of(document.model());
    }

    /** Draws the picture into the middle of a canvas. */
    void draw(Canvas canvas, Theme theme) {
        Bounds bounds = scene.bounds();
        double scale = Math.min(
                LARGEST_SCALE,
                Math.min(
                        (canvas.getWidth() - 2 * MARGIN) / Math.max(1, bounds.width()),
                        (canvas.getHeight() - 2 * MARGIN) / Math.max(1, bounds.height())));
        double left = (canvas.getWidth() - bounds.width() * scale) / 2 - bounds.x() * scale;
        double top = (canvas.getHeight() - bounds.height() * scale) / 2 - bounds.y() * scale;
        GraphicsContext pen = canvas.getGraphicsContext2D();
        pen.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
        PictureTheme look = look(theme);
        pen.setStroke(color(look.line()));
        pen.setLineWidth(1);
        scene.edges().forEach(edge -> edge.legs().forEach(leg -> line(pen, leg, scale, left, top)));
        for (DiagramNode node : scene.nodes().values()) {
            box(pen, node, scale, left, top, look);
        }
    }

    private static void line(GraphicsContext pen, List<Point> points, double scale, double left, double top) {
        for (int i = 1; i < points.size(); i++) {
            Point a = points.get(i - 1);
            Point b = points.get(i);
            pen.strokeLine(
                    crisp(a.x() * scale + left),
                    crisp(a.y() * scale + top),
                    crisp(b.x() * scale + left),
                    crisp(b.y() * scale + top));
        }
    }

    private void box(GraphicsContext pen, DiagramNode node, double scale, double left, double top, PictureTheme look) {
        Bounds bounds = node.bounds();
        double x = Math.round(bounds.x() * scale + left);
        double y = Math.round(bounds.y() * scale + top);
        double width = Math.round(bounds.width() * scale);
        double height = Math.round(bounds.height() * scale);
        pen.setFill(color(look.raised()));
        pen.fillRect(x, y, width, height);
        pen.setStroke(color(look.border()));
        pen.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
        pen.setFill(color(colors.color(node.entity(), look)));
        double head = Math.max(3, Math.min(7, height * HEAD_SHARE));
        pen.fillRect(x, y, width, head);
        if (node instanceof EntityBox box) {
            pen.setFill(color(look.border()));
            int lines = Math.min(MOST_LINES, box.rows().size());
            double step = (height - head) / (lines + 1);
            for (int i = 1; i <= lines && step > 2; i++) {
                pen.fillRect(
                        x + 4,
                        Math.rint(y + head + i * step) - 1,
                        Math.max(2, (width - 8) * (i % 2 == 0 ? 0.7 : 0.9)),
                        1);
            }
        }
    }

    private static PictureTheme look(Theme theme) {
        return theme == Theme.LIGHT ? PictureTheme.LIGHT : PictureTheme.DARK;
    }

    private static Color color(Rgb rgb) {
        return Color.rgb(rgb.red(), rgb.green(), rgb.blue());
    }

    /** Lines of one pixel are sharp when they run through the middle of one. */
    private static double crisp(double coordinate) {
        return Math.floor(coordinate) + 0.5;
    }
}
