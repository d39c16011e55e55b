package dev.keyloom.format.svg;

import dev.keyloom.diagram.AttributeRow;
import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Chip;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeEnd;
import dev.keyloom.diagram.EdgeLabel;
import dev.keyloom.diagram.EndMark;
import dev.keyloom.diagram.EndTag;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.EntityColors.Tint;
import dev.keyloom.diagram.KeyBadge;
import dev.keyloom.diagram.KeyColumn;
import dev.keyloom.diagram.KeyRole;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import dev.keyloom.format.svg.SvgWriter.Anchor;
import java.util.Optional;

/** The diagram as an SVG document that looks like the window. */
public final class SvgDiagram {
    private static final double MARGIN = 32;
    private static final double DOT_DISTANCE = 20;
    private static final double LINE_WIDTH = 1.3;
    private static final double TAG_RADIUS = 3;
    private static final double BADGE_RADIUS = 2;
    private static final Bounds EMPTY = new Bounds(0, 0, 400, 200);

    private final SvgWriter svg;
    private final DiagramScene scene;
    private final PictureTheme theme;

    private SvgDiagram(SvgWriter svg, DiagramScene scene, PictureTheme theme) {
        this.svg = svg;
        this.scene = scene;
        this.theme = theme;
    }

    /** Returns the picture with a margin around everything; the same scene gives the same text. */
    public static String write(DiagramScene scene, PictureTheme theme) {
        Bounds content = scene.nodes().isEmpty() ? EMPTY : scene.bounds();
        double left = Math.floor(content.x() - MARGIN);
        double top = Math.floor(content.y() - MARGIN);
        Bounds view = new Bounds(
                left, top, Math.ceil(content.right() + MARGIN) - left, Math.ceil(content.bottom() + MARGIN) - top);
        return SvgWriter.document(view, svg -> new SvgDiagram(svg, scene, theme).draw(view));
    }

    private void draw(Bounds view) {
        svg.rectangle(view, 0, Paint.fill(theme.canvas()));
        svg.dots(view, DOT_DISTANCE, theme.dot());
        scene.edges().forEach(this::edge);
        scene.edges().forEach(edge -> edge.label().ifPresent(this::label));
        scene.edges().forEach(edge -> edge.ends().forEach(end -> end.tag().ifPresent(this::tag)));
        scene.boxes().forEach(this::box);
        scene.chips().forEach(this::chip);
    }

    private void edge(Edge edge) {
        svg.group(title(edge), () -> {
            edge.paths().forEach(path -> svg.path(SvgPaths.data(path), line()));
            edge.ends().stream().map(EdgeEnd::mark).forEach(this::mark);
        });
    }

    private static String title(Edge edge) {
        return edge.key().relationship() + ": " + edge.key().from() + " – "
                + edge.key().to();
    }

    private void mark(EndMark mark) {
        mark.strokes().forEach(stroke -> svg.line(stroke.from(), stroke.to(), line()));
        mark.ring()
                .ifPresent(ring -> svg.circle(
                        ring.center(),
                        ring.radius(),
                        new Paint(Optional.of(theme.canvas()), Optional.of(theme.line()), LINE_WIDTH, "")));
    }

    private void label(EdgeLabel label) {
        svg.text(label.text(), label.bounds().center(), Anchor.MIDDLE, TextStyle.LABEL, theme.mutedText());
    }

    private void tag(EndTag tag) {
        Paint ground = Paint.fill(theme.raised());
        switch (tag.kind()) {
            case SERVED -> {
                svg.rectangle(inside(tag.bounds()), TAG_RADIUS, ground.outlined(theme.border()));
                svg.text(tag.text(), tag.bounds().center(), Anchor.MIDDLE, TextStyle.KEY, theme.text());
            }
            case UNSERVED -> {
                svg.rectangle(
                        inside(tag.bounds()),
                        TAG_RADIUS,
                        ground.outlined(theme.line()).dashed("2 2"));
                svg.text(tag.text(), tag.bounds().center(), Anchor.MIDDLE, TextStyle.KEY, theme.mutedText());
            }
        }
    }

