package dev.keyloom.gui.findings;

import dev.keyloom.gui.findings.RulePage.Block;
import dev.keyloom.gui.findings.RulePage.Kind;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The page about a rule, drawn. */
final class RulePageView extends VBox {
    RulePageView(RulePage page) {
        super(6);
        getStyleClass().add("kl-rule-page");
        page.blocks().forEach(block -> getChildren().add(node(block)));
    }

    private static Node node(Block block) {
        return switch (block.kind()) {
            case TITLE -> label(block.text(), "kl-small-strong");
            case HEADING -> label(block.text(), "kl-rule-heading");
            case CODE -> label(block.text(), "kl-rule-code");
            case PARAGRAPH -> flow(block.text());
            case ITEM -> flow("•  " + block.text());
        };
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setWrapText(!"kl-rule-code".equals(styleClass));
        label.setMaxWidth(Double.MAX_VALUE);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static TextFlow flow(String text) {
        TextFlow flow = new TextFlow();
        for (RulePage.Stretch stretch : RulePage.stretches(text)) {
            Text node = new Text(stretch.text());
            node.getStyleClass().add(stretch.kind() == Kind.CODE ? "kl-rule-word" : "kl-rule-text");
            flow.getChildren().add(node);
        }
        return flow;
    }
}
