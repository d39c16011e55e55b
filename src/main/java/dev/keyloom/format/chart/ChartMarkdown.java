package dev.keyloom.format.chart;

import dev.keyloom.format.chart.TableChart.Columns;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes an entity chart as Markdown (GitHub's tables) whose columns are aligned, so that the source reads well too. */
public final class ChartMarkdown {
    private static final String ABSENT = "∅";

    private ChartMarkdown() {}

    /** Returns the chart with a heading for each table, and below it what each index's item collections hold. */
    public static String write(EntityChart chart) {
        StringBuilder text =
                new StringBuilder("# ").append(escaped(chart.model())).append(": entity chart\n");
        for (TableChart table : chart.tables()) {
            text.append("\n## Table ").append(escaped(table.name())).append("\n\n");
            text.append(table(table));
            text.append("\n### Item collections\n");
            table.indexes().forEach(columns -> text.append(collections(columns)));
        }
        return text.toString();
    }

    private static String table(TableChart table) {
        List<List<String>> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("Entity"));
        table.indexes()
                .forEach(columns -> columns.key().all().forEach(attribute -> head.add(escaped(attribute.name()))));
        lines.add(head);
        for (ChartRow row : table.rows()) {
            List<String> line = new ArrayList<>(List.of(escaped(row.label())));
            for (Columns columns : table.indexes()) {
                for (KeyAttribute attribute : columns.key().all()) {
                    line.add(row.cell(columns.index())
                            .flatMap(cell -> cell.template(attribute.name()))
                            .map(ChartMarkdown::cell)
                            .orElse(ABSENT));
                }
            }
            lines.add(line);
        }
        return aligned(lines);
    }

    private static String aligned(List<List<String>> lines) {
        int[] widths = new int[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], width(line.get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            appendLine(text, lines.get(i), widths);
            if (i == 0) {
                for (int width : widths) {
                    text.append("|").append("-".repeat(width + 2));
                }
                text.append("|\n");
            }
        }
        return text.toString();
    }

    private static void appendLine(StringBuilder text, List<String> line, int[] widths) {
        for (int i = 0; i < widths.length; i++) {
            String cell = line.get(i);
            text.append("| ").append(cell).append(" ".repeat(widths[i] - width(cell) + 1));
        }
        text.append("|\n");
    }

    private static int width(String cell) {
        return cell.codePointCount(0, cell.length());
    }

    private static String collections(Columns columns) {
        StringBuilder text = new StringBuilder("\n")
                .append(escaped(columns.title()))
                .append(" (")
                .append(columns.key().attributeNames().stream()
                        .map(ChartMarkdown::escaped)
                        .collect(Collectors.joining(", ")))
                .append("):\n\n");
        for (CollectionKind kind : columns.collections()) {
            text.append("- ").append(code(kind.partition())).append(": ");
            text.append(kind.residents().stream()
                    .map(resident -> escaped(resident.label()))
                    .collect(Collectors.joining(", ")));
            text.append(kind.notes().isEmpty() ? "" : ".");
            kind.notes().forEach(note -> text.append(' ').append(escaped(sentence(note))));
            text.append('\n');
        }
        return columns.collections().isEmpty() ? text.append("- none\n").toString() : text.toString();
    }

    private static String cell(KeyTemplate template) {
        return code(template.text()).replace("|", "\\|");
    }

    /**
     * Returns a text as code. A bar would end the cell of a table even in code, so it is escaped there; with backticks or
     * backslashes the rules of code spans and of tables get into each other's way, and HTML says it plainly.
     */
    static String code(String content) {
        String line = oneLine(content);
        if (line.isBlank()) {
            return "";
        }
        return line.indexOf('`') < 0 && line.indexOf('\\') < 0 ? "`" + line + "`" : htmlCode(line);
    }

    private static String htmlCode(String line) {
        StringBuilder text = new StringBuilder("<code>");
        line.codePoints().forEach(codePoint -> {
            if (codePoint >= 0x80 || Character.isLetterOrDigit(codePoint) || codePoint == ' ') {
                text.appendCodePoint(codePoint);
            } else {
                text.append("&#").append(codePoint).append(';');
            }
        });
        return text.append("</code>").toString();
    }

    private static String sentence(String note) {
        String line = note.strip();
        return line.isEmpty() || ".!?…".indexOf(line.charAt(line.length() - 1)) >= 0 ? line : line + ".";
    }

    /** Returns a text in which nothing is taken for Markdown or HTML. */
    static String escaped(String content) {
        String line = oneLine(content);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean isEscaped = c == '_'
                    ? !isInsideWord(line, i)
                    : c == '#' ? i == 0 || line.charAt(i - 1) == ' ' : "\\`*[]<>|~&".indexOf(c) >= 0;
            text.append(isEscaped ? "\\" : "").append(c);
        }
        return text.toString();
    }

    /** An underscore between letters or digits emphasizes nothing. */
    private static boolean isInsideWord(String line, int i) {
        return i > 0
                && i + 1 < line.length()
                && Character.isLetterOrDigit(line.charAt(i - 1))
                && Character.isLetterOrDigit(line.charAt(i + 1));
    }

    private static String oneLine(String content) {
        StringBuilder line = new StringBuilder();
        content.codePoints()
                .map(codePoint -> Character.isISOControl(codePoint) ? ' ' : codePoint)
                .forEach(line::appendCodePoint);
        return line.toString();
    }
}
