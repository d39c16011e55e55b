package dev.keyloom.gui.diagram;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Asks at the canvas's top whether entities may go with their records. Nothing waits for the answer. */
final class RemovalBar extends HBox {
    private final Texts texts;
    private final Label question = new Label("", Icons.of("mdi2t-trash-can-outline"));

    RemovalBar(DiagramCommands commands, Texts texts, Runnable whenAnswered) {
        this.texts = texts;
        getStyleClass().add("kl-removal-bar");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Button remove = new Button(texts.get("diagram.removal.remove"));
        remove.getStyleClass().addAll("danger", "small");
        remove.setOnAction(event -> {
            commands.confirmRemoval();
            whenAnswered.run();
        });
        Button keep = new Button(texts.get("diagram.removal.keep"));
        keep.getStyleClass().add("small");
        keep.setCancelButton(true);
        keep.setOnAction(event -> {
            commands.keep();
            whenAnswered.run();
        });
        question.getStyleClass().add("kl-small-strong");
        getChildren().setAll(question, remove, keep);
        commands.model().removalProperty().addListener((property, before, now) -> {
            show(now);
            if (now.isPresent()) {
                remove.requestFocus();
            }
        });
        // A removal that was asked about of another state of the document is no longer the one that was meant.
        commands.model().store().revisionProperty().addListener((property, before, now) -> commands.keep());
        show(Optional.empty());
    }

    private void show(Optional<Removal> removal) {
        setVisible(removal.isPresent());
        setManaged(removal.isPresent());
        removal.ifPresent(
                asked -> question.setText(texts.get("diagram.removal.question", asked.entities(), asked.records())));
    }
}
