package dev.keyloom.gui.findings;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.findings.FindingList.Entry;
import dev.keyloom.gui.findings.FindingsViewModel.Head;
import dev.keyloom.gui.findings.FindingsViewModel.Item;
import dev.keyloom.gui.findings.FindingsViewModel.Line;
import dev.keyloom.problem.Severity;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * What is wrong with the model or worth knowing, worst first. Closed it shows counts and the worst; open, the list beside
 * the selected finding in full.
 */
public final class FindingsPanel extends VBox {
    private static final double ROW_HEIGHT = 24;
    private static final double OPEN_HEIGHT = 208;
    private static final double DETAIL_WIDTH = 420;
    private static final double SEARCH_WIDTH = 180;
    private static final double SCROLL_BAR = 40;
    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");

    private final FindingsViewModel model;
    private final Texts texts;
    private final ListView<Line> list = new ListView<>();
    private final FindingDetail detail;
    private final HBox body = new HBox();
    private final TextField search = new TextField();
    private final Map<Severity, ToggleButton> counts = new EnumMap<>(Severity.class);
    private final Label worst = new Label();
    private final Button toggle = new Button();

    public FindingsPanel(OpenDocument document, WindowServices services) {
        this.texts = services.texts();
        this.model = new FindingsViewModel(document, texts);
        this.detail = new FindingDetail(model, texts);
        getStyleClass().add("kl-findings");
        buildList();
        detail.setPrefWidth(DETAIL_WIDTH);
        detail.setMinWidth(DETAIL_WIDTH);
        HBox.setHgrow(list, Priority.ALWAYS);
        body.getChildren().addAll(list, detail);
        body.setPrefHeight(OPEN_HEIGHT);
        body.setMinHeight(OPEN_HEIGHT);
        getChildren().addAll(head(), body);
        setOpen(false);
        model.allProperty().addListener((property, before, now) -> showCounts());
        model.linesProperty().addListener((property, before, now) -> showLines());
        model.onlyProperty().addListener((property, before, now) -> showCounts());
        showCounts();
        showLines();
    }

