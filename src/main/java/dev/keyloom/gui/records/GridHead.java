package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.gui.records.RecordColumn.FigureColumn;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** The head of a column: a press sorts, a drag of its edge makes it wider. */
final class GridHead extends HBox {
    private static final PseudoClass GROUP_END = PseudoClass.getPseudoClass("group-end");
    private static final PseudoClass IDENTIFIER = PseudoClass.getPseudoClass("identifier");
    private static final double GRIP = 5;
    private static final int ARROW_PIXELS = 13;

    private final Texts texts;
    private final Dragging dragging;
    private final Label name = new Label();
    private final Label type = new Label();
    private final FontIcon arrow = Icons.of("mdi2a-arrow-up", ARROW_PIXELS);
    private final Tooltip hint = new Tooltip();
    private Optional<RecordColumn> column = Optional.empty();
    private double pressedAt;
    private double widthWhenPressed;
    private boolean isDragged;

    /** What is done with a column by its head. */
    interface Dragging {
        void sort(RecordColumn column);

        /** Gives a column a width in pixels of the screen. */
        void resize(RecordColumn column, double width);

        /** Lets a column be as wide as what it holds. */
        void fit(RecordColumn column);
    }

    GridHead(Texts texts, Dragging dragging) {
        this.texts = texts;
        this.dragging = dragging;
        getStyleClass().add("kl-record-head");
        setManaged(false);
        name.getStyleClass().addAll("kl-record-head-name");
        name.setMinWidth(0);
        type.getStyleClass().addAll("kl-record-head-type");
        type.setMinWidth(Region.USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(name, arrow, gap, type);
        Tooltip.install(this, hint);
        setOnMouseMoved(event -> setCursor(isGrip(event) ? Cursor.H_RESIZE : Cursor.DEFAULT));
        setOnMousePressed(this::pressed);
        setOnMouseDragged(this::dragged);
        setOnMouseClicked(this::clicked);
    }

    void show(RecordColumn newColumn, Optional<RecordSort> sort, boolean isGroupEnd) {
        column = Optional.of(newColumn);
        String text = newColumn instanceof FigureColumn figure
                ? texts.get("records.column." + figure.figure())
                : newColumn.name();
        name.setText(text);
        boolean isCode = !(newColumn instanceof FigureColumn);
        name.getStyleClass().remove("kl-mono");
        if (isCode) {
            name.getStyleClass().add("kl-mono");
        }
        pseudoClassStateChanged(IDENTIFIER, newColumn instanceof AttributeColumn attribute && attribute.isIdentifier());
        pseudoClassStateChanged(GROUP_END, isGroupEnd);
        type.setText(
                newColumn instanceof AttributeColumn attribute
                        ? attribute.type().name()
                        : "");
        show(type, newColumn instanceof AttributeColumn);
        Optional<RecordSort.Direction> direction =
                sort.filter(by -> by.column().equals(newColumn)).map(RecordSort::direction);
        show(arrow, direction.isPresent());
        direction.ifPresent(found ->
                Icons.change(arrow, found == RecordSort.Direction.ASCENDING ? "mdi2a-arrow-up" : "mdi2a-arrow-down"));
        hint.setText(hint(newColumn, text));
        setAccessibleText(direction
                .map(found -> texts.get("records.head.sorted." + found, text))
                .orElse(text));
    }

    private String hint(RecordColumn of, String text) {
        if (of instanceof AttributeColumn attribute) {
            String kind = texts.get("type." + attribute.type());
            String description = attribute
                    .declared()
                    .flatMap(found -> found.description())
                    .map(found -> "\n" + found)
                    .orElse("");
            return texts.get("records.head.attribute", text, kind) + description;
        }
        return of instanceof FigureColumn figure
                ? texts.get("records.column.hint." + figure.figure())
                : texts.get("records.head.key", text);
    }

    private static void show(Node node, boolean isShown) {
        node.setVisible(isShown);
        node.setManaged(isShown);
    }

    private boolean isGrip(MouseEvent event) {
        return event.getX() > getWidth() - GRIP;
    }

    private void pressed(MouseEvent event) {
        pressedAt = event.getScreenX();
        widthWhenPressed = getWidth();
        isDragged = isGrip(event);
    }

    private void dragged(MouseEvent event) {
        if (isDragged) {
            column.ifPresent(of -> dragging.resize(of, widthWhenPressed + event.getScreenX() - pressedAt));
        }
    }

    private void clicked(MouseEvent event) {
        if (isDragged && event.getClickCount() == 2) {
            column.ifPresent(dragging::fit);
        } else if (!isDragged) {
            column.ifPresent(dragging::sort);
        }
    }
}
