package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeEnd;
import dev.keyloom.diagram.EndMark;
import dev.keyloom.diagram.EndTag;
import dev.keyloom.diagram.RoundedPath;
import dev.keyloom.diagram.TextStyle;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.QuadCurveTo;
import org.jspecify.annotations.Nullable;

/** The node of an edge: line, marks at the ends, label and tags. It is made anew only where the scene's edge changed. */
final class EdgeView extends Group {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final double LABEL_PADDING = 5;
    private static final int AFTER_LINES = 1;

    private final Group lines = new Group();
    private final Group texts = new Group();
    private final Group tags = new Group();
    private @Nullable Edge shown;

    EdgeView() {
        getStyleClass().add("kl-edge");
        setAccessibleRole(AccessibleRole.NODE);
        setMouseTransparent(true);
        setManaged(false);
        setAutoSizeChildren(false);
        texts.setAutoSizeChildren(false);
        tags.setAutoSizeChildren(false);
        getChildren().setAll(lines, texts, tags);
    }

    void show(Edge edge) {
        if (!edge.equals(shown)) {
            shown = edge;
            lines.getChildren().clear();
            texts.getChildren().clear();
            tags.getChildren().clear();
            addLine(edge);
            edge.ends().forEach(end -> addMark(end.mark()));
            edge.label().ifPresent(label -> addLabel(label.text(), label.bounds()));
            edge.ends().stream().map(EdgeEnd::tag).forEach(tag -> tag.ifPresent(this::addTag));
        }
    }

    void show(Visibility visibility) {
        Children.set(getChildren(), AFTER_LINES, texts, visibility != Visibility.NAMES);
    }

    /** Shows or hides the tags of the index overlay. */
    void showTags(Visibility visibility, Overlay overlay) {
        boolean isShown = overlay == Overlay.SHOWN && visibility != Visibility.NAMES;
        Children.set(getChildren(), getChildren().size(), tags, isShown);
    }

    void setSelected(NodeView.Mark mark) {
        pseudoClassStateChanged(SELECTED, mark != NodeView.Mark.NONE);
    }

    private void addLine(Edge edge) {
        Path halo = new Path();
        halo.getStyleClass().add("kl-edge-halo");
        Path line = new Path();
        line.getStyleClass().add("kl-edge-line");
        for (RoundedPath path : edge.paths()) {
            addSteps(halo, path);
            addSteps(line, path);
        }
        lines.getChildren().addAll(halo, line);
    }

    private static void addSteps(Path path, RoundedPath rounded) {
        for (RoundedPath.Step step : rounded.steps()) {
            if (step instanceof RoundedPath.Curve curve) {
                path.getElements()
                        .add(new QuadCurveTo(
                                curve.control().x(),
                                curve.control().y(),
                                curve.end().x(),
                                curve.end().y()));
            } else if (step instanceof RoundedPath.Move) {
                path.getElements().add(new MoveTo(step.end().x(), step.end().y()));
            } else {
                path.getElements().add(new LineTo(step.end().x(), step.end().y()));
            }
        }
    }

    private void addMark(EndMark mark) {
        Path strokes = new Path();
        strokes.getStyleClass().add("kl-edge-line");
        for (EndMark.Stroke stroke : mark.strokes()) {
            strokes.getElements()
                    .addAll(
                            new MoveTo(stroke.from().x(), stroke.from().y()),
                            new LineTo(stroke.to().x(), stroke.to().y()));
        }
        lines.getChildren().add(strokes);
        mark.ring().ifPresent(ring -> {
            Circle circle = new Circle(ring.center().x(), ring.center().y(), ring.radius());
            circle.getStyleClass().add("kl-edge-ring");
            lines.getChildren().add(circle);
        });
    }

    private void addLabel(String text, Bounds bounds) {
        if (text.isEmpty()) {
            return;
        }
        Region ground = new Region();
        ground.getStyleClass().add("kl-edge-label-ground");
        Bounds wide =
                new Bounds(bounds.x() - LABEL_PADDING / 2, bounds.y(), bounds.width() + LABEL_PADDING, bounds.height());
        ground.resizeRelocate(wide.x(), wide.y(), wide.width(), wide.height());
        texts.getChildren().addAll(ground, CanvasText.in(bounds, text, TextStyle.LABEL));
    }

    private void addTag(EndTag tag) {
        Region ground = new Region();
        ground.getStyleClass().add("kl-edge-tag");
        if (tag.kind() == EndTag.Kind.UNSERVED) {
            ground.getStyleClass().add("unserved");
        }
        Bounds bounds = tag.bounds();
        ground.resizeRelocate(bounds.x(), bounds.y(), bounds.width(), bounds.height());
        tags.getChildren().addAll(ground, CanvasText.in(bounds, tag.text(), TextStyle.KEY));
    }

    /** Whether the tags of the index overlay are shown. */
    enum Overlay {
        SHOWN,
        HIDDEN
    }
}
