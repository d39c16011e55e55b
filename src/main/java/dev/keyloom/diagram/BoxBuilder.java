package dev.keyloom.diagram;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes boxes and chips, sized to their texts, with the upper left corner at 0, 0. */
final class BoxBuilder {
    /** Most attributes that a box shows, where it has more. */
    static final int MAX_ROWS = 7;

    private static final double HEAD_HEIGHT = 28;
    private static final double ROW_HEIGHT = 19;
    private static final double ABOVE_ROWS = 2;
    private static final double BELOW_ROWS = 3;
    private static final double BADGE_SIZE = 14;
    private static final double BADGE_GAP = 2;
    private static final double TYPE_GAP = 5;
    private static final double MIN_WIDTH = 160;
    private static final double MIN_NAME_WIDTH = 100;
    private static final double CHIP_HEIGHT = 26;
    private static final double CHIP_PADDING = 16;
    private static final double MIN_CHIP_WIDTH = 80;
    private static final double GRID = 10;

    /** Room behind names, so that a font that is wider than the measured one still fits. */
    private static final double NAME_GAP = 16;

    private static final double WIDER_FONT = 0.12;

    private final DataModel model;
    private final DetailLevel detail;
    private final TextMeasure measure;

    BoxBuilder(DataModel model, DetailLevel detail, TextMeasure measure) {
        this.model = model;
        this.detail = detail;
        this.measure = measure;
    }

    Chip chip(String name, Chip.Kind kind) {
        double width = measure.width(name, TextStyle.CHIP_NAME) * (1 + WIDER_FONT) + 2 * CHIP_PADDING;
        return new Chip(name, new Bounds(0, 0, even(Math.max(MIN_CHIP_WIDTH, width)), CHIP_HEIGHT), kind);
    }

    EntityBox box(Entity entity) {
        double nameWidth = room(measure.width(entity.name(), TextStyle.BOX_NAME));
        if (detail == DetailLevel.NAMES) {
            double width = Math.max(MIN_NAME_WIDTH, nameWidth + EntityBox.PADDING);
            Bounds bounds = new Bounds(0, 0, onGrid(width), HEAD_HEIGHT);
            return new EntityBox(entity.name(), bounds, HEAD_HEIGHT, List.of(), List.of(), 0, 0);
        }
        KeyUse use = KeyUse.of(entity, model);
        List<EntityAttribute> shown = shown(entity, use);
        Widths widths = widths(entity, shown, use);
        int hidden = detail == DetailLevel.ATTRIBUTES ? entity.attributes().size() - shown.size() : 0;
        int lines = shown.size() + (hidden > 0 ? 1 : 0);
        double height = HEAD_HEIGHT + (lines == 0 ? 0 : ABOVE_ROWS + lines * ROW_HEIGHT + BELOW_ROWS);
        List<KeyColumn> columns = columns(use, widths);
        double typeCenterX = widths.total - EntityBox.PADDING - widths.columns - TYPE_GAP - widths.type / 2;
        return new EntityBox(
                entity.name(),
                new Bounds(0, 0, widths.total, height),
                HEAD_HEIGHT,
                columns,
                rows(entity, shown, use, columns, widths.total),
                typeCenterX,
                hidden);
    }

    /** Identifier and key attributes come first when there is not room for all; the author's order is kept. */
    private List<EntityAttribute> shown(Entity entity, KeyUse use) {
        Set<String> keyed = new LinkedHashSet<>(entity.identifier());
        keyed.addAll(use.attributes());
        if (detail == DetailLevel.ATTRIBUTES && entity.attributes().size() <= MAX_ROWS + 1) {
            return entity.attributes(); // a line "1 more" would take the room of the last one
        }
        Set<EntityAttribute> chosen = new LinkedHashSet<>();
        for (EntityAttribute attribute : entity.attributes()) {
            if (chosen.size() < MAX_ROWS && keyed.contains(attribute.name())) {
                chosen.add(attribute);
            }
        }
        if (detail == DetailLevel.ATTRIBUTES) {
            for (EntityAttribute attribute : entity.attributes()) {
                if (chosen.size() < MAX_ROWS) {
                    chosen.add(attribute);
                }
            }
        }
        return entity.attributes().stream().filter(chosen::contains).toList();
    }

    private Widths widths(Entity entity, List<EntityAttribute> shown, KeyUse use) {
        double columns = 0;
        for (IndexRef index : use.indexes()) {
            columns += columnWidth(use.letter(index));
        }
        double names = 0;
        double type = measure.width("S", TextStyle.KEY);
        for (EntityAttribute attribute : shown) {
            names = Math.max(names, measure.width(attribute.name(), TextStyle.ATTRIBUTE));
            type = Math.max(type, measure.width(attribute.type().name(), TextStyle.KEY));
        }
        double rows = room(names) + type + TYPE_GAP + columns + EntityBox.PADDING;
        double head = room(measure.width(entity.name(), TextStyle.BOX_NAME)) + columns + EntityBox.PADDING;
        return new Widths(onGrid(Math.max(MIN_WIDTH, Math.max(rows, head))), type, columns);
    }

    private List<KeyColumn> columns(KeyUse use, Widths widths) {
        List<KeyColumn> columns = new ArrayList<>();
        double x = widths.total - EntityBox.PADDING - widths.columns;
        for (IndexRef index : use.indexes()) {
            String letter = use.letter(index);
            double width = columnWidth(letter);
            columns.add(new KeyColumn(index, letter, x + BADGE_GAP + (width - BADGE_GAP) / 2));
            x += width;
        }
        return columns;
    }

    private List<AttributeRow> rows(
            Entity entity, List<EntityAttribute> shown, KeyUse use, List<KeyColumn> columns, double width) {
        Map<IndexRef, Map<String, KeyRole>> roles = new LinkedHashMap<>();
        columns.forEach(column -> roles.put(column.index(), use.roles(column.index())));
        List<AttributeRow> rows = new ArrayList<>();
        double y = HEAD_HEIGHT + ABOVE_ROWS;
        for (EntityAttribute attribute : shown) {
            Bounds bounds = new Bounds(0, y, width, ROW_HEIGHT);
            List<KeyBadge> badges = new ArrayList<>();
            for (KeyColumn column : columns) {
                KeyRole role = roles.getOrDefault(column.index(), Map.of()).get(attribute.name());
                if (role != null) {
                    badges.add(badge(column, role, bounds.centerY()));
                }
            }
            boolean identifies = entity.identifier().contains(attribute.name());
            rows.add(new AttributeRow(attribute.name(), identifies, attribute.type(), badges, bounds));
            y += ROW_HEIGHT;
        }
        return rows;
    }

    private KeyBadge badge(KeyColumn column, KeyRole role, double centerY) {
        double width = columnWidth(column.letter()) - BADGE_GAP;
        Bounds bounds = new Bounds(column.centerX() - width / 2, centerY - BADGE_SIZE / 2, width, BADGE_SIZE);
        return new KeyBadge(column.index(), column.letter(), role, bounds);
    }

    private double columnWidth(String letter) {
        return Math.max(BADGE_SIZE, Math.ceil(measure.width(letter, TextStyle.KEY)) + 4) + BADGE_GAP;
    }

    private static double room(double textWidth) {
        return EntityBox.PADDING + textWidth + Math.max(NAME_GAP, textWidth * WIDER_FONT);
    }

    private static double onGrid(double width) {
        return Math.ceil(width / GRID) * GRID;
    }

    private static double even(double width) {
        return Math.ceil(width / 2) * 2;
    }

    private record Widths(double total, double type, double columns) {}
}
