package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.records.CellContent.Look;
import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.gui.records.RecordColumn.Figure;
import dev.keyloom.gui.records.RecordColumn.FigureColumn;
import dev.keyloom.gui.records.RecordColumn.KeyColumn;
import dev.keyloom.gui.value.ValueCheck;
import dev.keyloom.gui.value.ValuePreview;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.Optional;

/** Tells what the cells of a picture show. Made for each cell in sight, so each costs little. */
final class CellContents {
    static final String NOT_IN_INDEX = "∅";

    private static final int MOST_CHARACTERS = 160;

    private final Texts texts;

    CellContents(Texts texts) {
        this.texts = texts;
    }

    CellContent of(RecordsPicture picture, int position, RecordColumn column) {
        if (column instanceof AttributeColumn attribute) {
            return attribute(attribute, picture.records().get(position));
        }
        Optional<MaterializedItem> item = picture.items().item(position);
        if (column instanceof KeyColumn key) {
            return item.map(found -> key(key, found)).orElseGet(() -> withoutItem(picture, position, key));
        }
        return item.isPresent() && column instanceof FigureColumn figure
                ? figure(figure.figure(), picture.items().figures(item.get()))
                : CellContent.NONE;
    }

    private CellContent attribute(AttributeColumn column, SampleRecord record) {
        Optional<AttributeValue> value = column.value(record);
        if (value.isEmpty()) {
            boolean isMissing =
                    column.declared().filter(found -> found.required()).isPresent();
            return isMissing
                    ? CellContent.NONE.faulty(texts.get("records.fault.required", column.name()))
                    : CellContent.NONE;
        }
        CellContent content = new CellContent(
                ValuePreview.of(value.get(), MOST_CHARACTERS), look(value.get().type()), Optional.empty());
        return ValueCheck.fault(value.get(), column.spec())
                .map(fault -> content.faulty(fault.in(texts)))
                .orElse(content);
    }

    private static Look look(AttributeType type) {
        return switch (type) {
            case S -> Look.TEXT;
            case N -> Look.NUMBER;
            case BOOL, NULL -> Look.WORD;
            case B, M, L, SS, NS, BS -> Look.CODE;
        };
    }

    private CellContent key(KeyColumn column, MaterializedItem item) {
        return column.value(item)
                .map(value -> new CellContent(ValuePreview.of(value, MOST_CHARACTERS), Look.KEY, Optional.empty()))
                .orElseGet(() -> new CellContent(NOT_IN_INDEX, Look.OUTSIDE, Optional.empty()));
    }

    /** Why there is no item stands in the keys of the base table, whose templates are to blame most of the time. */
    private CellContent withoutItem(RecordsPicture picture, int position, KeyColumn column) {
        if (!column.ref().isPrimary()) {
            return CellContent.NONE;
        }
        Optional<NotWritten> fault = picture.faults().at(picture.entity().name(), position);
        return fault.map(found -> new CellContent(reason(found), Look.WORD, Optional.of(found.reason())))
                .orElse(CellContent.NONE);
    }

    private String reason(NotWritten fault) {
        return texts.get("records.not-written." + fault.cause());
    }

    private CellContent figure(Figure figure, ItemFigures figures) {
        return new CellContent(
                texts.get("records.figure." + figure, figures.figure(figure)), Look.NUMBER, Optional.empty());
    }
}
