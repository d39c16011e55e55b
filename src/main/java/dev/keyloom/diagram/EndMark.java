package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.RelationshipEnd.Participation;
import java.util.List;
import java.util.Optional;

/** The mark of a cardinality: crow's foot for many, bar for one, ring for "may be none". */
public record EndMark(List<Stroke> strokes, Optional<Ring> ring) {
    /** How far a mark reaches along the edge, from the rim. */
    public static final double LENGTH = 19;

    private static final double FOOT_LENGTH = 11;
    private static final double FOOT_SPREAD = 5.5;
    private static final double BAR_HALF = 5;
    private static final double FIRST_BAR = 6;
    private static final double SECOND_BAR = 10;
    private static final double RING_RADIUS = 4;

    public EndMark {
        strokes = List.copyOf(strokes);
    }

    static EndMark of(Point rim, Side side, Cardinality cardinality, Participation participation) {
        boolean optional = participation == Participation.OPTIONAL;
        return switch (cardinality) {
            case MANY ->
                new EndMark(
                        optional
                                ? foot(rim, side)
                                : List.of(
                                        foot(rim, side).get(0),
                                        foot(rim, side).get(1),
                                        bar(rim, side, FOOT_LENGTH + RING_RADIUS)),
                        optional ? Optional.of(ring(rim, side, FOOT_LENGTH)) : Optional.empty());
            case ONE ->
                new EndMark(
                        optional
                                ? List.of(bar(rim, side, FIRST_BAR))
                                : List.of(bar(rim, side, FIRST_BAR), bar(rim, side, SECOND_BAR)),
                        optional ? Optional.of(ring(rim, side, SECOND_BAR)) : Optional.empty());
        };
    }

    private static List<Stroke> foot(Point rim, Side side) {
        Point apex = side.offset(rim, FOOT_LENGTH, 0);
        return List.of(
                new Stroke(apex, side.offset(rim, 0, -FOOT_SPREAD)),
                new Stroke(apex, side.offset(rim, 0, FOOT_SPREAD)));
    }

    private static Stroke bar(Point rim, Side side, double distance) {
        return new Stroke(side.offset(rim, distance, -BAR_HALF), side.offset(rim, distance, BAR_HALF));
    }

    private static Ring ring(Point rim, Side side, double distance) {
        return new Ring(side.offset(rim, distance + RING_RADIUS, 0), RING_RADIUS);
    }

    /** A straight line. */
    public record Stroke(Point from, Point to) {}

    /** A circle, filled with the colour of the canvas. */
    public record Ring(Point center, double radius) {}
}
