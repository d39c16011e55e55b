package dev.keyloom.gui.findings;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The problems of the model, worst first. Closed it shows counts and the worst one; a click on a row leads to the culprit. */
public final class ProblemsPanel extends VBox {
    private static final double ROW_HEIGHT = 24;
    private static final double OPEN_HEIGHT = 120;
    private static final double SCROLL_BAR = 40;

    private final OpenDocument document;
    private final Texts texts;
    private final ObservableList<Problem> rows = FXCollections.observableArrayList();
    private final ListView<Problem> list = new ListView<>(rows);
    private final Label errors = count(Severity.ERROR);
    private final Label warnings = count(Severity.WARNING);
    private final Label information = count(Severity.INFO);
    private final Label worst = new Label();
    private final Button toggle = new Button();

    public ProblemsPanel(OpenDocument document, WindowServices services) {
        this.document = document;
        this.texts = services.texts();
        getStyleClass().add("kl-findings");
        list.setFixedCellSize(ROW_HEIGHT);
        list.setPrefHeight(OPEN_HEIGHT);
        list.setMinHeight(OPEN_HEIGHT);
        list.setAccessibleText(texts.get("problems.title"));
        list.setCellFactory(view -> new ProblemCell());
        list.setOnMouseClicked(event -> goToSelected());
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected();
            }
        });
        Label fine = new Label(texts.get("problems.none"));
        fine.getStyleClass().addAll("kl-small", "kl-muted");
        list.setPlaceholder(fine);
        getChildren().addAll(head(), list);
        setOpen(false);
        document.store().derivedProperty().addListener((property, before, now) -> show(problems()));
        show(problems());
    }

    private Node head() {
        Label title = new Label(texts.get("problems.title"));
        title.getStyleClass().add("kl-small-strong");
        worst.getStyleClass().add("kl-small");
        worst.setMinWidth(0);
        worst.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(worst, Priority.ALWAYS);
        toggle.getStyleClass().addAll("flat", "kl-icon", "small");
        toggle.setAccessibleText(texts.get("problems.toggle"));
        toggle.setTooltip(new Tooltip(texts.get("problems.toggle")));
        toggle.setOnAction(event -> setOpen(!list.isVisible()));
        HBox head = new HBox(12, title, errors, warnings, information, worst, toggle);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("kl-findings-head");
        head.setOnMouseClicked(event -> setOpen(!list.isVisible()));
        return head;
    }

    private void setOpen(boolean open) {
        list.setVisible(open);
        list.setManaged(open);
        toggle.setGraphic(Icons.of(open ? "mdi2c-chevron-down" : "mdi2c-chevron-up"));
    }

    private ProblemList problems() {
        return document.store().derived().map(ProblemList::of).orElse(ProblemList.NONE);
    }

    private void show(ProblemList all) {
        rows.setAll(all.problems());
        errors.setText(Long.toString(all.count(Severity.ERROR)));
        warnings.setText(Long.toString(all.count(Severity.WARNING)));
        information.setText(Long.toString(all.count(Severity.INFO)));
        Optional<Problem> first = all.problems().stream().findFirst();
        worst.setText(first.map(Problem::message).orElse(texts.get("problems.none")));
        worst.getStyleClass().removeAll("kl-muted", "kl-danger");
        if (first.isEmpty()) {
            worst.getStyleClass().add("kl-muted");
        } else if (first.get().isError()) {
            worst.getStyleClass().add("kl-danger");
        }
    }

    private void goToSelected() {
        Problem problem = list.getSelectionModel().getSelectedItem();
        if (problem != null) {
            culprit(problem).ifPresent(culprit -> {
                document.session().placeProperty().set(culprit.place());
                document.session().select(culprit.selection());
            });
        }
    }

    private Optional<Culprit> culprit(Problem problem) {
        return Culprit.of(document.store().document().model(), problem.place().path());
    }

    private static Label count(Severity severity) {
        Label label = new Label("0", icon(severity));
        label.getStyleClass().add("kl-small");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static FontIcon icon(Severity severity) {
        FontIcon icon = Icons.of(
                switch (severity) {
                    case ERROR -> "mdi2c-close-circle-outline";
                    case WARNING -> "mdi2a-alert-outline";
                    case INFO -> "mdi2i-information-outline";
                });
        icon.getStyleClass()
                .add(
                        switch (severity) {
                            case ERROR -> "kl-danger";
                            case WARNING -> "kl-warning";
                            case INFO -> "kl-muted";
                        });
        return icon;
    }

    private final class ProblemCell extends ListCell<Problem> {
        @Override
        protected void updateItem(@Nullable Problem problem, boolean empty) {
            super.updateItem(problem, empty);
            setText(null);
            if (empty || problem == null) {
                setGraphic(null);
                setTooltip(null);
                return;
            }
            Label message = new Label(problem.message(), icon(problem.severity()));
            message.getStyleClass().add("kl-small");
            message.setMinWidth(0);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Label where = new Label(culprit(problem).map(Culprit::label).orElse(""));
            where.getStyleClass().add("kl-hint");
            where.setMinWidth(USE_PREF_SIZE);
            HBox row = new HBox(8, message, gap, where);
            row.setAlignment(Pos.CENTER_LEFT);
            // The list scrolls up and down only: a long message is cut and shown whole as a tooltip.
            row.prefWidthProperty().bind(list.widthProperty().subtract(SCROLL_BAR));
            row.setMaxWidth(USE_PREF_SIZE);
            setTooltip(new Tooltip(problem.message()));
            setGraphic(row);
        }
    }
}
