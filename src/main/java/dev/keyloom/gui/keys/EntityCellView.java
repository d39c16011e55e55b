package dev.keyloom.gui.keys;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The frozen cell at the left of a row: the entity's colour and name, and which variant the row is. */
final class EntityCellView extends Region {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private final Region bar = new Region();
    private final Label name = new Label();
    private final Label tag = new Label();
    private final Label condition = new Label();
    private final HBox title = new HBox(name, tag);
    private final VBox lines = new VBox(title, condition);
    private Optional<Content> content = Optional.empty();

    /**
     * All that the cell shows.
     *
     * @param condition when the variant applies, in words
     */
    record Content(
            String entity,
            Rgb color,
            Optional<String> variant,
            Optional<String> condition,
            KeyRow.Standing standing,
            PictureTheme theme,
            GridMetrics metrics) {}

    EntityCellView() {
        getStyleClass().add("kl-entity-cell");
        setAccessibleRole(AccessibleRole.TABLE_CELL);
        bar.getStyleClass().add("kl-entity-bar");
        tag.getStyleClass().addAll("kl-tag", "kl-entity-variant");
        condition.getStyleClass().addAll("kl-hint", "kl-entity-condition");
        title.getStyleClass().add("kl-entity-title");
        lines.getStyleClass().add("kl-entity-lines");
        tag.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().addAll(bar, lines);
    }

    void show(Content next) {
        if (content.isPresent() && content.get().equals(next)) {
            return;
        }
        content = Optional.of(next);
        bar.setStyle("-fx-background-color: "
                + EntityColors.inTheme(next.color(), next.theme()).hex() + ";");
        name.setText(next.entity());
        name.getStyleClass()
                .setAll("label", next.standing() == KeyRow.Standing.FIRST ? "kl-entity-name" : "kl-entity-again");
        tag.setText(next.variant().orElse(""));
        tag.setVisible(next.variant().isPresent());
        tag.setManaged(next.variant().isPresent());
        condition.setText(next.condition().orElse(""));
        condition.setVisible(next.condition().isPresent());
        condition.setManaged(next.condition().isPresent());
        setAccessibleText(String.join(
                " ", next.entity(), next.variant().orElse(""), next.condition().orElse("")));
        requestLayout();
    }

    void setSelected(boolean isSelected) {
        pseudoClassStateChanged(SELECTED, isSelected);
    }

    @Override
    protected void layoutChildren() {
        GridMetrics metrics = content.orElseThrow().metrics();
        bar.resizeRelocate(0, 0, metrics.colorBar(), getHeight() - 1);
        double left = metrics.colorBar() + metrics.padding();
        double width = getWidth() - left - metrics.px(4);
        double height = lines.prefHeight(width);
        lines.resizeRelocate(left, Math.rint((getHeight() - 1 - height) / 2), width, height);
    }
}
