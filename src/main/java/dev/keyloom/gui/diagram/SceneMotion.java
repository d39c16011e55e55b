package dev.keyloom.gui.diagram;

import dev.keyloom.document.Point;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.TranslateTransition;
import javafx.scene.Node;
import javafx.util.Duration;

/** Lets boxes glide to where a new arrangement puts them. Small moves, as by the arrow keys, are not worth it. */
final class SceneMotion {
    private static final Duration TIME = Duration.millis(200);
    private static final double LEAST_DISTANCE = 12;

    private ParallelTransition running = new ParallelTransition();

    /** Returns where the nodes stand. */
    Map<String, Point> places(Map<String, ? extends Node> nodes) {
        Map<String, Point> places = new LinkedHashMap<>();
        nodes.forEach((name, node) -> places.put(name, new Point(node.getLayoutX(), node.getLayoutY())));
        return places;
    }

    /** Moves nodes from where they stood before; the lines, which take other ways, fade in. */
    void animate(Map<String, Point> before, Map<String, ? extends Node> nodes, Node lines) {
        running.jumpTo("end");
        running.stop();
        ParallelTransition glide = new ParallelTransition();
        nodes.forEach((name, node) -> {
            Point from = before.getOrDefault(name, new Point(node.getLayoutX(), node.getLayoutY()));
            double dx = from.x() - node.getLayoutX();
            double dy = from.y() - node.getLayoutY();
            node.setTranslateX(0);
            node.setTranslateY(0);
            if (Math.hypot(dx, dy) > LEAST_DISTANCE) {
                TranslateTransition move = new TranslateTransition(TIME, node);
                move.setFromX(dx);
                move.setFromY(dy);
                move.setToX(0);
                move.setToY(0);
                move.setInterpolator(Interpolator.EASE_OUT);
                glide.getChildren().add(move);
            }
        });
        lines.setOpacity(1);
        if (glide.getChildren().isEmpty()) {
            return;
        }
        FadeTransition fade = new FadeTransition(TIME, lines);
        fade.setFromValue(0);
        fade.setToValue(1);
        glide.getChildren().add(fade);
        running = glide;
        glide.play();
    }
}
