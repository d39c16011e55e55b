package dev.keyloom.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keyloom.document.Point;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class PlacingTest {
    private static final Bounds TALL = new Bounds(0, 0, 100, 200);
    private static final Bounds WIDE = new Bounds(300, 50, 200, 40);
    private static final Bounds SMALL = new Bounds(130, 400, 20, 20);

    private static Map<String, Point> aligned(Alignment alignment) {
        return alignment.corners(Map.of("tall", TALL, "wide", WIDE, "small", SMALL));
    }

    @Test
    void boxesAreLinedUpAtTheOutermostOne() {
        assertThat(aligned(Alignment.LEFT)).containsEntry("wide", new Point(0, 50));
        assertThat(aligned(Alignment.RIGHT)).containsEntry("tall", new Point(400, 0));
        assertThat(aligned(Alignment.TOP)).containsEntry("small", new Point(130, 0));
        assertThat(aligned(Alignment.BOTTOM)).containsEntry("wide", new Point(300, 380));
        assertThat(aligned(Alignment.CENTER)).containsEntry("small", new Point(240, 400));
        assertThat(aligned(Alignment.MIDDLE)).containsEntry("tall", new Point(0, 110));
    }

    @Test
    void distributedBoxesHaveEqualGaps() {
        assertThat(aligned(Alignment.DISTRIBUTE_HORIZONTALLY))
                .containsEntry("tall", new Point(0, 0))
                .containsEntry("small", new Point(190, 400))
                .containsEntry("wide", new Point(300, 50));
    }

    @Test
    void aBoxSnapsToItsNeighboursElseToTheGrid() {
        Snap.Snapped snapped = Snap.toNeighbours(new Bounds(103, 57, 50, 30), List.of(TALL), 6);

        assertThat(snapped.corner()).isEqualTo(new Point(100, 60));
        assertThat(snapped.guides()).isEmpty();
        Snap.Snapped beside = Snap.toNeighbours(new Bounds(303, 4, 50, 30), List.of(TALL), 6);
        assertThat(beside.corner()).isEqualTo(new Point(300, 0));
        assertThat(beside.guides()).containsExactly(new Snap.Guide(Snap.Guide.Direction.HORIZONTAL, 0));
    }

    @Test
    void theNextFreeSpotFollowsInReadingOrder() {
        Bounds first = new Bounds(40, 40, 160, 100);

        assertThat(FreeSpot.next(List.of(), 160, 100)).isEqualTo(new Point(40, 40));
        assertThat(FreeSpot.next(List.of(first), 160, 100)).isEqualTo(new Point(260, 40));
        assertThat(FreeSpot.next(List.of(new Bounds(40, 40, 1200, 100)), 160, 100))
                .isEqualTo(new Point(40, 200));
    }

    @Test
    void theNearestFreeSpotKeepsItsDistance() {
        Point corner = FreeSpot.near(List.of(TALL), new Bounds(40, 20, 80, 26), 20);

        assertThat(new Bounds(corner.x(), corner.y(), 80, 26).grown(20).overlaps(TALL))
                .isFalse();
        assertThat(FreeSpot.near(List.of(TALL), new Bounds(300, 20, 80, 26), 20))
                .isEqualTo(new Point(300, 20));
    }

    @Property(tries = 200)
    void fittingShowsEverything(
            @ForAll @DoubleRange(min = -5000, max = 5000) double x,
            @ForAll @DoubleRange(min = -5000, max = 5000) double y,
            @ForAll @DoubleRange(min = 1, max = 5000) double width,
            @ForAll @DoubleRange(min = 1, max = 3000) double height) {
        Viewport viewport = Viewport.fit(new Bounds(x, y, width, height), 1000, 600);

        Point topLeft = viewport.toWindow(new Point(x, y));
        Point bottomRight = viewport.toWindow(new Point(x + width, y + height));
        assertThat(new Bounds(0, 0, 1000, 600).contains(topLeft)).isTrue();
        assertThat(new Bounds(0, 0, 1000, 600).contains(bottomRight)).isTrue();
        assertThat(viewport.zoom()).isBetween(Viewport.MIN_ZOOM, 1.0);
    }

    @Property(tries = 200)
    void zoomingKeepsThePointUnderThePointer(
            @ForAll @DoubleRange(min = 0.01, max = 50) double factor,
            @ForAll @DoubleRange(min = 0, max = 1000) double x,
            @ForAll @DoubleRange(min = 0, max = 600) double y) {
        Viewport before = new Viewport(0.7, 33, -20);
        Viewport after = before.zoomedAt(new Point(x, y), factor);

        Point kept = after.toWindow(before.toCanvas(new Point(x, y)));
        assertThat(kept.x()).isCloseTo(x, within(1e-6));
        assertThat(kept.y()).isCloseTo(y, within(1e-6));
        assertThat(after.zoom()).isBetween(Viewport.MIN_ZOOM, Viewport.MAX_ZOOM);
    }

    @Test
    void textsAreMeasuredByTheirCharacters() {
        StandardTextMeasure measure = StandardTextMeasure.INSTANCE;

        assertThat(measure.width("", TextStyle.ATTRIBUTE)).isZero();
        assertThat(measure.width("繁體", TextStyle.ATTRIBUTE)).isEqualTo(24);
        assertThat(measure.width("abcd", TextStyle.KEY)).isCloseTo(4 * 0.602 * 11, within(1e-9));
        assertThat(measure.width("Repo", TextStyle.BOX_NAME)).isBetween(30.0, 36.0);
        assertThat(measure.width("e\u0301", TextStyle.LABEL)).isEqualTo(measure.width("e", TextStyle.LABEL));
    }

    @Test
    void cornersAreRoundedLessOnShortPieces() {
        RoundedPath path = RoundedPath.of(List.of(new Point(0, 0), new Point(20, 0), new Point(20, 4)));

        assertThat(path.steps())
                .containsExactly(
                        new RoundedPath.Move(new Point(0, 0)),
                        new RoundedPath.Line(new Point(18, 0)),
                        new RoundedPath.Curve(new Point(20, 0), new Point(20, 2)),
                        new RoundedPath.Line(new Point(20, 4)));
    }
}
