package dev.keyloom.gui.keys;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.gui.uses.PatternTip;
import dev.keyloom.gui.uses.PatternUses;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import javafx.scene.text.Text;

/**
 * The heading of the base table or an index: name, number of items, patterns, projection, menu. Patterns that there is no
 * room for are counted, and named in the tip.
 */
final class HeadView extends HBox {
    private static final PseudoClass GROUP_END = PseudoClass.getPseudoClass("group-end");

    private final Texts texts;
    private final PatternMarks marks;
    private final Label title = new Label();
    private final Label hint = new Label();
    private final Tooltip tip = new Tooltip();
    private final Label tag = new Label();
    private final Button menuButton = new Button("", Icons.of("mdi2d-dots-vertical"));
    private final Text ruler = new Text();
    private Optional<IndexHead> shown = Optional.empty();

    HeadView(Texts texts, PatternMarks marks) {
        this.texts = texts;
        this.marks = marks;
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
        Tooltip.install(this, tip);
    }

    /**
     * Shows a heading.
     *
     * @param menu makes the menu of the index
     */
    void show(IndexHead head, boolean isGroupEnd, Supplier<ContextMenu> menu) {
        menuButton.setOnAction(event -> menu.get().show(menuButton, Side.BOTTOM, 0, 0));
        setOnContextMenuRequested(event -> {
            menu.get().show(this, event.getScreenX(), event.getScreenY());
            event.consume();
        });
        pseudoClassStateChanged(GROUP_END, isGroupEnd);
        if (shown.equals(Optional.of(head))) {
            return;
        }
        shown = Optional.of(head);
        String name = Explanation.indexName(texts, head);
        title.setText(name);
        hint.setText(hints(head).get(0));
        tip.setText(PatternTip.of(texts, head.patterns()));
        tag.setText(
                head.projection().map(projection -> projection.kind().name()).orElse(""));
        tag.setVisible(head.projection().isPresent());
        tag.setManaged(head.projection().isPresent());
        menuButton.setAccessibleText(texts.get("keys.menu.of", name));
        menuButton.setTooltip(new Tooltip(texts.get("keys.menu.of", name)));
        marks.followHead(this, head.index());
        showMark();
    }

    /** Marks the heading while the pointer is on a pattern that uses its index. */
    void showMark() {
        pseudoClassStateChanged(
                PatternMarks.MARKED,
                shown.filter(head -> marks.isMarked(head.index())).isPresent());
    }

    @Override
    protected void layoutChildren() {
        shown.ifPresent(this::fit);
        super.layoutChildren();
    }

    /** Takes the longest hint that there is room for. */
    private void fit(IndexHead head) {
        double room = getWidth() - snappedLeftInset() - snappedRightInset() - title.prefWidth(-1);
        if (tag.isManaged()) {
            room -= tag.prefWidth(-1) + getSpacing();
        }
        room -= menuButton.prefWidth(-1) + 3 * getSpacing();
        ruler.setFont(hint.getFont());
        List<String> hints = hints(head);
        String fitting = hints.get(hints.size() - 1);
        for (String candidate : hints) {
            ruler.setText(candidate);
            if (Math.ceil(ruler.getLayoutBounds().getWidth()) <= room) {
                fitting = candidate;
                break;
            }
        }
        hint.setText(fitting);
    }

    private List<String> hints(IndexHead head) {
        String items = head.items().isEmpty()
                ? ""
                : texts.get("keys.items", head.items().getAsInt());
        if (head.patterns().isEmpty()) {
            return List.of(items);
        }
        String key = head.patterns().size() == 1 ? "keys.pattern" : "keys.patterns";
        String before = items.isEmpty() ? "" : items + " · ";
        List<String> hints = new ArrayList<>();
        PatternUses.everShorter(head.patternNumbers()).forEach(numbers -> hints.add(before + texts.get(key, numbers)));
        hints.add(before + texts.get("keys.patterns.count", head.patterns().size()));
        hints.add(items);
        return hints;
    }
}
