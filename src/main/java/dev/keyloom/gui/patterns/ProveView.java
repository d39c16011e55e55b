package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.ProofState;
import dev.keyloom.prove.Proof;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The search for counterexamples: how far it is, and what it found. Takes no room before one has asked. */
final class ProveView extends VBox {
    private final ProveViewModel prove;
    private final WindowServices services;
    private final Texts texts;
    private final VBox cards = new VBox(12);
    private final ScrollPane scroll = new ScrollPane(cards);
    private final Label progress = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final Node running;

    ProveView(ProveViewModel prove, WindowServices services) {
        this.prove = prove;
        this.services = services;
        this.texts = services.texts();
        getStyleClass().add("kl-prove");
        scroll.getStyleClass().addAll("edge-to-edge", "kl-prove-cards");
        cards.getStyleClass().add("kl-prove-list");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        // A scroll pane does not ask how high wrapped texts become in its width.
        cards.heightProperty().addListener((property, before, now) -> scroll.setPrefHeight(now.doubleValue() + 2));
        running = running();
        prove.stateProperty().addListener((property, before, now) -> show());
        show();
    }

    /** Draws everything anew, as in another theme. */
    void show() {
        ProofState state = prove.state();
        setManaged(!(state instanceof ProofState.None));
        setVisible(isManaged());
        if (state instanceof ProofState.Running now) {
            int done = now.soFar().worlds();
            progress.setText(texts.get(
                    "patterns.prove.progress",
                    done,
                    now.worlds(),
                    now.soFar().failures().size()));
            bar.setProgress(done / (double) now.worlds());
            if (!getChildren().contains(running)) {
                getChildren().setAll(running);
            }
        } else if (state instanceof ProofState.Finished finished) {
            showResult(finished);
        } else {
            getChildren().clear();
        }
    }

    private Node running() {
        Button stop = new Button(texts.get("patterns.prove.stop"), Icons.of("mdi2s-stop"));
        stop.getStyleClass().add("small");
        stop.setMinWidth(Region.USE_PREF_SIZE);
        stop.setTooltip(new Tooltip(texts.get("patterns.prove.stop.hint")));
        stop.setOnAction(event -> prove.stop());
        progress.getStyleClass().add("kl-small");
        progress.setMinWidth(0);
        return line(bar, progress, gap(), stop);
    }

    private void showResult(ProofState.Finished finished) {
        Proof proof = finished.proof();
        boolean isFine = proof.failures().isEmpty();
        VerdictMark mark = isFine ? VerdictMark.PASS : VerdictMark.FAIL;
        String sentence = isFine
                ? texts.get("patterns.prove.fine", proof.worlds())
                : texts.get(
                        "patterns.prove.failed",
                        proof.worlds(),
                        proof.failures().size());
        Label told = new Label(sentence, Marks.icon(mark, 15));
        told.getStyleClass().add("kl-small-strong");
        told.setMinWidth(0);
        HBox head = line(told);
        if (finished.isStale()) {
            Label stale = new Label(texts.get("patterns.prove.stale"));
            stale.getStyleClass().addAll("kl-tag", "kl-warning");
            stale.setMinWidth(Region.USE_PREF_SIZE);
            stale.setTooltip(new Tooltip(texts.get("patterns.prove.stale.hint")));
            head.getChildren().add(stale);
        }
        if (finished.isStopped()) {
            Label stopped = new Label(texts.get("patterns.prove.stopped", finished.worlds()));
            stopped.getStyleClass().add("kl-hint");
            stopped.setMinWidth(Region.USE_PREF_SIZE);
            head.getChildren().add(stopped);
        }
        Button close = new Button(null, Icons.of("mdi2c-close"));
        close.getStyleClass().addAll("small", "flat");
        close.setTooltip(new Tooltip(texts.get("patterns.prove.close")));
        close.setAccessibleText(texts.get("patterns.prove.close"));
        close.setOnAction(event -> prove.clear());
        head.getChildren().addAll(gap(), close);
        getChildren().setAll(head);
        if (!isFine) {
            double seen = scroll.getVvalue();
            EntityPaint paint = EntityPaint.of(finished.model(), services.appearance());
            cards.getChildren()
                    .setAll(proof.failures().stream()
                            .map(failure -> new CounterexampleCard(failure, prove, texts, paint))
                            .toList());
            getChildren().add(scroll);
            scroll.setVvalue(seen);
        }
    }

    private static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    private static HBox line(Node... nodes) {
        HBox line = new HBox(10, nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }
}
