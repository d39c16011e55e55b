package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.AttributeRow;
import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.KeyBadge;
import dev.keyloom.diagram.KeyColumn;
import dev.keyloom.diagram.KeyRole;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.gui.control.Texts;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Group;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** An entity's box: head with name and key letters, then a row for each attribute. */
final class BoxView extends NodeView {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("selected");

    /** After the ring and the head. */
    private static final int BEFORE_NAME = 2;

    private final Region head = new Region();
    private final Group letters = new Group();
    private final Group rows = new Group();
    private Text name = new Text();
    private @Nullable EntityBox shown;
    private String selectedAttribute = "";

    BoxView() {
        getStyleClass().add("kl-box");
        head.getStyleClass().add("kl-box-head");
        head.setManaged(false);
        rows.setAutoSizeChildren(false);
        getChildren().setAll(ring(), head, letters, rows, name);
    }

    @Override
    void show(DiagramNode node, Texts texts) {
        EntityBox box = (EntityBox) node;
        EntityBox before = shown;
        shown = box;
        if (before == null || !before.at(box.bounds().topLeft()).equals(box)) {
            rebuild(box, texts);
        }
        place(box);
    }

    @Override
    void show(Visibility visibility, double zoom) {
        // Taken out, not hidden: what is hidden is still styled, and a box has fifty nodes.
        Children.set(getChildren(), BEFORE_NAME, letters, visibility != Visibility.NAMES);
        Children.set(getChildren(), BEFORE_NAME, rows, visibility == Visibility.ALL);
        Optional.ofNullable(shown).ifPresent(box -> {
            if (visibility == Visibility.ALL) {
                placeName(box);
            } else {
                enlargeName(box, zoom);
            }
        });
    }

    @Override
    void selectAttribute(String attribute) {
        if (!attribute.equals(selectedAttribute)) {
            selectedAttribute = attribute;
            markRow();
        }
    }

    private void rebuild(EntityBox box, Texts texts) {
        head.resizeRelocate(0, 0, box.bounds().width(), box.headHeight());
        getChildren().remove(name);
        name = CanvasText.leftAt(box.entity(), TextStyle.BOX_NAME, EntityBox.PADDING, headCenter(box));
        getChildren().add(name);
        letters.getChildren().clear();
        for (KeyColumn column : box.columns()) {
            letters.getChildren()
                    .add(CanvasText.centeredAt(
                            column.letter(), TextStyle.KEY, column.centerX(), headCenter(box), "kl-muted"));
        }
        rows.getChildren().clear();
        box.rows().forEach(row -> addRow(box, row));
        if (box.hiddenAttributes() > 0) {
            addMore(box, texts);
        }
        markRow();
    }

    private void addRow(EntityBox box, AttributeRow row) {
        Bounds bounds = row.bounds();
        Region ground = new Region();
        ground.getStyleClass().add("kl-box-row");
        ground.setUserData(row.attribute());
        ground.resizeRelocate(1, bounds.y(), bounds.width() - 2, bounds.height());
        Text label = CanvasText.leftAt(row.attribute(), TextStyle.ATTRIBUTE, EntityBox.PADDING, bounds.centerY());
        label.setUnderline(row.isIdentifier());
        rows.getChildren()
                .addAll(
                        ground,
                        label,
                        CanvasText.centeredAt(
                                row.type().name(), TextStyle.KEY, box.typeCenterX(), bounds.centerY(), "kl-muted"));
        row.badges().forEach(this::addBadge);
    }

    private void addBadge(KeyBadge badge) {
        if (badge.role() == KeyRole.PARTITION) {
            Region filled = new Region();
            filled.getStyleClass().add("kl-box-badge");
            filled.resizeRelocate(
                    badge.bounds().x(),
                    badge.bounds().y(),
                    badge.bounds().width(),
                    badge.bounds().height());
            rows.getChildren().add(filled);
        }
        rows.getChildren().add(CanvasText.in(badge.bounds(), badge.letter(), TextStyle.KEY));
    }

    private void addMore(EntityBox box, Texts texts) {
        List<AttributeRow> all = box.rows();
        AttributeRow last = all.get(all.size() - 1);
        rows.getChildren()
                .add(CanvasText.leftAt(
                        texts.get("diagram.more", box.hiddenAttributes()),
                        TextStyle.LABEL,
                        EntityBox.PADDING,
                        last.bounds().bottom() + last.bounds().height() / 2));
    }

    private void markRow() {
        rows.getChildren().stream()
                .filter(Region.class::isInstance)
                .forEach(row -> row.pseudoClassStateChanged(CHOSEN, selectedAttribute.equals(row.getUserData())));
    }

    private void placeName(EntityBox box) {
        name.setScaleX(1);
        name.setScaleY(1);
        name.setX(EntityBox.PADDING);
        name.setY(headCenter(box));
    }

    private void enlargeName(EntityBox box, double zoom) {
        boolean hasBody = box.bounds().height() > 2 * box.headHeight();
        double top = hasBody ? box.headHeight() : 0;
        name.setX((box.bounds().width() - name.getLayoutBounds().getWidth()) / 2);
        name.setY((top + box.bounds().height()) / 2);
        enlarge(name, zoom, box.bounds().width(), box.bounds().height() - top);
    }

    private static double headCenter(EntityBox box) {
        return (EntityBox.BAR_HEIGHT + box.headHeight()) / 2;
    }
}
