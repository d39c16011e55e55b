package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Chip;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.gui.control.Texts;
import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/** A chip: an associative entity on its line, or a kind that is not stored. */
final class ChipView extends NodeView {
    private static final PseudoClass EXTERNAL = PseudoClass.getPseudoClass("external");

    private final Region ground = new Region();
    private Text name = new Text();
    private @Nullable Chip shown;

    ChipView() {
        getStyleClass().add("kl-chip");
        ground.getStyleClass().add("kl-chip-ground");
        ground.setManaged(false);
    }

    @Override
    void show(DiagramNode node, Texts texts) {
        Chip chip = (Chip) node;
        Chip before = shown;
        shown = chip;
        if (before == null || !before.at(chip.bounds().topLeft()).equals(chip)) {
            boolean isExternal = chip.kind() == Chip.Kind.EXTERNAL;
            pseudoClassStateChanged(EXTERNAL, isExternal);
            Bounds own = chip.bounds().moved(-chip.bounds().x(), -chip.bounds().y());
            ground.resizeRelocate(0, 0, own.width(), own.height());
            double lower = isExternal ? 0 : EntityBox.BAR_HEIGHT / 2;
            getChildren()
                    .setAll(ring(), ground, CanvasText.in(own.moved(0, lower), chip.entity(), TextStyle.CHIP_NAME));
        }
        place(chip);
    }

    @Override
    void show(Visibility visibility, double zoom) {
        double enlargedFor = visibility == Visibility.ALL ? 1 : zoom;
        enlarge(name, enlargedFor, getWidth(), getHeight());
    }

    @Override
    void selectAttribute(String attribute) {
        // A chip shows no attributes.
    }
}
