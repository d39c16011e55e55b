package dev.keyloom.codegen;

import dev.keyloom.codegen.Doc.Ending;
import java.util.Arrays;
import java.util.List;

/** Lines of code as they grow, indented and broken to a width. */
final class Code {
    /** What a level of indentation is in the blocks of text given to {@link #lines}. */
    private static final int LEVEL = 4;

    private final String unit;
    private final int unitWidth;
    private final int width;
    private final StringBuilder written = new StringBuilder();
    private int depth;
    private int column;

    /**
     * @param unit one level of indentation
     * @param width how many characters a line should have at most
     */
    Code(String unit, int width) {
        this.unit = unit;
        this.unitWidth = unit.equals("\t") ? LEVEL : unit.length();
        this.width = width;
    }

    /** Adds lines as they are, four spaces at their beginnings taken for a level of indentation. */
    Code lines(String block) {
        block.lines().forEach(line -> {
            String text = line.stripLeading();
            int levels = (line.length() - text.length()) / LEVEL;
            depth += levels;
            line(text);
            depth -= levels;
        });
        return this;
    }

    /** Adds a line. */
    Code line(String text) {
        return line(text, Doc.text(""), "");
    }

    /** Adds a line, or several if {@code doc} needs them. */
    Code line(String before, Doc doc, String after) {
        begin();
        append(before);
        write(doc, after.length());
        append(after);
        end();
        return this;
    }

    /** Adds an empty line. */
    Code blank() {
        written.append('\n');
        return this;
    }

    /** Indents what follows by one level more. */
    Code in() {
        depth++;
        return this;
    }

    /** Indents what follows by one level less. */
    Code out() {
        depth--;
        return this;
    }

    @Override
    public String toString() {
        return written.toString();
    }

    /** @param reserved how many characters follow on the same line */
    private void write(Doc doc, int reserved) {
        if (doc instanceof Doc.Text text) {
            append(text.text());
        } else if (doc instanceof Doc.Row row) {
            writeRow(row.parts(), reserved);
        } else if (doc instanceof Doc.Entry entry) {
            append(entry.key() + " ");
            write(entry.value(), reserved);
        } else if (doc instanceof Doc.Either either) {
            write(fits(either.flat(), width - column - reserved) ? either.flat() : either.broken(), reserved);
        } else if (doc instanceof Doc.Block block) {
            if (fits(block, width - column - reserved)) {
                writeFlat(block);
            } else {
                writeBroken(block);
            }
        }
    }

    private void writeRow(List<Doc> parts, int reserved) {
        for (int i = 0; i < parts.size(); i++) {
            int rest = reserved;
            for (Doc later : parts.subList(i + 1, parts.size())) {
                rest += later instanceof Doc.Text text ? text.text().length() : 0;
            }
            write(parts.get(i), rest);
        }
    }

    private void writeFlat(Doc doc) {
        if (doc instanceof Doc.Text text) {
            append(text.text());
        } else if (doc instanceof Doc.Row row) {
            row.parts().forEach(this::writeFlat);
        } else if (doc instanceof Doc.Entry entry) {
            append(entry.key() + " ");
            writeFlat(entry.value());
        } else if (doc instanceof Doc.Either either) {
            writeFlat(either.flat());
        } else if (doc instanceof Doc.Block block) {
            Doc.Form form = block.form();
            String pad = block.items().isEmpty() ? "" : form.pad();
            append(block.open() + pad);
            for (int i = 0; i < block.items().size(); i++) {
                append(i == 0 ? "" : form.separator() + form.gap());
                writeFlat(block.items().get(i));
            }
            append(pad + block.close());
        }
    }

    private void writeBroken(Doc.Block block) {
        Doc.Form form = block.form();
        append(block.open());
        depth += form.levels();
        int last = block.items().size() - 1;
        int[] widths = form.ending() == Ending.ALIGNED ? keyWidths(block.items()) : new int[last + 1];
        for (int i = 0; i <= last; i++) {
            end();
            begin();
            append(i == 0 ? "" : form.lead());
            boolean isSeparated = i < last || form.ending() == Ending.SEPARATED || form.ending() == Ending.ALIGNED;
            String after = isSeparated ? form.separator() : "";
            if (widths[i] > 0 && block.items().get(i) instanceof Doc.Entry entry) {
                append(entry.key() + " ".repeat(widths[i] - entry.key().length() + 1));
                writeFlat(entry.value());
            } else {
                write(
                        block.items().get(i),
                        isSeparated ? after.length() : block.close().length());
            }
            append(after);
        }
        depth -= form.levels();
        if (form.ending() != Ending.CLOSED) {
            end();
            begin();
        }
        append(block.close());
    }

    /** Returns for each entry that stands on one line the width of the keys of its run of such lines, and 0 for others. */
    private int[] keyWidths(List<? extends Doc> items) {
        int[] widths = new int[items.size()];
        int start = 0;
        while (start < items.size()) {
            int end = start;
            int widest = 0;
            while (end < items.size() && items.get(end) instanceof Doc.Entry entry && isOneLine(entry)) {
                widest = Math.max(widest, entry.key().length());
                end++;
            }
            Arrays.fill(widths, start, end, widest);
            start = end + 1;
        }
        return widths;
    }

    private boolean isOneLine(Doc.Entry entry) {
        int taken = unitWidth * depth + entry.key().length() + 2;
        return isUnbreakable(entry.value()) || fits(entry.value(), width - taken);
    }

    private static boolean isUnbreakable(Doc doc) {
        if (doc instanceof Doc.Row row) {
            return row.parts().stream().allMatch(Code::isUnbreakable);
        }
        return doc instanceof Doc.Text;
    }

    private static boolean fits(Doc doc, int room) {
        return rest(doc, room) >= 0;
    }

    /** Returns how much of the room is left after {@code doc} on one line; less than 0 if it does not fit. */
    private static int rest(Doc doc, int room) {
        if (room < 0) {
            return room;
        }
        if (doc instanceof Doc.Text text) {
            return room - text.text().length();
        }
        if (doc instanceof Doc.Entry entry) {
            return rest(entry.value(), room - entry.key().length() - 1);
        }
        if (doc instanceof Doc.Either either) {
            return rest(either.flat(), room);
        }
        if (doc instanceof Doc.Row row) {
            return rest(row.parts(), 0, room);
        }
        Doc.Block block = (Doc.Block) doc;
        if (block.isBroken()) {
            return -1;
        }
        Doc.Form form = block.form();
        int pads = block.items().isEmpty() ? 0 : 2 * form.pad().length();
        int left = room - block.open().length() - block.close().length() - pads;
        return rest(block.items(), form.separator().length() + form.gap().length(), left);
    }

    private static int rest(List<? extends Doc> docs, int between, int room) {
        int left = room + (docs.isEmpty() ? 0 : between);
        for (Doc doc : docs) {
            left = rest(doc, left - between);
            if (left < 0) {
                return left;
            }
        }
        return left;
    }

    private void begin() {
        written.append(unit.repeat(depth));
        column = unitWidth * depth;
    }

    private void append(String text) {
        written.append(text);
        column += text.length();
    }

    private void end() {
        int length = written.length();
        while (length > 0 && (written.charAt(length - 1) == ' ' || written.charAt(length - 1) == '\t')) {
            length--;
        }
        written.setLength(length);
        written.append('\n');
    }
}
