package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.document.Point;
import dev.keyloom.gui.control.Texts;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;

/** The node of a box or chip. It is kept as long as the entity is there and changes only where the scene did. */
abstract class NodeView extends Pane {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
    private static final PseudoClass LIFTED = PseudoClass.getPseudoClass("lifted");

    /** Height of a name on the screen that can still be read. */
    private static final double READABLE_PIXELS = 15;

    private static final double NAME_SHARE = 0.9;

    private final Region ring = new Region();

    NodeView() {
        setAccessibleRole(AccessibleRole.NODE);
        setManaged(false);
        ring.getStyleClass().add("kl-ring");
        ring.setManaged(false);
        ring.setMouseTransparent(true);
    }

    /** Shows a box or chip; nothing happens if it is as before. */
    abstract void show(DiagramNode node, Texts texts);

    /** Shows what can be read at a zoom. */
    abstract void show(Visibility visibility, double zoom);

    /** Marks a row as selected; none if the attribute is not of this box. */
    abstract void selectAttribute(String attribute);

    final void place(DiagramNode node) {
        Point corner = node.bounds().topLeft();
        setLayoutX(corner.x());
        setLayoutY(corner.y());
        resize(node.bounds().width(), node.bounds().height());
        ring.resizeRelocate(0, 0, node.bounds().width(), node.bounds().height());
    }

    /** Makes a name as large as it takes to read it at a zoom, as far as there is room; never smaller than drawn. */
    static void enlarge(Text name, double zoom, double width, double height) {
        double ownWidth = Math.max(1, name.getLayoutBounds().getWidth());
        double ownHeight = Math.max(1, name.getLayoutBounds().getHeight());
        double room = NAME_SHARE * Math.min(width / ownWidth, height / ownHeight);
        double scale = Math.max(1, Math.min(READABLE_PIXELS / (ownHeight * zoom), room));
        name.setScaleX(scale);
        name.setScaleY(scale);
    }

    final Region ring() {
        return ring;
    }

    final void setSelected(Mark mark) {
        pseudoClassStateChanged(SELECTED, mark == Mark.SELECTED || mark == Mark.LIFTED);
        pseudoClassStateChanged(LIFTED, mark == Mark.LIFTED);
    }

    /** Sets the entity's colours as looked-up colours of this node. */
    final void color(String entity, EntityColors colors, PictureTheme theme) {
        String style = String.format(
                Locale.ROOT,
                "-kl-entity: %s; -kl-head: %s; -kl-letter: %s;",
                colors.color(entity, theme).hex(),
                colors.tint(entity, EntityColors.Tint.BOX_HEAD, theme).hex(),
                colors.tint(entity, EntityColors.Tint.KEY_LETTER, theme).hex());
        if (!style.equals(getStyle())) {
            setStyle(style);
        }
    }

    /** How a box or chip stands out. */
    enum Mark {
        NONE,
        SELECTED,
        /** Being dragged. */
        LIFTED
    }
}
