package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeKey;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Point;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.theme.Theme;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import org.jspecify.annotations.Nullable;

/**
 * The canvas. There is one node for each box, chip and edge, kept by its id; only those in sight are part of the scene
 * graph.
 */
final class CanvasView extends Pane {
    /** How far beyond the window's edge things are kept, in window pixels. */
    private static final double SIGHT_MARGIN = 80;

    private final DiagramModel model;
    private final DiagramTools tools;
    private final Texts texts;
    private final WindowServices services;
    private final SpokenNames spoken;
    private final DotGrid dots = new DotGrid();
    private final Group edgeLayer = new Group();
    private final Group nodeLayer = new Group();
    private final FeedbackLayer feedback = new FeedbackLayer();
    private final Translate translate = new Translate();
    private final Scale scale = new Scale();
    private final Map<String, NodeView> nodes = new LinkedHashMap<>();
    private final Map<EdgeKey, EdgeView> edges = new LinkedHashMap<>();
    private final SceneMotion motion = new SceneMotion();

    CanvasView(DiagramModel model, DiagramTools tools, WindowServices services) {
        this.model = model;
        this.tools = tools;
        this.services = services;
        this.texts = services.texts();
        spoken = new SpokenNames(texts);
        getStyleClass().add("kl-canvas");
        setAccessibleRole(AccessibleRole.PARENT);
        setFocusTraversable(true);
        Group world = new Group(edgeLayer, nodeLayer, feedback);
        world.getTransforms().setAll(translate, scale);
        edgeLayer.setAutoSizeChildren(false);
        nodeLayer.setAutoSizeChildren(false);
        edgeLayer.setMouseTransparent(true);
        nodeLayer.setMouseTransparent(true);
        feedback.setMouseTransparent(true);
        world.setManaged(false);
        getChildren().setAll(dots, world);
        clip();
        listen();
        show(model.scene());
    }

    private void clip() {
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
    }

    private void listen() {
        model.sceneProperty().addListener((property, before, now) -> show(now));
        model.viewportProperty().addListener((property, before, now) -> showViewport());
        model.overlayProperty().addListener((property, before, now) -> showVisibility());
        model.session().selectionProperty().addListener((property, before, now) -> showSelection());
        tools.stateProperty().addListener((property, before, now) -> showFeedback(before, now));
        services.appearance().themeProperty().addListener((property, before, now) -> showTheme());
        widthProperty().addListener((property, before, now) -> resized());
        heightProperty().addListener((property, before, now) -> resized());
    }

    private void resized() {
        model.resize(getWidth(), getHeight());
        dots.resize(getWidth(), getHeight());
        showViewport();
    }

    /** Makes the nodes those of a scene, keeping what is the same. */
    private void show(DiagramScene scene) {
        Map<String, Point> before = motion.places(nodes);
        nodes.keySet()
                .removeIf(name -> scene.node(name)
                        .filter(node -> fits(nodes.get(name), node))
                        .isEmpty());
        scene.nodes()
                .forEach((name, node) ->
                        nodes.computeIfAbsent(name, absent -> viewOf(node)).show(node, texts));
        edges.keySet().removeIf(key -> scene.edge(key).isEmpty());
        for (Edge edge : scene.edges()) {
            edges.computeIfAbsent(edge.key(), absent -> new EdgeView()).show(edge);
        }
        setAccessibleText(spoken.scene(scene));
        showTheme();
        showSelection();
        showViewport();
        if (!tools.isBusy()) {
            motion.animate(before, nodes, edgeLayer);
        }
    }

    private static boolean fits(@Nullable NodeView view, DiagramNode node) {
        return view instanceof BoxView == node instanceof EntityBox;
    }

    private NodeView viewOf(DiagramNode node) {
        return node instanceof EntityBox ? new BoxView() : new ChipView();
    }

    private void showTheme() {
        PictureTheme theme = theme();
        EntityColors colors = EntityColors.of(model.data());
        nodes.forEach((name, view) -> view.color(name, colors, theme));
        dots.show(model.viewport(), theme);
    }

    private void showViewport() {
        Viewport view = model.viewport();
        translate.setX(view.translateX());
        translate.setY(view.translateY());
        scale.setX(view.zoom());
        scale.setY(view.zoom());
        dots.show(view, theme());
        feedback.show(tools.state().feedback(), model.scene(), view.zoom());
        showWhatIsInSight(view);
        showVisibility();
    }

