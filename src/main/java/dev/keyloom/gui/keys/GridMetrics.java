package dev.keyloom.gui.keys;

/**
 * Sizes of the grid in pixels at a text scale.
 *
 * @param scale 1 for a root font of 13 px
 * @param characterWidth width of a narrow character of the monospaced font of cells
 */
record GridMetrics(double scale, double characterWidth) {

    /** Returns a size that is given for a scale of 1, in whole pixels. */
    double px(double size) {
        return Math.round(size * scale);
    }

    double entityWidth() {
        return px(147);
    }

    double headHeight() {
        return px(28);
    }

    double columnHeadHeight() {
        return px(24);
    }

    double lineHeight() {
        return px(16);
    }

    /** Returns what lies left and right of a cell's text. */
    double padding() {
        return px(8);
    }

    /** Returns the height of a row with some lines of text. */
    double rowHeight(int lines) {
        return Math.max(px(36), px(10) + lines * lineHeight());
    }

    double colorBar() {
        return px(4);
    }
}
