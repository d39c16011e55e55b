package dev.keyloom.gui.shell;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Result;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A sample on the start page: its picture, what it shows, how big it is. A click or Enter opens a copy. */
final class SampleCard extends VBox {
    private static final double PICTURE_WIDTH = 192;
    private static final double PICTURE_HEIGHT = 114;
    private static final double SUMMARY_HEIGHT = 34;

    private final WindowServices services;
    private final Canvas picture = new Canvas(PICTURE_WIDTH, PICTURE_HEIGHT);
    private final Label title = new Label();
    private final Label summary = new Label();
    private final Label size = new Label();

    /** What a card shows, read and computed away from the UI thread. */
    private record Loaded(String title, String summary, int entities, int patterns, int indexes, Thumbnail thumbnail) {
        static Loaded of(Document document) {
            DataModel model = document.model();
            return new Loaded(
                    model.name(),
                    firstSentence(model.description().orElse("")),
                    model.entities().size(),
                    model.accessPatterns().size(),
                    model.tables().stream()
                            .mapToInt(table -> table.schema().indexes().size())
                            .sum(),
                    new Thumbnail(document));
        }

        private static String firstSentence(String text) {
            int end = text.indexOf(". ");
            return end < 0 ? text : text.substring(0, end + 1);
        }
    }

    SampleCard(String name, Workspace workspace, WindowServices services) {
        this.services = services;
        getStyleClass().add("kl-sample");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.BUTTON);
        StackPane frame = new StackPane(picture);
        frame.getStyleClass().add("kl-sample-picture");
        title.getStyleClass().add("kl-strong");
        summary.getStyleClass().addAll("kl-small", "kl-muted");
        summary.setWrapText(true);
        summary.setMinHeight(SUMMARY_HEIGHT);
        summary.setMaxHeight(SUMMARY_HEIGHT);
        summary.setAlignment(Pos.TOP_LEFT);
        size.getStyleClass().add("kl-hint");
        Region gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        VBox text = new VBox(title, summary, gap, size);
        text.getStyleClass().add("kl-sample-text");
        VBox.setVgrow(text, Priority.ALWAYS);
        getChildren().addAll(frame, text);
        setOnMouseClicked(event -> workspace.openSample(name));
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
                workspace.openSample(name);
                event.consume();
            }
        });
        services.tasks()
                .run(
                        cancelled ->
                                SampleModels.read(name).flatMap(Result::value).map(Loaded::of),
                        loaded -> loaded.ifPresent(this::show),
                        failure -> {
                            throw new IllegalStateException("The card of sample " + name, failure);
                        });
    }

    private void show(Loaded loaded) {
        setAccessibleText(loaded.title());
        title.setText(loaded.title());
        summary.setText(loaded.summary());
        size.setText(services.texts().get("start.sample.size", loaded.entities(), loaded.patterns(), loaded.indexes()));
        loaded.thumbnail().draw(picture, services.appearance().theme());
        services.appearance()
                .themeProperty()
                .addListener((property, before, now) -> loaded.thumbnail().draw(picture, now));
    }
}
