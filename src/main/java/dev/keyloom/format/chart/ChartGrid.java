package dev.keyloom.format.chart;

import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.Projection;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** One table of the chart with everything measured: the first column, and a group of columns for each index. */
record ChartGrid(TableChart table, List<EntityLabel> labels, double labelWidth, List<Group> groups, List<Row> rows) {
    static final double PADDING = 10;
    static final double LINE = 16;
    static final double LEAST_ROW = 36;
    static final double GAP = 8;
    static final double TAG_PADDING = 6;
    /** A longer template is wrapped, so that a chart of four key pairs stays readable on a page. */
    private static final double MOST_TEMPLATE = 200;

    static final String NOTHING = "∅";
    static final String SAME = "same";
    private static final StandardTextMeasure MEASURE = StandardTextMeasure.INSTANCE;

    ChartGrid {
        labels = List.copyOf(labels);
        groups = List.copyOf(groups);
        rows = List.copyOf(rows);
    }

    /**
     * The columns of one index.
     *
     * @param members how many entities are in it, in words
     * @param widths one for each key attribute
     */
    record Group(TableChart.Columns index, String members, List<Double> widths) {
        double width() {
            return widths.stream().mapToDouble(Double::doubleValue).sum();
        }

        List<KeyAttribute> attributes() {
            return index.key().all();
        }

        /** Returns what the index holds of its items, for a tag; nothing for the base table. */
        Optional<String> projection() {
            Projection projection = index.projection();
            return index.index().isPrimary()
                    ? Optional.empty()
                    : Optional.of(projection.kind().name().replace('_', ' '));
        }
    }

    /**
     * One row.
     *
     * @param isFollower whether the row above is of the same entity
     */
    record Row(String entity, boolean isFollower, List<Cell> cells, double height) {}

    /** What stands in a cell; the lines of a template only. */
    record Cell(Content content, List<TextLine> lines) {
        private static final Cell ABSENT = new Cell(Content.ABSENT, List.of());
        private static final Cell SAME_AS_ABOVE = new Cell(Content.SAME, List.of());
    }

    enum Content {
        TEMPLATE,
        SAME,
        ABSENT
    }

    static ChartGrid of(TableChart table) {
        List<EntityLabel> labels = table.rows().stream().map(EntityLabel::of).toList();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < table.rows().size(); i++) {
            Optional<ChartRow> above =
                    i == 0 ? Optional.empty() : Optional.of(table.rows().get(i - 1));
            rows.add(row(
                    table,
                    table.rows().get(i),
                    above.filter(isOf(table.rows().get(i).entity())),
                    labels.get(i)));
        }
        double labelWidth = Math.max(
                labels.stream().mapToDouble(EntityLabel::width).max().orElse(0),
                MEASURE.width("Entity or variant", TextStyle.LABEL));
        List<Group> groups = new ArrayList<>();
        int column = 0;
        for (TableChart.Columns index : table.indexes()) {
            groups.add(group(table, index, rows, column));
            column += index.key().all().size();
        }
        return new ChartGrid(table, labels, Math.ceil(labelWidth) + 2 * PADDING, groups, rows);
    }

    double width() {
        return labelWidth + groups.stream().mapToDouble(Group::width).sum();
    }

    double rowsHeight() {
        return rows.stream().mapToDouble(Row::height).sum();
    }

    private static Predicate<ChartRow> isOf(String entity) {
        return row -> row.entity().equals(entity);
    }

    private static Row row(TableChart table, ChartRow row, Optional<ChartRow> above, EntityLabel label) {
        List<Cell> cells = new ArrayList<>();
        for (TableChart.Columns columns : table.indexes()) {
            for (KeyAttribute attribute : columns.key().all()) {
                Optional<KeyTemplate> template = template(row, columns, attribute);
                boolean isSame = template.isPresent()
                        && above.flatMap(other -> template(other, columns, attribute))
                                .equals(template);
                cells.add(
                        isSame
                                ? Cell.SAME_AS_ABOVE
                                : template.map(found ->
                                                new Cell(Content.TEMPLATE, TemplateLines.of(found, MOST_TEMPLATE)))
                                        .orElse(Cell.ABSENT));
            }
        }
        int lines = Math.max(
                label.nameLines() + label.conditions().size(),
                cells.stream().mapToInt(cell -> cell.lines().size()).max().orElse(1));
        return new Row(row.entity(), above.isPresent(), cells, Math.max(LEAST_ROW, lines * LINE + PADDING));
    }

    private static Optional<KeyTemplate> template(ChartRow row, TableChart.Columns columns, KeyAttribute attribute) {
        return row.cell(columns.index()).flatMap(cell -> cell.template(attribute.name()));
    }

    private static Group group(TableChart table, TableChart.Columns index, List<Row> rows, int first) {
        List<Double> widths = new ArrayList<>();
        List<KeyAttribute> attributes = index.key().all();
        for (int i = 0; i < attributes.size(); i++) {
            double widest = Math.max(
                    MEASURE.width(attributes.get(i).name(), TextStyle.KEY)
                            + GAP
                            + MEASURE.width(attributes.get(i).type().name(), TextStyle.KEY),
                    MEASURE.width(SAME, TextStyle.LABEL));
            for (Row row : rows) {
                widest = Math.max(
                        widest, TextLine.width(row.cells().get(first + i).lines(), TextStyle.KEY));
            }
            widths.add(Math.ceil(widest) + 2 * PADDING);
        }
        Group group = new Group(index, members(table, index), widths);
        double missing = Math.ceil(headWidth(group)) - group.width();
        if (missing > 0) {
            int last = widths.size() - 1;
            widths.set(last, widths.get(last) + missing);
            return new Group(index, group.members(), widths);
        }
        return group;
    }

    private static double headWidth(Group group) {
        double tag = group.projection()
                .map(text -> GAP + MEASURE.width(text, TextStyle.LABEL) + 2 * TAG_PADDING)
                .orElse(0.0);
        return 2 * PADDING
                + MEASURE.width(group.index().title(), TextStyle.BOX_NAME)
                + GAP
                + MEASURE.width(group.members(), TextStyle.LABEL)
                + tag;
    }

    private static String members(TableChart table, TableChart.Columns index) {
        long all = table.rows().stream().map(ChartRow::entity).distinct().count();
        long inside = table.rows().stream()
                .filter(row -> row.cell(index.index()).isPresent())
                .map(ChartRow::entity)
                .distinct()
                .count();
        String noun = all == 1 ? " entity" : " entities";
        return inside == all ? all + noun : inside + " of " + all + noun;
    }
}
