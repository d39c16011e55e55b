package dev.keyloom.gui.patterns;

import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.request.RequestJson;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.pattern.RequestRun;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The requests of a run as the service gets them, each with what it brought and cost. */
final class RequestView extends VBox {
    private static final int MOST_REQUESTS = 12;

    RequestView(List<RequestRun> runs, Texts texts) {
        super(12);
        runs.stream().limit(MOST_REQUESTS).forEach(run -> getChildren().add(card(run, texts)));
        if (runs.size() > MOST_REQUESTS) {
            Label more = new Label(texts.get("patterns.request.more", runs.size() - MOST_REQUESTS));
            more.getStyleClass().add("kl-hint");
            getChildren().add(more);
        }
        if (runs.isEmpty()) {
            Label none = new Label(texts.get("patterns.request.none"));
            none.getStyleClass().addAll("kl-small", "kl-muted");
            none.setWrapText(true);
            getChildren().add(none);
        }
    }

    private static Node card(RequestRun run, Texts texts) {
        String json = JsonText.file(RequestJson.of(run.request())).strip();
        Label title = new Label(texts.get(
                "patterns.request.step", run.step(), run.request().operation(), Marks.name(run.index(), texts)));
        title.getStyleClass().add("kl-small-strong");
        title.setMinWidth(Region.USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label told = new Label(told(run, texts));
        told.getStyleClass().add("kl-hint");
        told.setMinWidth(0);
        Button copy = new Button("", Icons.of("mdi2c-content-copy", 14));
        copy.getStyleClass().addAll("flat", "kl-icon", "small");
        copy.setTooltip(new Tooltip(texts.get("patterns.request.copy")));
        copy.setAccessibleText(texts.get("patterns.request.copy"));
        copy.setOnAction(event -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(json);
            Clipboard.getSystemClipboard().setContent(content);
        });
        HBox head = new HBox(8, title, gap, told, copy);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("kl-answer-head");
        Label text = new Label(json);
        text.getStyleClass().addAll("kl-mono", "kl-request-text");
        text.setWrapText(true);
        text.setMaxWidth(Double.MAX_VALUE);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox card = new VBox(head, text);
        card.getStyleClass().add("kl-answer-card");
        return card;
    }

    private static String told(RequestRun run, Texts texts) {
        return run.writeUnits() > 0
                ? texts.get("patterns.request.wrote", PatternList.units(run.writeUnits()))
                : texts.get(
                        "patterns.request.read",
                        run.requests(),
                        run.scanned(),
                        run.returned(),
                        PatternList.units(run.readUnits()));
    }
}
