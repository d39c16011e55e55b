package dev.keyloom.format.svg;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Chip;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeEnd;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.RoundedPath;
import dev.keyloom.document.Point;
import dev.keyloom.model.Cardinality;
import java.util.List;
import java.util.Optional;

/** The diagram as a small picture: boxes with coloured heads, grey lines in place of texts, edges. */
public final class SvgThumbnail {
    private static final double MARGIN = 12;
    private static final double MAX_SCALE = 0.3;
    private static final double MIN_HEAD = 5;
    private static final double ROW = 5;
    private static final double CORNER = 2;
    private static final double[] ROW_SHARES = {0.6, 0.78, 0.5};

    private final SvgWriter svg;
    private final DiagramScene scene;
    private final PictureTheme theme;
    private final double scale;
    private final Point offset;

    private SvgThumbnail(SvgWriter svg, DiagramScene scene, PictureTheme theme, double scale, Point offset) {
        this.svg = svg;
        this.scene = scene;
        this.theme = theme;
        this.scale = scale;
        this.offset = offset;
    }

    /** Returns a picture of the given size, the whole scene centred in it. */
    public static String write(DiagramScene scene, PictureTheme theme, double width, double height) {
        Bounds content = scene.bounds();
        double scale = Math.min(
                MAX_SCALE,
                Math.min(
                        (width - 2 * MARGIN) / Math.max(1, content.width()),
                        (height - 2 * MARGIN) / Math.max(1, content.height())));
        Point offset = new Point(width / 2 - content.centerX() * scale, height / 2 - content.centerY() * scale);
        Bounds view = new Bounds(0, 0, width, height);
        return SvgWriter.document(view, svg -> new SvgThumbnail(svg, scene, theme, scale, offset).draw(view));
    }

    private void draw(Bounds view) {
        svg.rectangle(view, 0, Paint.fill(theme.canvas()));
        scene.edges().forEach(this::edge);
        scene.nodes().values().forEach(this::node);
    }

    private void edge(Edge edge) {
        for (List<Point> leg : edge.legs()) {
            RoundedPath path = RoundedPath.of(leg.stream().map(this::place).toList(), CORNER);
            svg.path(SvgPaths.data(path), Paint.stroke(theme.line(), 0.8));
        }
        edge.ends().stream()
                .filter(end -> end.cardinality() == Cardinality.MANY)
                .forEach(this::foot);
    }

    private void foot(EdgeEnd end) {
        Point rim = place(end.point());
        double spread = 2.2;
        Point apex = rim.plus(end.side().dx() * 4.5, end.side().dy() * 4.5);
        double acrossX = end.side().isHorizontal() ? 0 : spread;
        double acrossY = end.side().isHorizontal() ? spread : 0;
        svg.line(apex, rim.plus(acrossX, acrossY), Paint.stroke(theme.line(), 0.8));
        svg.line(apex, rim.plus(-acrossX, -acrossY), Paint.stroke(theme.line(), 0.8));
    }

    private void node(DiagramNode node) {
        Bounds bounds = place(node.bounds());
        Optional<EntityBox> box = node instanceof EntityBox entity ? Optional.of(entity) : Optional.empty();
        boolean external = node instanceof Chip chip && chip.kind() == Chip.Kind.EXTERNAL;
        Paint ground = Paint.fill(theme.raised()).outlined(theme.border());
        svg.rectangle(bounds.grown(-0.5), 2, external ? ground.dashed("2 2") : ground);
        double head = Math.min(
                bounds.height(),
                Math.max(MIN_HEAD, box.map(EntityBox::headHeight).orElse(0.0) * scale));
        Paint color = Paint.fill(scene.colors().color(node.entity(), theme));
        if (box.isPresent()) {
            svg.roundedTop(new Bounds(bounds.x(), bounds.y(), bounds.width(), head), 2, color);
        } else if (!external) {
            svg.rectangle(bounds, 2, color);
        }
        int row = 0;
        for (double y = bounds.y() + head + ROW; box.isPresent() && y < bounds.bottom() - 2; y += ROW) {
            Point start = new Point(bounds.x() + 4, y);
            double length = (bounds.width() - 8) * ROW_SHARES[row++ % ROW_SHARES.length];
            svg.line(start, start.plus(length, 0), Paint.stroke(theme.border(), 1.5));
        }
    }

    private Point place(Point point) {
        return new Point(point.x() * scale + offset.x(), point.y() * scale + offset.y());
    }

    private Bounds place(Bounds bounds) {
        Point corner = place(bounds.topLeft());
        return new Bounds(corner.x(), corner.y(), bounds.width() * scale, bounds.height() * scale);
    }
}