    private void box(EntityBox box) {
        Bounds local = new Bounds(0, 0, box.bounds().width(), box.bounds().height());
        Bounds head = new Bounds(0, 0, local.width(), box.headHeight());
        Rgb headTint = scene.colors().tint(box.entity(), Tint.BOX_HEAD, theme);
        double titleY = (box.headHeight() + EntityBox.BAR_HEIGHT) / 2;
        svg.group(box.bounds().x(), box.bounds().y(), () -> {
            svg.rectangle(local, EntityBox.RADIUS, Paint.fill(theme.raised()));
            if (box.rows().isEmpty()) {
                svg.rectangle(head, EntityBox.RADIUS, Paint.fill(headTint));
            } else {
                svg.roundedTop(head, EntityBox.RADIUS, Paint.fill(headTint));
            }
            svg.rectangle(inside(local), EntityBox.RADIUS, Paint.stroke(theme.border(), 1));
            bar(box.entity(), local.width());
            Point title = new Point(EntityBox.PADDING, titleY);
            svg.text(box.entity(), title, Anchor.START, TextStyle.BOX_NAME, theme.text());
            for (KeyColumn column : box.columns()) {
                Point place = new Point(column.centerX(), titleY);
                svg.text(column.letter(), place, Anchor.MIDDLE, TextStyle.KEY, theme.mutedText());
            }
            box.rows().forEach(row -> row(box, row));
            if (box.hiddenAttributes() > 0) {
                Point more = new Point(EntityBox.PADDING, box.hiddenLineCenterY());
                svg.text(box.hiddenAttributes() + " more", more, Anchor.START, TextStyle.LABEL, theme.mutedText());
            }
        });
    }

    private void row(EntityBox box, AttributeRow row) {
        double y = row.bounds().centerY();
        Point name = new Point(EntityBox.PADDING, y);
        if (row.isIdentifier()) {
            double width = StandardTextMeasure.INSTANCE.width(row.attribute(), TextStyle.ATTRIBUTE);
            svg.underlinedText(row.attribute(), name, width, TextStyle.ATTRIBUTE, theme.text());
        } else {
            svg.text(row.attribute(), name, Anchor.START, TextStyle.ATTRIBUTE, theme.text());
        }
        Point type = new Point(box.typeCenterX(), y);
        svg.text(row.type().name(), type, Anchor.MIDDLE, TextStyle.KEY, theme.mutedText());
        for (KeyBadge badge : row.badges()) {
            if (badge.role() == KeyRole.PARTITION) {
                Rgb tint = scene.colors().tint(box.entity(), Tint.KEY_LETTER, theme);
                svg.rectangle(badge.bounds(), BADGE_RADIUS, Paint.fill(tint));
            }
            svg.text(badge.letter(), badge.bounds().center(), Anchor.MIDDLE, TextStyle.KEY, theme.text());
        }
    }

    private void chip(Chip chip) {
        Bounds local = new Bounds(0, 0, chip.bounds().width(), chip.bounds().height());
        svg.group(chip.bounds().x(), chip.bounds().y(), () -> {
            switch (chip.kind()) {
                case ASSOCIATIVE -> {
                    Rgb ground = scene.colors().tint(chip.entity(), Tint.BOX_HEAD, theme);
                    svg.rectangle(
                            inside(local), EntityBox.RADIUS, Paint.fill(ground).outlined(theme.border()));
                    bar(chip.entity(), local.width());
                }
                case EXTERNAL ->
                    svg.rectangle(
                            inside(local),
                            EntityBox.RADIUS,
                            Paint.fill(theme.raised()).outlined(theme.line()).dashed("3 3"));
            }
            double y =
                    chip.kind() == Chip.Kind.EXTERNAL ? local.centerY() : (local.height() + EntityBox.BAR_HEIGHT) / 2;
            svg.text(chip.entity(), new Point(local.centerX(), y), Anchor.MIDDLE, TextStyle.CHIP_NAME, theme.text());
        });
    }

    private void bar(String entity, double width) {
        Bounds bar = new Bounds(0, 0, width, EntityBox.BAR_HEIGHT);
        svg.roundedTop(bar, EntityBox.BAR_HEIGHT, Paint.fill(scene.colors().color(entity, theme)));
    }

    private Paint line() {
        return Paint.stroke(theme.line(), LINE_WIDTH);
    }

    /** An outline of one pixel lies inside when drawn half a pixel in. */
    private static Bounds inside(Bounds bounds) {
        return bounds.grown(-0.5);
    }
}
