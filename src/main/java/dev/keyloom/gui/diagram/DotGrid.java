package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Point;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** The dots of the canvas's ground. When they would stand too close, every other one is left out. */
final class DotGrid extends Canvas {
    private static final double SPACING = 20;
    private static final double LEAST_WINDOW_SPACING = 14;
    private static final double DOT = 1.6;

    DotGrid() {
        setManaged(false);
        setMouseTransparent(true);
    }

    @Override
    public void resize(double width, double height) {
        setWidth(width);
        setHeight(height);
    }

    void show(Viewport view, PictureTheme theme) {
        GraphicsContext pen = getGraphicsContext2D();
        pen.clearRect(0, 0, getWidth(), getHeight());
        double spacing = SPACING;
        while (spacing * view.zoom() < LEAST_WINDOW_SPACING) {
            spacing *= 2;
        }
        pen.setFill(Color.web(theme.dot().hex()));
        Point corner = view.toCanvas(new Point(0, 0));
        double step = spacing * view.zoom();
        double left = Math.ceil(corner.x() / spacing) * step + view.translateX();
        double top = Math.ceil(corner.y() / spacing) * step + view.translateY();
        for (double y = top; y < getHeight(); y += step) {
            for (double x = left; x < getWidth(); x += step) {
                pen.fillOval(x - DOT / 2, y - DOT / 2, DOT, DOT);
            }
        }
    }
}