    private void showWhatIsInSight(Viewport view) {
        DiagramScene scene = model.scene();
        Point from = view.toCanvas(new Point(-SIGHT_MARGIN, -SIGHT_MARGIN));
        Point to = view.toCanvas(new Point(getWidth() + SIGHT_MARGIN, getHeight() + SIGHT_MARGIN));
        Bounds sight = Bounds.between(from, to);
        List<Node> nodesInSight = new ArrayList<>();
        for (DiagramNode node : scene.nodes().values()) {
            Optional.ofNullable(nodes.get(node.entity()))
                    .filter(view0 -> sight.overlaps(node.bounds()))
                    .ifPresent(nodesInSight::add);
        }
        List<Node> edgesInSight = new ArrayList<>();
        for (Edge edge : scene.edges()) {
            Optional.ofNullable(edges.get(edge.key()))
                    .filter(view0 -> sight.overlaps(edge.bounds().grown(1)))
                    .ifPresent(edgesInSight::add);
        }
        Children.set(nodeLayer.getChildren(), nodesInSight);
        Children.set(edgeLayer.getChildren(), edgesInSight);
    }

    private void showVisibility() {
        double zoom = model.viewport().zoom();
        Visibility visibility = Visibility.at(zoom);
        EdgeView.Overlay overlay = model.overlayProperty().get() ? EdgeView.Overlay.SHOWN : EdgeView.Overlay.HIDDEN;
        nodes.values().forEach(view -> view.show(visibility, zoom));
        edges.values().forEach(view -> {
            view.show(visibility);
            view.showTags(visibility, overlay);
        });
    }

    private void showSelection() {
        Selection selection = model.session().selection();
        Set<String> entities = new LinkedHashSet<>(model.selectedEntities());
        Optional<String> relationship = model.selectedRelationship();
        Map<String, String> attributes = new HashMap<>();
        if (selection instanceof Selection.Attribute attribute) {
            attributes.put(attribute.entity(), attribute.attribute());
        }
        boolean isDragging = tools.state() instanceof DraggingBoxes;
        Set<String> ridden = riding(relationship);
        nodes.forEach((name, view) -> {
            boolean isSelected = entities.contains(name) || ridden.contains(name);
            view.setSelected(
                    isSelected ? (isDragging ? NodeView.Mark.LIFTED : NodeView.Mark.SELECTED) : NodeView.Mark.NONE);
            view.selectAttribute(attributes.getOrDefault(name, ""));
            view.setAccessibleText(model.scene().node(name).map(spoken::node).orElse(name));
        });
        edges.forEach((key, view) -> {
            boolean isSelected = relationship.equals(Optional.of(key.relationship()));
            view.setSelected(isSelected ? NodeView.Mark.SELECTED : NodeView.Mark.NONE);
            view.setAccessibleText(model.scene().edge(key).map(spoken::edge).orElse(key.relationship()));
        });
        notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
    }

    /** Returns the chips on the lines of a relationship: they are part of the selected edge. */
    private Set<String> riding(Optional<String> relationship) {
        Set<String> names = new LinkedHashSet<>();
        model.scene().edges().stream()
                .filter(edge -> relationship.equals(Optional.of(edge.key().relationship())))
                .forEach(edge -> edge.via()
                        .filter(via -> nodes.get(via) instanceof ChipView)
                        .ifPresent(names::add));
        return names;
    }

    private void showFeedback(ToolState before, ToolState now) {
        feedback.show(now.feedback(), model.scene(), model.viewport().zoom());
        if (before instanceof DraggingBoxes != now instanceof DraggingBoxes) {
            showSelection();
        }
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (attribute == AccessibleAttribute.FOCUS_ITEM) {
            List<String> entities = model.selectedEntities();
            Optional<? extends Node> node = entities.isEmpty()
                    ? model.selectedEdge().map(edge -> edges.get(edge.key()))
                    : Optional.ofNullable(nodes.get(entities.get(0)));
            if (node.isPresent()) {
                return node.get();
            }
        }
        return super.queryAccessibleAttribute(attribute, parameters);
    }

    private PictureTheme theme() {
        return services.appearance().theme() == Theme.DARK ? PictureTheme.DARK : PictureTheme.LIGHT;
    }
}
