package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.gui.records.RecordColumn.KeyColumn;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** The head over columns of one kind: the attributes, the keys in one index, the figures. */
final class GroupHead extends HBox {
    private static final PseudoClass ATTRIBUTES = PseudoClass.getPseudoClass("attributes");

    private final Texts texts;
    private final Label title = new Label();
    private final Label remark = new Label();

    /**
     * Columns of one kind, from the first to the last.
     *
     * @param index the index whose keys they are
     */
    record Group(int first, int last, RecordColumn example, Optional<IndexRef> index) {}

    GroupHead(Texts texts) {
        this.texts = texts;
        getStyleClass().add("kl-record-group");
        setManaged(false);
        title.getStyleClass().add("kl-small-strong");
        title.setMinWidth(0);
        remark.getStyleClass().add("kl-hint");
        remark.setMinWidth(0);
        getChildren().addAll(title, remark);
    }

    static List<Group> groups(List<RecordColumn> columns) {
        List<Group> groups = new ArrayList<>();
        int first = 0;
        for (int column = 0; column < columns.size(); column++) {
            if (isEnd(columns, column)) {
                RecordColumn example = columns.get(column);
                groups.add(new Group(first, column, example, example.index()));
                first = column + 1;
            }
        }
        return groups;
    }

    /** Says whether a column is the last of its group. */
    static boolean isEnd(List<RecordColumn> columns, int column) {
        return column == columns.size() - 1 || !isTogether(columns.get(column), columns.get(column + 1));
    }

    private static boolean isTogether(RecordColumn a, RecordColumn b) {
        return a.getClass().equals(b.getClass()) && a.index().equals(b.index());
    }

    void show(Group group, Optional<Table> table) {
        pseudoClassStateChanged(ATTRIBUTES, group.example() instanceof AttributeColumn);
        if (group.example() instanceof KeyColumn key) {
            title.setText(
                    key.ref().isPrimary()
                            ? texts.get("collections.base-table")
                            : key.ref().name());
            remark.setText(table.flatMap(found -> found.schema().index(key.ref()))
                    .map(index -> projection(index.projection()))
                    .orElse(""));
        } else {
            title.setText(texts.get(
                    group.example() instanceof AttributeColumn ? "records.group.attributes" : "records.group.item"));
            remark.setText("");
        }
    }

    private static String projection(Projection projection) {
        return projection.kind().name();
    }
}
