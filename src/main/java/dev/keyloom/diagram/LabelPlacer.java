package dev.keyloom.diagram;

import dev.keyloom.diagram.ScenePlan.EdgePlan;
import dev.keyloom.diagram.ScenePlan.EndPlan;
import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Puts the tags beside the ends of edges and the labels into or beside their lines, where they cover least: boxes, other
 * texts and other lines.
 */
final class LabelPlacer {
    private static final double TAG_SIZE = 15;
    private static final double TAG_PADDING = 4;
    private static final double TAG_ALONG = 13;
    private static final double TAG_ACROSS = 15;
    private static final double TAG_ALONG_VERTICAL = 10;
    private static final double TAG_ACROSS_VERTICAL = 7;

    private static final double LABEL_HEIGHT = 16;
    private static final double LABEL_PADDING = 5;
    private static final double LINE_LEFT = 6;
    private static final double BESIDE = 11;
    private static final double[] SHARES = {0.5, 0.25, 0.75, 0.1, 0.9};

    private static final double LINE_COVERED = 60;
    private static final double BESIDE_LINE = 40;
    private static final double BESIDE_CHIP = 36;
    private static final double VERTICAL_LINE = 8;
    private static final double OFF_MIDDLE = 0.1;

    private final List<Bounds> nodes;
    private final List<Bounds> texts = new ArrayList<>();
    private final List<Bounds> marks = new ArrayList<>();
    private final List<List<Point>> lines;
    private final List<Bounds> lineBounds;

    /** Takes all boxes and chips and all lines of the scene. */
    LabelPlacer(List<Bounds> nodes, List<List<Point>> lines) {
        this.nodes = nodes;
        this.lines = lines;
        lineBounds = lines.stream().map(Polylines::bounds).toList();
    }

    /** Lets what is placed later keep away from an edge that has its texts already. */
    void keepClearOf(Edge edge) {
        edge.ends().forEach(end -> {
            keepClearOf(end.point(), end.side());
            end.tag().ifPresent(tag -> texts.add(tag.bounds()));
        });
        edge.label().ifPresent(label -> texts.add(label.bounds()));
    }

    /** Lets what is placed later keep away from the mark at an end. */
    void keepClearOf(Point rim, Side side) {
        Point end = side.offset(rim, EndMark.LENGTH, 0);
        marks.add(Bounds.between(rim, end).grown(6));
    }

    /** Returns the end of an edge with its mark and its tag; {@code inner} is the next point of the line. */
    EdgeEnd end(EndPlan plan, Point rim, Side side, List<Point> leg) {
        Optional<EndTag> tag = plan.tag().map(text -> {
            Bounds bounds = tagBounds(plan.tagWidth(), rim, side, leg);
            texts.add(bounds);
            return new EndTag(text, plan.tagKind(), bounds);
        });
        boolean mandatory = plan.participation() == dev.keyloom.model.RelationshipEnd.Participation.MANDATORY;
        EndMark mark = EndMark.of(rim, side, plan.cardinality(), plan.participation());
        return new EdgeEnd(plan.entity(), rim, side, plan.cardinality(), mandatory, mark, tag);
    }

    private Bounds tagBounds(double textWidth, Point rim, Side side, List<Point> leg) {
        double width = Math.max(TAG_SIZE, Math.ceil(textWidth) + 2 * TAG_PADDING);
        boolean horizontal = side.isHorizontal();
        double along = horizontal ? TAG_ALONG + (width - TAG_SIZE) / 2 : TAG_ALONG_VERTICAL;
        double across = horizontal ? TAG_ACROSS : TAG_ACROSS_VERTICAL + width / 2;
        int preferred = preferredSide(rim, side, leg);
        Bounds best = Bounds.around(side.offset(rim, along, preferred * across), width, TAG_SIZE);
        double bestCost = cost(best);
        for (double further : new double[] {0, 16}) {
            for (int sign : new int[] {preferred, -preferred}) {
                Bounds candidate = Bounds.around(side.offset(rim, along + further, sign * across), width, TAG_SIZE);
                double cost = cost(candidate) + (sign == preferred ? 0 : 5) + further;
                if (cost < bestCost) {
                    best = candidate;
                    bestCost = cost;
                }
            }
        }
        return best;
    }

    /** Away from where the line turns; below or right of a line that does not turn. */
    private static int preferredSide(Point rim, Side side, List<Point> leg) {
        for (Point point : leg) {
            double turn = side.isHorizontal() ? point.y() - rim.y() : point.x() - rim.x();
            if (Math.abs(turn) > 1) {
                return turn > 0 ? -1 : 1;
            }
        }
        return 1;
    }

