package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.findings.FindingList;
import dev.keyloom.gui.shell.Workspace.Notice;
import dev.keyloom.gui.task.TaskRunner.RunningTask;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The line at the bottom: problems by severity, items, the last thing done with its undo, time of the last recompute. */
final class StatusBar extends HBox {
    private static final Duration NOTICE_TIME = Duration.ofSeconds(4);
    private static final Duration FAILURE_TIME = Duration.ofSeconds(30);

    private final WindowServices services;
    private final Texts texts;
    private final PatternCount patterns;
    private final Label errors = count("mdi2c-close-circle-outline", "kl-danger");
    private final Label warnings = count("mdi2a-alert-outline", "kl-warning");
    private final Label information = count("mdi2i-information-outline", "kl-muted");
    private final Label items = count("mdi2c-cube-outline", "kl-muted");
    private final Label notice = new Label();
    private final Hyperlink undo = new Hyperlink();
    private final Label recomputed = new Label();
    private final InvalidationListener derivedChanged = observable -> showDerived();
    private final InvalidationListener undoChanged = observable -> showUndo();
    private final InvalidationListener refused = observable -> showRefusal();
    private Optional<OpenDocument> shown = Optional.empty();
    private RunningTask noticeEnd = RunningTask.DONE;

    StatusBar(Workspace workspace, WindowServices services) {
        this.services = services;
        this.texts = services.texts();
        this.patterns = new PatternCount(texts);
        getStyleClass().add("kl-status");
        setAlignment(Pos.CENTER_LEFT);
        errors.setAccessibleText(texts.get("status.errors"));
        warnings.setAccessibleText(texts.get("status.warnings"));
        undo.setText(texts.get("action.undo"));
        undo.setVisible(false);
        undo.setFocusTraversable(false);
        undo.setOnAction(event -> {
            shown.ifPresent(document -> document.store().undo());
            clearNotice();
        });
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(patterns, errors, warnings, information, items, notice, undo, gap, recomputed);
        workspace.activeProperty().addListener((property, before, now) -> show(now));
        workspace.noticeProperty().addListener((property, before, now) -> now.ifPresent(this::tell));
        show(workspace.active());
    }

    private void show(Optional<OpenDocument> document) {
        shown.ifPresent(old -> {
            old.store().derivedProperty().removeListener(derivedChanged);
            old.reviews().newestProperty().removeListener(derivedChanged);
            old.reviews().runningProperty().removeListener(derivedChanged);
            old.store().undoNameProperty().removeListener(undoChanged);
            old.store().refusalProperty().removeListener(refused);
        });
        shown = document;
        document.ifPresent(current -> {
            current.store().derivedProperty().addListener(derivedChanged);
            current.reviews().newestProperty().addListener(derivedChanged);
            current.reviews().runningProperty().addListener(derivedChanged);
            current.store().undoNameProperty().addListener(undoChanged);
            current.store().refusalProperty().addListener(refused);
        });
        clearNotice();
        showDerived();
    }

    private void showDerived() {
        Optional<Derived> derived = shown.flatMap(document -> document.store().derived());
        boolean open = shown.isPresent();
        patterns.show(shown);
        List.of(errors, warnings, information, items, recomputed).forEach(label -> {
            label.setVisible(open);
            label.setManaged(open);
        });
        if (!open && notice.getText().isEmpty()) {
            notice.setText(texts.get("status.nothing-open"));
        }
        derived.ifPresent(value -> {
            FindingList problems = FindingList.of(
                    derived, shown.flatMap(document -> document.reviews().newest()), texts);
            errors.setText(Long.toString(problems.count(Severity.ERROR)));
            warnings.setText(Long.toString(problems.count(Severity.WARNING)));
            information.setText(Long.toString(problems.count(Severity.INFO)));
            items.setText(texts.get("status.items", value.materialization().itemCount()));
            recomputed.setText(texts.get("status.recomputed", value.computing().toMillis()));
        });
    }

    private void showUndo() {
        shown.flatMap(document -> document.store().undoNameProperty().get())
                .ifPresent(name -> say(
                        texts.get(
                                "status.done",
                                texts.get(name.key(), name.arguments().toArray())),
                        NOTICE_TIME,
                        true));
    }

    private void showRefusal() {
        List<Problem> problems =
                shown.map(document -> document.store().refusalProperty().get()).orElse(List.of());
        if (!problems.isEmpty()) {
            say(problems.get(0).message(), FAILURE_TIME, false);
            notice.getStyleClass().add("kl-danger");
        }
    }

    private void tell(Notice told) {
        boolean failed = told.kind() == Notice.Kind.FAILED;
        say(texts.get(told.key(), told.arguments().toArray()), failed ? FAILURE_TIME : NOTICE_TIME, false);
        if (failed) {
            notice.getStyleClass().add("kl-danger");
        }
    }

    private void say(String text, Duration howLong, boolean withUndo) {
        noticeEnd.cancel();
        notice.getStyleClass().remove("kl-danger");
        notice.setText(text);
        undo.setVisible(withUndo);
        noticeEnd = services.tasks().after(howLong, this::clearNotice);
    }

    private void clearNotice() {
        noticeEnd.cancel();
        notice.getStyleClass().remove("kl-danger");
        notice.setText(shown.isPresent() ? "" : texts.get("status.nothing-open"));
        undo.setVisible(false);
    }

    private static Label count(String icon, String styleClass) {
        Label label = new Label("0", Icons.of(icon, 13));
        label.getGraphic().getStyleClass().add(styleClass);
        return label;
    }
}
