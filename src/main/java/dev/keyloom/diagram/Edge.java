package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The line of a relationship between two entities.
 *
 * @param via the associative entity whose chip or box the line runs through
 * @param legs orthogonal polylines from rim to rim; two where the line runs through {@code via}, else one
 * @param from absent where the edge starts at its associative entity
 * @param to absent where the edge ends at its associative entity
 */
public record Edge(
        EdgeKey key,
        Optional<String> via,
        List<List<Point>> legs,
        Optional<EdgeEnd> from,
        Optional<EdgeEnd> to,
        Optional<EdgeLabel> label) {
    public Edge {
        legs = legs.stream().map(List::copyOf).toList();
    }

    public boolean isSelfLoop() {
        return key.from().equals(key.to());
    }

    /** Returns the ends that there are, {@code from} first. */
    public List<EdgeEnd> ends() {
        List<EdgeEnd> ends = new ArrayList<>();
        from.ifPresent(ends::add);
        to.ifPresent(ends::add);
        return ends;
    }

    /** Returns what is drawn of the line: the legs without the gap of the label, corners rounded. */
    public List<RoundedPath> paths() {
        List<RoundedPath> paths = new ArrayList<>();
        for (List<Point> leg : legs) {
            for (List<Point> piece : Polylines.withoutGap(leg, gap())) {
                paths.add(RoundedPath.of(piece));
            }
        }
        return paths;
    }

    /** Returns the smallest rectangle that holds line, label and tags. */
    public Bounds bounds() {
        List<Bounds> parts = new ArrayList<>();
        for (List<Point> leg : legs) {
            leg.forEach(point -> parts.add(Bounds.around(point, 0, 0)));
        }
        label.ifPresent(text -> parts.add(text.bounds()));
        ends().forEach(end -> end.tag().ifPresent(tag -> parts.add(tag.bounds())));
        return Bounds.union(parts).orElseThrow();
    }

    private Optional<Bounds> gap() {
        return label.filter(text -> text.place() == EdgeLabel.Place.ON_LINE).map(EdgeLabel::bounds);
    }
}
