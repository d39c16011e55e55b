package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.prove.Counterexample;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A world in which a pattern fails: why, asked with what, its records, and the way into the author's own records. */
final class CounterexampleCard extends VBox {
    private final Counterexample failure;
    private final Texts texts;

    CounterexampleCard(Counterexample failure, ProveViewModel prove, Texts texts, EntityPaint paint) {
        super(8);
        this.failure = failure;
        this.texts = texts;
        getStyleClass().addAll("kl-explanation", "danger");
        Label why = new Label(texts.get(
                "patterns.prove.enough",
                failure.records(),
                failure.why().map(texts::say).orElse("")));
        why.getStyleClass().add("kl-small");
        why.setWrapText(true);
        why.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(head(prove), why, arguments());
        failure.world().records().forEach((entity, records) -> {
            if (!records.isEmpty()) {
                getChildren().add(new RecordsTable(entity, records, texts, paint));
            }
        });
    }

    private Node head(ProveViewModel prove) {
        Label number = new Label(Integer.toString(failure.pattern().number()));
        number.getStyleClass().addAll("kl-mono", "kl-muted");
        number.setMinWidth(Region.USE_PREF_SIZE);
        Label name = new Label(failure.pattern().name());
        name.getStyleClass().add("kl-strong");
        name.setMinWidth(0);
        Label world = new Label(texts.get("patterns.prove.world", failure.worldNumber()));
        world.getStyleClass().add("kl-hint");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, number, name, world, gap, way(prove));
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private Node way(ProveViewModel prove) {
        return switch (prove.addition(failure)) {
            case POSSIBLE -> {
                Button add = new Button(texts.get("patterns.prove.add"), Icons.of("mdi2p-plus"));
                add.getStyleClass().addAll("accent", "small");
                add.setMinWidth(Region.USE_PREF_SIZE);
                add.setTooltip(new Tooltip(texts.get("patterns.prove.add.hint")));
                add.setOnAction(event -> prove.add(failure));
                yield add;
            }
            case DONE -> hint("patterns.prove.added");
            case GONE -> hint("patterns.prove.gone");
        };
    }

    private Label hint(String key) {
        Label hint = new Label(texts.get(key));
        hint.getStyleClass().add("kl-hint");
        hint.setMinWidth(Region.USE_PREF_SIZE);
        return hint;
    }

    private Node arguments() {
        boolean isNone = failure.run().arguments().isEmpty();
        FlowPane chips = new FlowPane(6, 6, hint(isNone ? "patterns.with.nothing" : "patterns.with"));
        chips.setAlignment(Pos.CENTER_LEFT);
        failure.run().arguments().forEach((name, value) -> chips.getChildren().add(new ArgumentChip(name, value)));
        return chips;
    }
}
