package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Point;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Theme;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

/** The whole diagram small, with the part in view framed; a press moves the view there. */
final class Minimap extends StackPane {
    private static final double WIDTH = 166;
    private static final double HEIGHT = 96;
    private static final double MARGIN = 24;
    private static final double RADIUS = 3;

    private final DiagramModel model;
    private final Appearance appearance;
    private final Canvas picture = new Canvas(WIDTH, HEIGHT);

    Minimap(DiagramModel model, ViewMotion motion, Appearance appearance, Texts texts) {
        this.model = model;
        this.appearance = appearance;
        getStyleClass().add("kl-minimap");
        setAccessibleText(texts.get("diagram.minimap"));
        setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        getChildren().setAll(picture);
        picture.setOnMousePressed(event -> look(event, motion));
        picture.setOnMouseDragged(event -> look(event, motion));
        model.sceneProperty().addListener((property, before, now) -> draw());
        model.viewportProperty().addListener((property, before, now) -> draw());
        appearance.themeProperty().addListener((property, before, now) -> draw());
        draw();
    }

    private void look(MouseEvent event, ViewMotion motion) {
        motion.centerOn(miniature().toCanvas(event.getX(), event.getY()));
        event.consume();
    }

    private Miniature miniature() {
        Bounds all = model.scene().bounds().grown(MARGIN);
        double scale = Math.min(WIDTH / all.width(), HEIGHT / all.height());
        return new Miniature(scale, WIDTH / 2 - all.centerX() * scale, HEIGHT / 2 - all.centerY() * scale);
    }

    private Bounds inView() {
        Viewport view = model.viewport();
        return Bounds.between(view.toCanvas(new Point(0, 0)), view.toCanvas(new Point(model.width(), model.height())));
    }

    private void draw() {
        GraphicsContext pen = picture.getGraphicsContext2D();
        pen.clearRect(0, 0, WIDTH, HEIGHT);
        PictureTheme theme = appearance.theme() == Theme.DARK ? PictureTheme.DARK : PictureTheme.LIGHT;
        EntityColors colors = EntityColors.of(model.data());
        Miniature miniature = miniature();
        for (DiagramNode node : model.scene().nodes().values()) {
            pen.setFill(Color.web(colors.color(node.entity(), theme).hex()));
            Bounds small = miniature.of(node.bounds());
            pen.fillRect(small.x(), small.y(), Math.max(1, small.width()), Math.max(1, small.height()));
        }
        pen.setStroke(Color.web(theme.accent().hex()));
        pen.setLineWidth(1.5);
        Bounds frame = miniature.of(inView());
        double left = Math.max(1, frame.x());
        double top = Math.max(1, frame.y());
        pen.strokeRoundRect(
                left,
                top,
                Math.max(0, Math.min(WIDTH - 1, frame.right()) - left),
                Math.max(0, Math.min(HEIGHT - 1, frame.bottom()) - top),
                RADIUS,
                RADIUS);
    }

    /** How canvas points are drawn small. */
    private record Miniature(double scale, double dx, double dy) {
        Bounds of(Bounds bounds) {
            return new Bounds(
                    bounds.x() * scale + dx, bounds.y() * scale + dy, bounds.width() * scale, bounds.height() * scale);
        }

        Point toCanvas(double x, double y) {
            return new Point((x - dx) / scale, (y - dy) / scale);
        }
    }
}
