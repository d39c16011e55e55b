package dev.keyloom.format.chart;

import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.TextLine;
import java.util.ArrayList;
import java.util.List;

/**
 * What stands in the first column: the entity's name, its variants as tags behind it, and when they apply.
 *
 * @param pieces name and tags, each at its place
 * @param conditions lines below them
 * @param width of everything, in pixels
 */
record EntityLabel(List<Piece> pieces, List<TextLine> conditions, double width) {
    /** Beyond this width, tags and conditions go on in the next line. */
    private static final double MOST = 180;

    private static final double GAP = 6;
    private static final double TAG_PADDING = 6;

    EntityLabel {
        pieces = List.copyOf(pieces);
        conditions = List.copyOf(conditions);
    }

    /**
     * The name or one tag.
     *
     * @param x distance from the left, in pixels
     * @param line number of its line, from 0
     */
    record Piece(String text, Kind kind, double x, int line) {
        double width() {
            return kind == Kind.NAME
                    ? StandardTextMeasure.INSTANCE.width(text, TextStyle.CHIP_NAME)
                    : StandardTextMeasure.INSTANCE.width(text, TextStyle.LABEL) + 2 * TAG_PADDING;
        }

        /** Returns where the text begins. */
        double textX() {
            return kind == Kind.NAME ? x : x + TAG_PADDING;
        }
    }

    enum Kind {
        NAME,
        TAG
    }

    static EntityLabel of(ChartRow row) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(new Piece(row.entity(), Kind.NAME, 0, 0));
        double end = pieces.get(0).width();
        double widest = end;
        int line = 0;
        List<String> names = row.variants().values().stream()
                .map(ChartRow.Variant::name)
                .distinct()
                .toList();
        for (String name : names) {
            Piece tag = new Piece(name, Kind.TAG, end + GAP, line);
            if (tag.x() + tag.width() > MOST) {
                tag = new Piece(name, Kind.TAG, 0, ++line);
            }
            pieces.add(tag);
            end = tag.x() + tag.width();
            widest = Math.max(widest, end);
        }
        List<TextLine> conditions = row.variants().isEmpty()
                ? List.of()
                : TextLine.of(row.condition(), Ink.MUTED)
                        .wrapped(TextStyle.LABEL, Math.max(MOST, widest), TextLine.PROSE_BREAKS);
        return new EntityLabel(pieces, conditions, Math.max(widest, TextLine.width(conditions, TextStyle.LABEL)));
    }

    /** Returns the number of lines that name and tags take. */
    int nameLines() {
        return pieces.get(pieces.size() - 1).line() + 1;
    }
}
