package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The heading of the base table or an index: name, number of items, patterns, projection, menu. */
final class HeadView extends HBox {
    private static final PseudoClass GROUP_END = PseudoClass.getPseudoClass("group-end");

    private final Texts texts;
    private final Label title = new Label();
    private final Label hint = new Label();
    private final Label tag = new Label();
    private final Button menuButton = new Button("", Icons.of("mdi2d-dots-vertical"));

    HeadView(Texts texts) {
        this.texts = texts;
        getStyleClass().add("kl-key-head");
        title.getStyleClass().add("kl-small-strong");
        title.setMinWidth(Region.USE_PREF_SIZE);
        hint.getStyleClass().add("kl-hint");
        tag.getStyleClass().addAll("kl-tag", "kl-key-projection");
        tag.setMinWidth(Region.USE_PREF_SIZE);
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        menuButton.getStyleClass().addAll("flat", "kl-key-menu");
        menuButton.setFocusTraversable(false);
        getChildren().addAll(title, hint, spacer, tag, menuButton);
    }

    /**
     * Shows a heading.
     *
     * @param menu makes the menu of the index
     */
    void show(IndexHead head, boolean isGroupEnd, Supplier<ContextMenu> menu) {
        String name = Explanation.indexName(texts, head);
        title.setText(name);
        hint.setText(hint(head));
        Tooltip.install(hint, new Tooltip(hint.getText()));
        tag.setText(
                head.projection().map(projection -> projection.kind().name()).orElse(""));
        tag.setVisible(head.projection().isPresent());
        tag.setManaged(head.projection().isPresent());
        menuButton.setAccessibleText(texts.get("keys.menu.of", name));
        menuButton.setTooltip(new Tooltip(texts.get("keys.menu.of", name)));
        menuButton.setOnAction(event -> menu.get().show(menuButton, Side.BOTTOM, 0, 0));
        setOnContextMenuRequested(event -> {
            menu.get().show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
        pseudoClassStateChanged(GROUP_END, isGroupEnd);
    }

    private String hint(IndexHead head) {
        String items = head.items().isEmpty()
                ? ""
                : texts.get("keys.items", head.items().getAsInt());
        if (head.patterns().isEmpty()) {
            return items;
        }
        String key = head.patterns().size() == 1 ? "keys.pattern" : "keys.patterns";
        String patterns = texts.get(key, PatternUses.inShort(head.patterns()));
        return items.isEmpty() ? patterns : items + " · " + patterns;
    }
}