    /** Returns the label of an edge, or nothing if it has no text. */
    Optional<EdgeLabel> label(EdgePlan plan, List<List<Point>> legs, Optional<Bounds> via) {
        if (plan.label().isEmpty()) {
            return Optional.empty();
        }
        double width = Math.ceil(plan.labelWidth()) + 2 * LABEL_PADDING;
        List<Candidate> candidates = new ArrayList<>();
        legs.forEach(leg -> addCandidates(candidates, leg, width, legs.size() > 1));
        via.ifPresent(chip -> {
            double away = (chip.height() + LABEL_HEIGHT) / 2 + 3;
            candidates.add(Candidate.beside(chip.center().plus(0, -away), width, BESIDE_CHIP));
            candidates.add(Candidate.beside(chip.center().plus(0, away), width, BESIDE_CHIP + 1));
        });
        Candidate best = candidates.get(0);
        double bestCost = Double.POSITIVE_INFINITY;
        for (Candidate candidate : candidates) {
            if (candidate.cost - LINE_COVERED < bestCost) {
                double cost = candidate.cost + cost(candidate.bounds) - ownLine(candidate, legs);
                best = cost < bestCost ? candidate : best;
                bestCost = Math.min(bestCost, cost);
            }
        }
        texts.add(best.bounds);
        return Optional.of(new EdgeLabel(plan.label(), best.bounds, best.place));
    }

    private void addCandidates(List<Candidate> candidates, List<Point> leg, double width, boolean halfEdge) {
        double longest = 0;
        for (int i = 0; i + 1 < leg.size(); i++) {
            longest = Math.max(longest, length(leg.get(i), leg.get(i + 1)));
        }
        for (int i = 0; i + 1 < leg.size(); i++) {
            Point a = leg.get(i);
            Point b = leg.get(i + 1);
            double length = length(a, b);
            boolean horizontal = Polylines.isHorizontal(a, b);
            double reservedStart = i == 0 ? EndMark.LENGTH + LINE_LEFT : LINE_LEFT + RoundedPath.RADIUS;
            double reservedEnd = i + 2 == leg.size() ? EndMark.LENGTH + LINE_LEFT : LINE_LEFT + RoundedPath.RADIUS;
            double size = horizontal ? width : LABEL_HEIGHT;
            double room = length - reservedStart - reservedEnd - size;
            double base = (horizontal ? 0 : VERTICAL_LINE) + OFF_MIDDLE * (longest - length) + (halfEdge ? 10 : 0);
            for (double share : SHARES) {
                double off = OFF_MIDDLE * Math.abs(share - 0.5) * Math.max(0, room);
                if (room >= 0) {
                    Point center = at(a, b, (reservedStart + size / 2 + room * share) / length);
                    candidates.add(Candidate.onLine(center, width, base + off));
                }
                Point beside = at(a, b, length == 0 ? 0 : clampedShare(share, length));
                double away = horizontal ? BESIDE : BESIDE / 2 + width / 2;
                double dx = horizontal ? 0 : away;
                double dy = horizontal ? away : 0;
                candidates.add(Candidate.beside(beside.plus(-dx, -dy), width, base + off + BESIDE_LINE));
                candidates.add(Candidate.beside(beside.plus(dx, dy), width, base + off + BESIDE_LINE + 1));
            }
        }
    }

    private static double clampedShare(double share, double length) {
        double margin = Math.min(0.5, EndMark.LENGTH / length);
        return Math.max(margin, Math.min(1 - margin, share));
    }

    /** A label on a line covers that line, which counts as nothing. */
    private static double ownLine(Candidate candidate, List<List<Point>> legs) {
        if (candidate.place == EdgeLabel.Place.BESIDE_LINE) {
            return 0;
        }
        return legs.stream().anyMatch(leg -> Polylines.crosses(leg, candidate.bounds)) ? LINE_COVERED : 0;
    }

    private double cost(Bounds bounds) {
        Bounds apart = bounds.grown(2);
        Bounds wide = bounds.grown(1);
        double cost = 0;
        for (Bounds node : nodes) {
            cost += 4 * apart.overlapArea(node);
        }
        for (Bounds text : texts) {
            cost += 4 * apart.overlapArea(text);
        }
        for (Bounds mark : marks) {
            cost += bounds.overlapArea(mark);
        }
        for (int i = 0; i < lines.size(); i++) {
            if (touches(lineBounds.get(i), wide) && Polylines.crosses(lines.get(i), wide)) {
                cost += LINE_COVERED;
            }
        }
        return cost;
    }

    /** A straight line has no area, so that it cannot overlap. */
    private static boolean touches(Bounds line, Bounds bounds) {
        return line.x() < bounds.right()
                && bounds.x() < line.right() + 1
                && line.y() < bounds.bottom()
                && bounds.y() < line.bottom() + 1;
    }

    private static Point at(Point a, Point b, double share) {
        return new Point(a.x() + (b.x() - a.x()) * share, a.y() + (b.y() - a.y()) * share);
    }

    private static double length(Point a, Point b) {
        return Math.abs(a.x() - b.x()) + Math.abs(a.y() - b.y());
    }

    private record Candidate(Bounds bounds, EdgeLabel.Place place, double cost) {
        static Candidate onLine(Point center, double width, double cost) {
            return new Candidate(Bounds.around(center, width, LABEL_HEIGHT), EdgeLabel.Place.ON_LINE, cost);
        }

        /** Beside a line no gap is needed at the ends of the text. */
        static Candidate beside(Point center, double width, double cost) {
            double textWidth = width - 2 * LABEL_PADDING + 2;
            return new Candidate(Bounds.around(center, textWidth, LABEL_HEIGHT), EdgeLabel.Place.BESIDE_LINE, cost);
        }
    }
}
