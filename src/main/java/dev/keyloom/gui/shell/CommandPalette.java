package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * Everything by typing: actions, entities, attributes, patterns, items. Opened over the window; Up and Down choose, Enter
 * takes, Esc or a click beside it closes.
 */
final class CommandPalette extends StackPane {
    private static final int MOST_ROWS = 200;
    private static final int VISIBLE_ROWS = 12;
    private static final double ROW_HEIGHT = 28;
    private static final double WIDTH = 520;
    private static final double TOP = 48;

    private final TextField field = new TextField();
    private final ObservableList<Entry> rows = FXCollections.observableArrayList();
    private final ListView<Entry> list = new ListView<>(rows);
    private final Label nothing = new Label();
    private final Supplier<List<Entry>> source;
    private List<Entry> entries = List.of();
    private @Nullable Node focusBefore;

    /**
     * Something that can be found.
     *
     * @param kind what it is, in the user's language
     * @param hint its shortcut, or where it belongs
     */
    record Entry(String icon, String text, String kind, String hint, Runnable run) {}

    CommandPalette(Texts texts, Supplier<List<Entry>> source) {
        this.source = source;
        getStyleClass().add("kl-palette-layer");
        setVisible(false);
        setAlignment(Pos.TOP_CENTER);
        field.setPromptText(texts.get("palette.prompt"));
        field.setAccessibleText(texts.get("palette.prompt"));
        field.getStyleClass().add("kl-palette-field");
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW_HEIGHT);
        list.setCellFactory(view -> new EntryCell());
        nothing.setText(texts.get("palette.nothing"));
        nothing.getStyleClass().addAll("kl-hint", "kl-palette-nothing");
        VBox box = new VBox(field, list, nothing);
        box.getStyleClass().add("kl-palette");
        box.setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        StackPane.setAlignment(box, Pos.TOP_CENTER);
        box.setTranslateY(TOP);
        getChildren().add(box);
        field.textProperty().addListener((property, before, now) -> filter());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        setOnMousePressed(event -> {
            if (event.getTarget() == this) {
                hide();
            }
        });
        list.setOnMouseClicked(event -> take());
    }

    /** Opens the palette over the window with an empty field. */
    void show() {
        focusBefore = getScene() == null ? null : getScene().getFocusOwner();
        entries = source.get();
        field.clear();
        filter();
        setVisible(true);
        field.requestFocus();
    }

    void hide() {
        setVisible(false);
        Node before = focusBefore;
        if (before != null && before.getScene() == getScene()) {
            before.requestFocus();
        }
    }

    StringProperty queryProperty() {
        return field.textProperty();
    }

    ObservableList<Entry> rows() {
        return rows;
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            hide();
        } else if (event.getCode() == KeyCode.ENTER) {
            take();
        } else if (event.getCode() == KeyCode.DOWN) {
            move(1);
        } else if (event.getCode() == KeyCode.UP) {
            move(-1);
        } else {
            return;
        }
        event.consume();
    }

    private void move(int step) {
        if (rows.isEmpty()) {
            return;
        }
        int next = Math.floorMod(list.getSelectionModel().getSelectedIndex() + step, rows.size());
        list.getSelectionModel().select(next);
        list.scrollTo(Math.max(0, next - VISIBLE_ROWS + 2));
    }

    private void take() {
        Entry chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            hide();
            chosen.run().run();
        }
    }

    private void filter() {
        record Scored(Entry entry, int score) {}
        String typed = field.getText();
        List<Scored> found = new ArrayList<>();
        for (Entry entry : entries) {
            OptionalInt score = Fuzzy.score(typed, entry.text());
            if (score.isPresent()) {
                found.add(new Scored(entry, score.getAsInt()));
            }
        }
        if (!typed.isBlank()) {
            found.sort(Comparator.comparingInt((Scored scored) -> -scored.score()));
        }
        rows.setAll(found.stream().limit(MOST_ROWS).map(Scored::entry).toList());
        list.setPrefHeight(Math.max(1, Math.min(VISIBLE_ROWS, rows.size())) * ROW_HEIGHT + 2);
        list.setVisible(!rows.isEmpty());
        list.setManaged(!rows.isEmpty());
        nothing.setVisible(rows.isEmpty());
        nothing.setManaged(rows.isEmpty());
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    private static final class EntryCell extends ListCell<Entry> {
        /** A cell without a width of its own is as wide as the list, which then has no bar below it. */
        private EntryCell() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            if (empty || entry == null) {
                setGraphic(null);
                setText(null);
                return;
            }
            Label text = new Label(entry.text());
            text.getStyleClass().add("kl-small");
            Label kind = new Label(entry.kind());
            kind.setMinWidth(Region.USE_PREF_SIZE);
            kind.getStyleClass().add("kl-hint");
            Label hint = new Label(entry.hint());
            hint.setMinWidth(Region.USE_PREF_SIZE);
            hint.getStyleClass().add("kl-hint");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            HBox row = new HBox(8, Icons.of(entry.icon()), text, kind, gap, hint);
            row.setAlignment(Pos.CENTER_LEFT);
            setGraphic(row);
            setText(null);
        }
    }
}
