package dev.keyloom.diagram;

import dev.keyloom.diagram.Nudger.Axis;
import dev.keyloom.diagram.Nudger.Piece;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Orders parallel pieces that lie side by side so that their routes cross least, and gives them positions: as near as
 * possible to where they want to be, apart by the spacing, or by less where their channel is too narrow.
 */
final class PieceOrder {
    private static final double LOOP_WIDTH = 52;
    private static final double TOUCHING = 8;
    private static final double SAME = 0.5;
    private static final double TOLERANCE = 1e-6;
    /** Distance of ends at one side of a box, where there is room: tags stand between them. */
    private static final double END_SPACING = 36;

    /** Weight of an order that cannot be otherwise, against 1 of a wish. */
    private static final int FIRM = 1000;

    private static final double SHRINK = 0.8;
    private static final int SHRINKINGS = 60;
    private static final int RELAXATIONS = 40;
    private static final int MAX_SHARED_TURNS = 32;

    private final Nudger nudger;
    private final Axis axis;
    private final List<Piece> pieces;
    private final double swapDistance;
    private final List<Gap> gaps = new ArrayList<>();

    PieceOrder(Nudger nudger, Axis axis, List<Piece> pieces, int round) {
        this.nudger = nudger;
        this.axis = axis;
        this.pieces = pieces;
        this.swapDistance = round == 0 ? 2 * SideUse.SPACING : SideUse.SPACING / 2;
    }

    /** Sets the position of each piece that may move. */
    void arrange() {
        int[] rank = ranks();
        gaps.sort((a, b) -> {
            int byLower = Integer.compare(rank[a.lower], rank[b.lower]);
            return byLower != 0 ? byLower : Integer.compare(rank[a.upper], rank[b.upper]);
        });
        Integer[] byRank = new Integer[pieces.size()];
        Arrays.setAll(byRank, i -> i);
        Arrays.sort(byRank, (a, b) -> Integer.compare(rank[a], rank[b]));
        spreadEnds(byRank);
        int[] group = groups();
        Map<Integer, List<Integer>> members = new LinkedHashMap<>();
        for (int piece : byRank) {
            members.computeIfAbsent(group[piece], key -> new ArrayList<>()).add(piece);
        }
        members.forEach((key, list) ->
                place(list, gaps.stream().filter(gap -> group[gap.lower] == key).toList()));
    }

