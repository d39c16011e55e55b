package dev.keyloom.gui.collections;

import dev.keyloom.gui.collections.ItemPaint.Ground;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.materialize.IndexRow;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** A line of a pane: the heading of an item collection, or an item with its coloured edge. */
final class RowCell extends Region implements RowFlow.Line {
    static final PseudoClass ABSENT = PseudoClass.getPseudoClass("absent");
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass FADED = PseudoClass.getPseudoClass("faded");

    /** Where items begin, right of the numbers of caught items. */
    static final double INDENT = 18;

    private static final double PADDING = 8;
    private static final double GAP = 6;

    private final View view;
    private final FontIcon chevron = Icons.of("mdi2c-chevron-down");
    private final Label heading = new Label();
    private final Label count = new Label();
    private final Region box = new Region();
    private final Label key = new Label();
    private final Label entity = new Label();
    private final Label number = new Label();
    private final IndexSquares squares;
    private boolean isHeading;

    /** What cells ask of their pane. */
    interface View {
        PaneModel pane();

        Texts texts();

        Supplier<ItemPaint> paint();

        /** Says whether an item is the selected one. */
        boolean isSelected(MaterializedItem item);

        /** Says whether the keyboard is on a line. */
        boolean isCurrent(int line);
    }

    RowCell(View view, List<IndexRef> squareIndexes) {
        this.view = view;
        this.squares = new IndexSquares(squareIndexes);
        getStyleClass().add("kl-row");
        setAccessibleRole(AccessibleRole.LIST_ITEM);
        heading.getStyleClass().add("kl-collection-key");
        count.getStyleClass().add("kl-hint");
        box.getStyleClass().add("kl-item");
        key.getStyleClass().add("kl-item-key");
        entity.getStyleClass().add("kl-item-entity");
        number.getStyleClass().add("kl-item-number");
        getChildren().addAll(chevron, heading, count, box, key, entity, squares, number);
        getChildren().forEach(child -> child.setManaged(false));
        // Unmanaged labels do not ask for a layout when a theme or the text's scale changes their font.
        List.of(heading, key)
                .forEach(label -> label.fontProperty().addListener((property, before, now) -> requestLayout()));
    }

    @Override
    public void show(int line) {
        IndexRow row = view.pane().rows().row(line);
        isHeading = row instanceof IndexRow.Heading;
        for (Node part : List.of(chevron, heading, count)) {
            part.setVisible(isHeading);
        }
        for (Node part : List.of(box, key, entity, squares)) {
            part.setVisible(!isHeading);
        }
        pseudoClassStateChanged(CURRENT, isHeading && view.isCurrent(line));
        if (row instanceof IndexRow.Entry entry) {
            showItem(entry.item());
        } else {
            showHeading(row);
        }
        requestLayout();
    }

    private void showHeading(IndexRow row) {
        boolean isFolded = view.pane().rows().isFolded(row.collection());
        chevron.setIconLiteral(isFolded ? "mdi2c-chevron-right" : "mdi2c-chevron-down");
        heading.setText(row.collection().partitionText());
        count.setText(view.texts().get("collections.items", row.collection().size()));
        number.setVisible(false);
        setAccessibleText(heading.getText() + ", " + count.getText());
    }

    private void showItem(MaterializedItem item) {
        KeySchema schema = view.pane().picture().all().key();
        ItemPaint paint = view.paint().get();
        OptionalInt caught = view.pane().numberOf(item);
        boolean isSelected = view.isSelected(item);
        boolean isFaded = view.pane().caught().isPresent() && caught.isEmpty() && !isSelected;
        key.setText(ItemSummary.keyText(item, schema.partition(), schema.sort()));
        entity.setText(item.entity());
        squares.show(item, paint);
        box.setBackground(
                paint.ground(item.entity(), isSelected ? Ground.SELECTED : isFaded ? Ground.FADED : Ground.PLAIN));
        box.pseudoClassStateChanged(SELECTED, isSelected);
        entity.pseudoClassStateChanged(SELECTED, isSelected);
        key.pseudoClassStateChanged(FADED, isFaded);
        number.setVisible(caught.isPresent());
        number.setText(caught.isPresent() ? Integer.toString(caught.getAsInt()) : "");
        setAccessibleText(item.entity() + " " + key.getText());
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double height = getHeight();
        // Before its first style pass a label has no width at all, and it may be shown for the first time now.
        if ((isHeading ? heading : key).getSkin() == null) {
            applyCss();
        }
        if (isHeading) {
            layOutHeading(width, height);
        } else {
            layOutItem(width, height);
        }
    }

    private void layOutHeading(double width, double height) {
        double lift = 1;
        place(chevron, 0, 16, height + lift);
        double countWidth = count.prefWidth(-1);
        place(
                heading,
                INDENT,
                Math.max(0, Math.min(heading.prefWidth(-1), width - INDENT - countWidth - GAP)),
                height + lift);
        place(count, width - countWidth - 2, countWidth, height + lift);
    }

    private void layOutItem(double width, double height) {
        double boxHeight = height - 2;
        box.resizeRelocate(INDENT, 0, width - INDENT, boxHeight);
        double right = width - PADDING + 2;
        if (!squares.getChildren().isEmpty()) {
            double squaresWidth = squares.prefWidth(-1);
            place(squares, right - squaresWidth, squaresWidth, boxHeight);
            right -= squaresWidth + GAP;
        }
        double left = INDENT + PADDING + 3;
        // The key tells items apart, so it comes first; the entity is told by the colour too.
        double keyWidth = Math.min(key.prefWidth(-1), right - left);
        place(key, left, keyWidth, boxHeight);
        double rest = right - left - keyWidth - GAP;
        double entityWidth = Math.min(entity.prefWidth(-1), Math.max(0, rest));
        entity.setVisible(rest > 16);
        place(entity, right - entityWidth, entityWidth, boxHeight);
        double numberWidth = Math.max(16, number.prefWidth(-1));
        number.resizeRelocate(Math.min(0, 16 - numberWidth), (boxHeight - 16) / 2, numberWidth, 16);
    }

    private static void place(Node node, double x, double width, double height) {
        double nodeHeight = node.prefHeight(width);
        node.resizeRelocate(x, Math.rint((height - nodeHeight) / 2), width, nodeHeight);
    }
}
