package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.schema.IndexRef;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;

/** Small signs of the place: verdicts, indexes. */
final class Marks {
    private static final int LONGEST_SHORT_NAME = 4;

    private Marks() {}

    /** Returns the sign of a verdict. */
    static FontIcon icon(VerdictMark mark, int pixels) {
        FontIcon icon = Icons.of(mark.icon(), pixels);
        icon.getStyleClass().add(mark.styleClass());
        return icon;
    }

    /** Returns sign and word of a verdict on a ground of its colour. */
    static Label tag(VerdictMark mark, Texts texts) {
        Label tag = new Label(texts.get(mark.textKey()), icon(mark, 13));
        tag.getStyleClass().addAll("kl-tag", mark.styleClass());
        tag.setMinWidth(Region.USE_PREF_SIZE);
        return tag;
    }

    /** Returns a small box with an index's short name, the whole name as tooltip. */
    static Label index(IndexRef index, Texts texts) {
        Label box = new Label(shortName(index));
        box.getStyleClass().add("kl-pattern-index");
        box.setMinWidth(Region.USE_PREF_SIZE);
        box.setTooltip(new Tooltip(name(index, texts)));
        return box;
    }

    /** Returns what an index is called in the window. */
    static String name(IndexRef index, Texts texts) {
        return index.isPrimary() ? texts.get("index.primary") : index.name();
    }

    /** Returns P for the base table, the number of a GSI, the beginning of any other name. */
    static String shortName(IndexRef index) {
        if (index.isPrimary()) {
            return "P";
        }
        String name = index.name().replaceFirst("^(?i)GSI(?=\\d+$)", "");
        return name.length() > LONGEST_SHORT_NAME ? name.substring(0, LONGEST_SHORT_NAME) : name;
    }
}
