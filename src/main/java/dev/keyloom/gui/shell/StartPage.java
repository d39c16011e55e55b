package dev.keyloom.gui.shell;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;

/** What the window shows while nothing is open: create, recover, recent files; and samples that teach. */
final class StartPage extends BorderPane {
    private static final double LEFT_WIDTH = 330;
    private static final double CARD_GAP = 16;

    private final Workspace workspace;
    private final WindowServices services;
    private final Texts texts;
    private final VBox recovery = new VBox(8);
    private final VBox recent = new VBox();
    private final TilePane gallery = new TilePane(CARD_GAP, CARD_GAP);

    StartPage(Workspace workspace, WindowServices services, Runnable newModel) {
        this.workspace = workspace;
        this.services = services;
        this.texts = services.texts();
        getStyleClass().add("kl-start");
        setLeft(left(newModel));
        setCenter(right());
        workspace.leftovers().addListener((ListChangeListener<RecoveryFiles.Leftover>) change -> showRecovery());
        workspace.recentFiles().addListener((ListChangeListener<Path>) change -> showRecent());
        showRecovery();
        showRecent();
    }

    /** Fills the gallery; reading all samples takes a while. */
    void showSamples() {
        SampleModels.names().forEach(name -> gallery.getChildren().add(new SampleCard(name, workspace, services)));
    }

    private Node left(Runnable newModel) {
        Label title = new Label(texts.get("app.name"));
        title.getStyleClass().add("kl-title");
        Label purpose = new Label(texts.get("start.purpose"));
        purpose.getStyleClass().add("kl-muted");
        purpose.setWrapText(true);
        Button create = wide(texts.get("action.new"), "mdi2f-file-plus-outline", newModel);
        create.getStyleClass().add("accent");
        create.setDefaultButton(true);
        Button open = wide(texts.get("action.open"), "mdi2f-folder-open-outline", workspace::open);
        HBox buttons = new HBox(8, create, open);
        for (Button button : List.of(create, open)) {
            button.setPrefWidth(LEFT_WIDTH / 2);
            HBox.setHgrow(button, Priority.ALWAYS);
        }
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        VBox column = new VBox(16, new VBox(4, title, purpose), buttons, recovery, recent, gap, dropCard());
        column.getStyleClass().add("kl-start-left");
        column.setPrefWidth(LEFT_WIDTH);
        column.setMinWidth(LEFT_WIDTH);
        return column;
    }

    private Node dropCard() {
        Label title = new Label(texts.get("start.drop.title"));
        title.getStyleClass().add("kl-small-strong");
        Label text = new Label(texts.get("start.drop.text"));
        text.getStyleClass().add("kl-hint");
        text.setWrapText(true);
        VBox card = new VBox(8, Icons.of("mdi2t-tray-arrow-down", 24), title, text);
        card.getChildren().get(0).getStyleClass().add("kl-accent");
        card.setAlignment(Pos.CENTER);
        card.getStyleClass().add("kl-drop-card");
        return card;
    }

    private Node right() {
        Label title = new Label(texts.get("start.samples"));
        title.getStyleClass().add("kl-heading");
        Label hint = new Label(texts.get("start.samples.hint"));
        hint.getStyleClass().addAll("kl-small", "kl-muted");
        HBox head = new HBox(12, title, hint);
        head.setAlignment(Pos.BASELINE_LEFT);
        gallery.setPrefColumns(5);
        gallery.setTileAlignment(Pos.TOP_LEFT);
        VBox column = new VBox(16, head, gallery);
        column.getStyleClass().add("kl-start-right");
        ScrollPane scroll = new ScrollPane(column);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("edge-to-edge");
        return scroll;
    }

    private void showRecovery() {
        recovery.getChildren().clear();
        DateTimeFormatter time =
                DateTimeFormatter.ofPattern("HH:mm", texts.locale()).withZone(ZoneId.systemDefault());
        for (RecoveryFiles.Leftover leftover : workspace.leftovers()) {
            Label title = new Label(
                    texts.get("start.recovery.title", leftover.title(), time.format(leftover.time())),
                    Icons.of("mdi2h-history"));
            title.getGraphic().getStyleClass().add("kl-warning");
            title.getStyleClass().add("kl-small-strong");
            title.setWrapText(true);
            Label text = new Label(texts.get("start.recovery.text"));
            text.getStyleClass().add("kl-small");
            text.setWrapText(true);
            Button recover = new Button(texts.get("start.recovery.recover"));
            recover.getStyleClass().add("small");
            recover.setOnAction(event -> workspace.recover(leftover));
            Button discard = new Button(texts.get("start.recovery.discard"));
            discard.getStyleClass().addAll("small", "flat");
            discard.setOnAction(event -> workspace.discard(leftover));
            VBox card = new VBox(6, title, text, new HBox(8, recover, discard));
            card.getStyleClass().add("kl-recovery-card");
            recovery.getChildren().add(card);
        }
        recovery.setVisible(!recovery.getChildren().isEmpty());
        recovery.setManaged(recovery.isVisible());
    }

    private void showRecent() {
        recent.getChildren().clear();
        recent.setVisible(!workspace.recentFiles().isEmpty());
        recent.setManaged(recent.isVisible());
        Label title = new Label(texts.get("start.recent"));
        title.getStyleClass().add("kl-small-strong");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Hyperlink clear = new Hyperlink(texts.get("start.recent.clear"));
        clear.getStyleClass().add("kl-hint");
        clear.setOnAction(event -> workspace.clearRecentFiles());
        HBox head = new HBox(title, gap, clear);
        head.setAlignment(Pos.CENTER_LEFT);
        recent.getChildren().add(head);
        workspace.recentFiles().forEach(path -> recent.getChildren().add(recentRow(path)));
    }

    private Node recentRow(Path path) {
        String fileName = path.getFileName().toString();
        Label name = new Label(fileName.replaceFirst("\\.keyloom\\.json$", ""));
        name.getStyleClass().add("kl-body");
        Label folder = new Label(path.toString());
        folder.getStyleClass().add("kl-hint");
        folder.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        Button row = new Button("", new HBox(10, Icons.of("mdi2f-file-document-outline"), new VBox(name, folder)));
        ((HBox) row.getGraphic()).setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().addAll("flat", "kl-recent-row");
        row.setMaxWidth(Double.MAX_VALUE);
        row.setAccessibleText(fileName);
        row.setDisable(!Files.exists(path));
        row.setOnAction(event -> workspace.open(path));
        return row;
    }

    private static Button wide(String text, String icon, Runnable action) {
        Button button = new Button(text, Icons.of(icon));
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add("kl-start-button");
        button.setOnAction(event -> action.run());
        return button;
    }
}
