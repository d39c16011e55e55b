package dev.keyloom.gui.findings;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.findings.FindingList.Entry;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.RuleCatalog;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** One finding in full: message, advice, where, its fix, the override with a reason, and the page about its rule. */
final class FindingDetail extends ScrollPane {
    private final FindingsViewModel model;
    private final Texts texts;
    private final VBox box = new VBox(8);

    FindingDetail(FindingsViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().addAll("edge-to-edge", "kl-finding-detail");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        box.getStyleClass().add("kl-finding-box");
        setContent(box);
        show(Optional.empty());
    }

    void show(Optional<Entry> entry) {
        box.getChildren().clear();
        setVvalue(0);
        if (entry.isEmpty()) {
            box.getChildren().add(text(texts.get("findings.choose"), "kl-hint"));
            return;
        }
        Entry shown = entry.get();
        box.getChildren().add(text(shown.message(), "kl-small"));
        shown.finding().ifPresent(finding -> box.getChildren().add(text(texts.say(finding.remedy()), "kl-hint")));
        if (!shown.culprits().isEmpty()) {
            box.getChildren().add(places(shown));
        }
        shown.finding().ifPresent(this::addDeeds);
    }

    private void addDeeds(Finding finding) {
        HBox deeds = new HBox(8);
        deeds.setAlignment(Pos.CENTER_LEFT);
        finding.fix().ifPresent(fix -> {
            Button button = new Button(fix.label(), Icons.of("mdi2a-auto-fix"));
            button.getStyleClass().addAll("accent", "small");
            button.setDisable(!model.isFresh());
            button.setOnAction(event -> model.apply(fix));
            deeds.getChildren().add(button);
        });
        if (finding.override().isPresent()) {
            Button restore = new Button(texts.get("findings.restore"));
            restore.getStyleClass().add("small");
            restore.setMinWidth(Region.USE_PREF_SIZE);
            restore.setOnAction(event -> model.restore(finding.rule()));
            deeds.getChildren().add(restore);
            box.getChildren()
                    .addAll(
                            text(
                                    texts.get(
                                            "findings.overridden",
                                            finding.override().get()),
                                    "kl-hint"),
                            deeds);
        } else {
            Node form = overrideForm(finding);
            form.setVisible(false);
            form.setManaged(false);
            ToggleButton override = new ToggleButton(texts.get("findings.override"));
            override.getStyleClass().add("small");
            override.setMinWidth(Region.USE_PREF_SIZE);
            override.setOnAction(event -> {
                form.setVisible(override.isSelected());
                form.setManaged(override.isSelected());
            });
            deeds.getChildren().add(override);
            box.getChildren().addAll(deeds, form);
        }
        box.getChildren().add(page(finding));
    }

    private Node page(Finding finding) {
        Optional<String> title = RuleCatalog.byId(finding.rule())
                .flatMap(rule -> texts.words(rule.title()))
                .map(words -> finding.rule() + " · " + words);
        Optional<RulePage> page = RulePage.of(finding.rule());
        if (page.isPresent()) {
            return new RulePageView(title.map(page.get()::titled).orElse(page.get()));
        }
        VBox summary = new VBox(4);
        summary.getStyleClass().add("kl-rule-page");
        RuleCatalog.byId(finding.rule())
                .ifPresent(rule -> summary.getChildren()
                        .addAll(
                                text(title.orElse(rule.id() + " · " + rule.summary()), "kl-small-strong"),
                                text(rule.reference(), "kl-hint")));
        return summary;
    }

    private Node places(Entry entry) {
        FlowPane places = new FlowPane(8, 2);
        entry.culprits().forEach(culprit -> {
            Hyperlink link = new Hyperlink(culprit.label());
            link.getStyleClass().add("kl-finding-place");
            link.setOnAction(event -> model.goTo(culprit));
            places.getChildren().add(link);
        });
        return places;
    }

    private Node overrideForm(Finding finding) {
        TextField reason = new TextField();
        reason.getStyleClass().add("small");
        reason.setPromptText(texts.get("findings.override.reason"));
        reason.setAccessibleText(texts.get("findings.override.reason"));
        HBox.setHgrow(reason, Priority.ALWAYS);
        ComboBox<Severity> severity = new ComboBox<>();
        severity.getItems().setAll(Severity.values());
        severity.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Severity choice) {
                return choice == null ? "" : texts.get("findings.severity." + choice);
            }

            @Override
            public Severity fromString(String text) {
                throw new IllegalStateException("The choice cannot be typed: " + text);
            }
        });
        severity.setValue(Severity.INFO);
        severity.setAccessibleText(texts.get("findings.override.severity"));
        Button take = new Button(texts.get("findings.override.take"));
        take.getStyleClass().add("small");
        take.setMinWidth(Region.USE_PREF_SIZE);
        take.disableProperty().bind(reason.textProperty().isEmpty());
        take.setOnAction(event -> model.override(finding.rule(), severity.getValue(), reason.getText()));
        reason.setOnAction(event -> take.fire());
        HBox form = new HBox(6, reason, severity, take);
        form.setAlignment(Pos.CENTER_LEFT);
        return form;
    }

    private static Label text(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }
}
