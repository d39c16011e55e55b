package dev.keyloom.gui.records;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.records.RecordsViewModel.EntityLine;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.Background;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The entities at the left with their colours and how many records they have. */
final class EntityList extends ListView<EntityLine> {
    private static final double ROW_HEIGHT = 26;
    private static final double WIDTH = 200;
    private static final int ICON_PIXELS = 13;

    private final RecordsViewModel model;
    private final Texts texts;
    private final Function<String, Background> square;
    private final ObservableList<EntityLine> lines = FXCollections.observableArrayList();
    private boolean isShowing;

    EntityList(RecordsViewModel model, Texts texts, Function<String, Background> square) {
        this.model = model;
        this.texts = texts;
        this.square = square;
        getStyleClass().addAll("kl-pattern-list", "kl-record-entities");
        setFixedCellSize(ROW_HEIGHT);
        setPrefWidth(WIDTH);
        setMinWidth(WIDTH);
        setMaxWidth(WIDTH);
        setAccessibleText(texts.get("records.entities"));
        setItems(lines);
        setCellFactory(view -> new EntityCell());
        getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!isShowing && now != null) {
                model.show(now.name());
            }
        });
        model.entitiesProperty().addListener((property, before, now) -> show());
        model.pictureProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        isShowing = true;
        if (!lines.equals(model.entitiesProperty().get())) {
            lines.setAll(model.entitiesProperty().get());
        }
        model.entity().ifPresent(name -> {
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).name().equals(name)) {
                    getSelectionModel().select(i);
                }
            }
        });
        isShowing = false;
    }

    private final class EntityCell extends ListCell<EntityLine> {
        private final Region color = new Region();
        private final Label name = new Label();
        private final Label faults = new Label("", Icons.of("mdi2a-alert-circle-outline", ICON_PIXELS));
        private final Label count = new Label();
        private final HBox row;

        private EntityCell() {
            color.getStyleClass().add("kl-legend-square");
            name.getStyleClass().add("kl-small");
            name.setMinWidth(0);
            faults.getStyleClass().addAll("kl-hint", "kl-danger");
            faults.getGraphic().getStyleClass().add("kl-danger");
            faults.setMinWidth(Region.USE_PREF_SIZE);
            count.getStyleClass().addAll("kl-hint");
            count.setMinWidth(Region.USE_PREF_SIZE);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            row = new HBox(8, color, name, gap, faults, count);
            row.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable EntityLine line, boolean empty) {
            super.updateItem(line, empty);
            if (empty || line == null) {
                setGraphic(null);
                return;
            }
            color.setBackground(square.apply(line.name()));
            name.setText(line.name());
            count.setText(texts.get("records.count", line.count()));
            faults.setText(texts.get("records.count", line.faults()));
            faults.setVisible(line.faults() > 0);
            faults.setManaged(line.faults() > 0);
            setAccessibleText(texts.get("records.entity.spoken", line.name(), line.count(), line.faults()));
            setGraphic(row);
        }
    }
}
