package dev.keyloom.codegen;

import java.util.List;

/** A piece of code that is written on one line if it fits there, and otherwise over several. */
sealed interface Doc {
    static Doc text(String text) {
        return new Text(text);
    }

    static Doc row(Doc... parts) {
        return new Row(List.of(parts));
    }

    /** Text without line ends. */
    record Text(String text) implements Doc {}

    /** Pieces one after the other. */
    record Row(List<Doc> parts) implements Doc {
        public Row {
            parts = List.copyOf(parts);
        }
    }

    /** A value under its key; where the form says so, the values of neighbours stand below each other. */
    record Entry(String key, Doc value) implements Doc {}

    /**
     * Items between an opening and a closing.
     *
     * @param isBroken whether it stands on several lines even if it fits on one
     */
    record Block(String open, List<? extends Doc> items, String close, Form form, boolean isBroken) implements Doc {
        public Block {
            items = List.copyOf(items);
        }

        static Block of(String open, List<? extends Doc> items, String close, Form form) {
            return new Block(open, items, close, form, false);
        }

        /** Returns this on several lines. */
        Block broken() {
            return new Block(open, items, close, form, true);
        }
    }

    /** The one if it fits on the line, or else the other. */
    record Either(Doc flat, Doc broken) implements Doc {}

    /**
     * How a block is written.
     *
     * @param separator between items
     * @param gap after a separator on one line
     * @param pad inside the opening and the closing on one line
     * @param lead before each item but the first on lines of its own
     * @param levels by how much lines of their own are indented
     * @param ending what follows the last item on several lines
     */
    record Form(String separator, String gap, String pad, String lead, int levels, Ending ending) {}

    /** What follows the last item of a block on several lines. */
    enum Ending {
        /** The closing, on the same line. */
        CLOSED,
        /** A separator, and the closing on the next line. */
        SEPARATED,
        /** The closing, on the next line. */
        BARE,
        /** As {@link #SEPARATED}, and values of neighbouring entries begin in one column. */
        ALIGNED
    }
}