    private void buildList() {
        list.setFixedCellSize(ROW_HEIGHT);
        list.setAccessibleText(texts.get("findings.title"));
        list.setCellFactory(view -> new LineCell());
        list.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                goToSelected();
            }
        });
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                goToSelected();
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> detail.show(selected()));
        Label fine = new Label(texts.get("findings.none"));
        fine.getStyleClass().addAll("kl-small", "kl-muted");
        list.setPlaceholder(fine);
    }

    private Node head() {
        Label title = new Label(texts.get("findings.title"));
        title.getStyleClass().add("kl-small-strong");
        title.setMinWidth(USE_PREF_SIZE);
        HBox head = new HBox(6, title);
        for (Severity severity : Severity.values()) {
            ToggleButton count = new ToggleButton("0", icon(severity));
            count.getStyleClass().addAll("flat", "small", "kl-finding-count");
            count.setTooltip(new Tooltip(texts.get("findings.only", texts.get("findings.severity." + severity))));
            count.setAccessibleText(texts.get("findings.severity." + severity));
            count.setFocusTraversable(false);
            count.setOnAction(event -> {
                model.onlyProperty().set(count.isSelected() ? Optional.of(severity) : Optional.empty());
                setOpen(true);
            });
            counts.put(severity, count);
            head.getChildren().add(count);
        }
        worst.getStyleClass().add("kl-small");
        worst.setMinWidth(0);
        worst.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(worst, Priority.ALWAYS);
        search.setPromptText(texts.get("findings.find"));
        search.setAccessibleText(texts.get("findings.find"));
        search.getStyleClass().add("small");
        search.setPrefWidth(SEARCH_WIDTH);
        search.setMinWidth(SEARCH_WIDTH);
        search.textProperty().bindBidirectional(model.searchProperty());
        toggle.getStyleClass().addAll("flat", "kl-icon", "small");
        toggle.setAccessibleText(texts.get("findings.toggle"));
        toggle.setTooltip(new Tooltip(texts.get("findings.toggle")));
        toggle.setOnAction(event -> setOpen(!body.isVisible()));
        head.getChildren().addAll(worst, search, toggle);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("kl-findings-head");
        head.setOnMouseClicked(event -> setOpen(!body.isVisible()));
        return head;
    }

    private void setOpen(boolean open) {
        body.setVisible(open);
        body.setManaged(open);
        search.setVisible(open);
        search.setManaged(open);
        toggle.setGraphic(Icons.of(open ? "mdi2c-chevron-down" : "mdi2c-chevron-up"));
    }

    private void showCounts() {
        FindingList all = model.allProperty().get();
        counts.forEach((severity, button) -> {
            button.setText(Long.toString(all.count(severity)));
            button.setSelected(
                    model.onlyProperty().get().filter(severity::equals).isPresent());
        });
        Optional<Entry> first = all.entries().stream().findFirst();
        worst.setText(first.map(FindingsPanel::inShort).orElse(texts.get("findings.none")));
        worst.getStyleClass().removeAll("kl-muted", "kl-danger");
        if (first.isEmpty()) {
            worst.getStyleClass().add("kl-muted");
        } else if (first.get().severity() == Severity.ERROR) {
            worst.getStyleClass().add("kl-danger");
        }
    }

    private static String inShort(Entry entry) {
        return entry.finding().isPresent() ? entry.message() + " (" + entry.rule() + ")" : entry.message();
    }

    /** The finding that was looked at stays so while others come and go. */
    private void showLines() {
        Optional<Entry> before = selected();
        List<Line> lines = model.linesProperty().get();
        list.getItems().setAll(lines);
        list.getSelectionModel().clearSelection();
        before.flatMap(old -> lines.stream()
                        .filter(line -> line instanceof Item item
                                && item.entry().rule().equals(old.rule())
                                && item.entry().culprit().equals(old.culprit()))
                        .findFirst())
                .ifPresent(line -> list.getSelectionModel().select(line));
    }

    private Optional<Entry> selected() {
        return list.getSelectionModel().getSelectedItem() instanceof Item item
                ? Optional.of(item.entry())
                : Optional.empty();
    }

    private void goToSelected() {
        selected().flatMap(Entry::culprit).ifPresent(model::goTo);
    }

    private static FontIcon icon(Severity severity) {
        FontIcon icon = Icons.of(
                switch (severity) {
                    case ERROR -> "mdi2c-close-circle-outline";
                    case WARNING -> "mdi2a-alert-outline";
                    case INFO -> "mdi2i-information-outline";
                },
                14);
        icon.getStyleClass()
                .add(
                        switch (severity) {
                            case ERROR -> "kl-danger";
                            case WARNING -> "kl-warning";
                            case INFO -> "kl-muted";
                        });
        return icon;
    }

    private final class LineCell extends ListCell<Line> {
        @Override
        protected void updateItem(@Nullable Line line, boolean empty) {
            super.updateItem(line, empty);
            setText(null);
            setGraphic(null);
            setTooltip(null);
            pseudoClassStateChanged(HEAD, !empty && line instanceof Head);
            if (empty || line == null) {
                return;
            }
            if (line instanceof Head head) {
                Label name = new Label(texts.get("findings.group." + head.severity(), head.count()));
                name.getStyleClass().add("kl-hint");
                setGraphic(name);
            } else {
                show(((Item) line).entry());
            }
        }

        private void show(Entry entry) {
            Label rule = new Label(entry.finding().isPresent() ? entry.rule() : "–");
            rule.getStyleClass().addAll("kl-mono", "kl-muted");
            rule.setMinWidth(28);
            Label message = new Label(entry.message());
            message.getStyleClass().add("kl-small");
            message.setMinWidth(0);
            message.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(message, Priority.ALWAYS);
            HBox row = new HBox(8, icon(entry.severity()), rule, message);
            boolean isFixable =
                    entry.finding().flatMap(finding -> finding.fix()).isPresent();
            if (isFixable) {
                FontIcon fix = Icons.of("mdi2a-auto-fix", 14);
                fix.getStyleClass().add("kl-accent");
                row.getChildren().add(fix);
            }
            Label where = new Label(entry.culprit().map(Culprit::label).orElse(""));
            where.getStyleClass().add("kl-hint");
            where.setMinWidth(USE_PREF_SIZE);
            row.getChildren().add(where);
            row.setAlignment(Pos.CENTER_LEFT);
            // The list scrolls up and down only: a long message is cut and shown whole beside the list.
            row.prefWidthProperty().bind(list.widthProperty().subtract(SCROLL_BAR));
            row.setMaxWidth(Region.USE_PREF_SIZE);
            setTooltip(new Tooltip(entry.message()));
            setGraphic(row);
        }
    }
}