    /** Finds the pieces that lie side by side, and the place of each piece in the order that crosses least. */
    private int[] ranks() {
        int size = pieces.size();
        List<List<Before>> followers = new ArrayList<>();
        int[] waiting = new int[size];
        for (int i = 0; i < size; i++) {
            followers.add(new ArrayList<>());
        }
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            for (int j = i + 1; j < size; j++) {
                if (isBeside(pieces.get(i), pieces.get(j))) {
                    Order order = order(pieces.get(i), pieces.get(j));
                    int first = order.isBefore ? i : j;
                    int second = order.isBefore ? j : i;
                    followers.get(first).add(new Before(second, order.weight));
                    waiting[second] += order.weight;
                    pairs.add(new int[] {i, j});
                }
            }
        }
        int[] rank = new int[size];
        Arrays.fill(rank, -1);
        for (int next = 0; next < size; next++) {
            int chosen = leastWaiting(rank, waiting);
            rank[chosen] = next;
            followers.get(chosen).forEach(before -> waiting[before.follower] -= before.weight);
        }
        for (int[] pair : pairs) {
            boolean first = rank[pair[0]] < rank[pair[1]];
            gaps.add(gap(first ? pair[0] : pair[1], first ? pair[1] : pair[0]));
        }
        return rank;
    }

    /** A cycle of wishes is broken at the piece with the least open wishes. */
    private int leastWaiting(int[] rank, int[] waiting) {
        int chosen = -1;
        for (int i = 0; i < rank.length; i++) {
            if (rank[i] < 0
                    && (chosen < 0
                            || waiting[i] < waiting[chosen]
                            || (waiting[i] == waiting[chosen]
                                    && pieces.get(i).position < pieces.get(chosen).position))) {
                chosen = i;
            }
        }
        return chosen;
    }

    private static boolean isBeside(Piece a, Piece b) {
        if (a.isFixed && b.isFixed) {
            return false;
        }
        boolean sameRoute = a.route == b.route && Math.abs(a.index - b.index) == 2;
        return sameRoute || (a.low < b.high + TOUCHING && b.low < a.high + TOUCHING);
    }

    private Order order(Piece a, Piece b) {
        if (a.route == b.route) {
            return new Order(a.position < b.position, FIRM);
        }
        double roomBefore = b.max - a.min;
        double roomAfter = a.max - b.min;
        if (roomBefore != roomAfter && Math.min(roomBefore, roomAfter) < SideUse.SPACING) {
            return new Order(roomBefore > roomAfter, FIRM);
        }
        if (sharesSide(a, b) || Math.abs(a.position - b.position) < swapDistance) {
            int wish = crossingWish(a, b);
            if (wish != 0) {
                return new Order(wish < 0, 1);
            }
        }
        return new Order(a.position < b.position || (a.position == b.position && a.route < b.route), 1);
    }

    private boolean sharesSide(Piece a, Piece b) {
        for (End x : ends(a)) {
            if (ends(b).contains(x)) {
                return true;
            }
        }
        return false;
    }

    private List<End> ends(Piece piece) {
        List<End> ends = new ArrayList<>();
        if (piece.fromNode >= 0) {
            ends.add(new End(piece.fromNode, nudger.route(piece.route).fromSide()));
        }
        if (piece.toNode >= 0) {
            ends.add(new End(piece.toNode, nudger.route(piece.route).toSide()));
        }
        return ends;
    }

    /** Returns a negative number if the routes cross less with {@code a} before {@code b}, positive after, 0 either way. */
    private int crossingWish(Piece a, Piece b) {
        int highSign = axis == Axis.HORIZONTAL ? 1 : -1;
        return highSign * turnsOff(a, b, 1) - highSign * turnsOff(a, b, -1);
    }

    /** Follows both routes in one direction; returns −1 if {@code a} leaves to the left of {@code b}, 1 to the right. */
    private int turnsOff(Piece a, Piece b, int sign) {
        RouteWalk first = new RouteWalk(nudger, a, axis, sign);
        RouteWalk second = new RouteWalk(nudger, b, axis, sign);
        for (int turns = 0; turns < MAX_SHARED_TURNS; turns++) {
            double ahead = first.distanceBehind(second);
            int firstTurn = first.turn();
            int secondTurn = second.turn();
            if (ahead < -SAME) {
                return firstTurn;
            }
            if (ahead > SAME) {
                return -secondTurn;
            }
            if (firstTurn != secondTurn) {
                return firstTurn != 0 ? firstTurn : -secondTurn;
            }
            if (firstTurn == 0) {
                return 0;
            }
            first.advance();
            second.advance();
        }
        return 0;
    }

    private Gap gap(int lower, int upper) {
        Piece a = pieces.get(lower);
        Piece b = pieces.get(upper);
        if (a.route != b.route) {
            return new Gap(lower, upper, SideUse.SPACING, sharesSide(a, b));
        }
        Route route = nudger.route(a.route);
        if (route.connection().kind() == Connection.Kind.SELF_LOOP && ends(a).equals(ends(b))) {
            return new Gap(lower, upper, Math.min(LOOP_WIDTH, Math.abs(a.position - b.position)), false);
        }
        double wanted = route.fromSide() == route.toSide() ? LOOP_WIDTH : SideUse.SPACING;
        return new Gap(lower, upper, Math.min(wanted, Math.abs(a.position - b.position)), false);
    }

    /** Lets the ends at each side of a node stand evenly, in their order; of two sides the shorter one decides. */
    private void spreadEnds(Integer[] byRank) {
        Map<End, List<Piece>> sides = new LinkedHashMap<>();
        for (int index : byRank) {
            for (End end : ends(pieces.get(index))) {
                sides.computeIfAbsent(end, key -> new ArrayList<>()).add(pieces.get(index));
            }
        }
        Map<Piece, Double> decidedBy = new LinkedHashMap<>();
        sides.forEach((end, list) -> {
            Bounds box = nudger.node(end.node);
            double from = axis == Axis.HORIZONTAL ? box.y() : box.x();
            double length = axis == Axis.HORIZONTAL ? box.height() : box.width();
            for (int i = 0; i < list.size(); i++) {
                Piece piece = list.get(i);
                if (!piece.isFixed && length < decidedBy.getOrDefault(piece, Double.POSITIVE_INFINITY)) {
                    decidedBy.put(piece, length);
                    piece.desired = Math.rint(from + length * (i + 0.5) / list.size());
                }
            }
        });
    }

    private int[] groups() {
        int[] parent = new int[pieces.size()];
        Arrays.setAll(parent, i -> i);
        for (Gap gap : gaps) {
            parent[root(parent, gap.lower)] = root(parent, gap.upper);
        }
        for (int i = 0; i < parent.length; i++) {
            parent[i] = root(parent, i);
        }
        return parent;
    }

    private static int root(int[] parent, int start) {
        int i = start;
        while (parent[i] != i) {
            parent[i] = parent[parent[i]];
            i = parent[i];
        }
        return i;
    }

    /** Places one group of pieces, given in their order; where a channel is too narrow, only its gaps shrink. */
    private void place(List<Integer> members, List<Gap> wanted) {
        if (isTight(wanted, earliest(members, wanted), latest(members, wanted))) {
            members.forEach(i -> pieces.get(i).widen());
        }
        List<Gap> memberGaps = new ArrayList<>();
        wanted.forEach(gap -> memberGaps.add(gap.atLeast(END_SPACING)));
        for (int i = 0; i < SHRINKINGS; i++) {
            double[] latest = latest(members, memberGaps);
            if (!shrinkTight(memberGaps, earliest(members, memberGaps), latest)) {
                relax(members, memberGaps);
                settle(members, memberGaps, latest);
                return;
            }
        }
    }

    private static boolean isTight(List<Gap> memberGaps, double[] earliest, double[] latest) {
        return memberGaps.stream().anyMatch(gap -> gap.isTight(earliest, latest));
    }

    /** Shrinks the gaps that do not fit, those between ends first; returns false if all of them fit. */
    private static boolean shrinkTight(List<Gap> memberGaps, double[] earliest, double[] latest) {
        List<Integer> tight = new ArrayList<>();
        boolean roomy = false;
        for (int i = 0; i < memberGaps.size(); i++) {
            Gap gap = memberGaps.get(i);
            if (gap.isTight(earliest, latest)) {
                tight.add(i);
                roomy |= gap.isRoomy();
            }
        }
        for (int i : tight) {
            Gap gap = memberGaps.get(i);
            if (!roomy || gap.isRoomy()) {
                memberGaps.set(i, gap.shrunk(roomy ? SideUse.SPACING : 0));
            }
        }
        return !tight.isEmpty();
    }

    private double[] latest(List<Integer> members, List<Gap> memberGaps) {
        double[] latest = new double[pieces.size()];
        members.forEach(i -> latest[i] = pieces.get(i).max);
        for (int g = memberGaps.size() - 1; g >= 0; g--) {
            Gap gap = memberGaps.get(g);
            latest[gap.lower] = Math.min(latest[gap.lower], latest[gap.upper] - gap.distance);
        }
        return latest;
    }

    private double[] earliest(List<Integer> members, List<Gap> memberGaps) {
        double[] earliest = new double[pieces.size()];
        members.forEach(i -> earliest[i] = pieces.get(i).min);
        for (Gap gap : memberGaps) {
            earliest[gap.upper] = Math.max(earliest[gap.upper], earliest[gap.lower] + gap.distance);
        }
        return earliest;
    }

    private void relax(List<Integer> members, List<Gap> memberGaps) {
        members.forEach(i -> {
            Piece piece = pieces.get(i);
            piece.position = clamp(piece.desired, piece.min, piece.max);
        });
        for (int round = 0; round < RELAXATIONS; round++) {
            boolean moved = false;
            for (Gap gap : memberGaps) {
                Piece lower = pieces.get(gap.lower);
                Piece upper = pieces.get(gap.upper);
                double missing = gap.distance - (upper.position - lower.position);
                if (missing > SAME) {
                    double half = lower.isFixed || upper.isFixed ? missing : missing / 2;
                    lower.position = clamp(lower.position - half, lower.min, lower.max);
                    upper.position = clamp(upper.position + half, upper.min, upper.max);
                    moved = true;
                }
            }
            if (!moved) {
                return;
            }
        }
    }

    private void settle(List<Integer> members, List<Gap> memberGaps, double[] latest) {
        double[] least = new double[pieces.size()];
        members.forEach(i -> least[i] = pieces.get(i).min);
        Map<Integer, List<Gap>> above = new LinkedHashMap<>();
        memberGaps.forEach(gap ->
                above.computeIfAbsent(gap.lower, key -> new ArrayList<>()).add(gap));
        for (int i : members) {
            Piece piece = pieces.get(i);
            double upTo = Math.max(piece.min, Math.min(piece.max, latest[i]));
            piece.position = clamp(Math.rint(piece.position), Math.min(least[i], upTo), upTo);
            for (Gap gap : above.getOrDefault(i, List.of())) {
                least[gap.upper] = Math.max(least[gap.upper], piece.position + gap.distance);
            }
        }
    }

    private static double clamp(double value, double min, double max) {
        return Math.max(min, Math.min(max, value));
    }

    private record End(int node, Side side) {}

    /** Which of two pieces comes first, and how much that matters. */
    private record Order(boolean isBefore, int weight) {}

    private record Before(int follower, int weight) {}

    /** {@code upper} lies at least {@code distance} behind {@code lower}. */
    private record Gap(int lower, int upper, double distance, boolean betweenEnds) {
        Gap atLeast(double endSpacing) {
            return betweenEnds ? new Gap(lower, upper, Math.max(distance, endSpacing), true) : this;
        }

        boolean isTight(double[] earliest, double[] latest) {
            return earliest[lower] + distance > latest[upper] + TOLERANCE;
        }

        /** Says whether it keeps more than the least spacing. */
        boolean isRoomy() {
            return betweenEnds && distance > SideUse.SPACING;
        }

        Gap shrunk(double least) {
            return new Gap(lower, upper, Math.max(least, distance * SHRINK), betweenEnds);
        }
    }
}
