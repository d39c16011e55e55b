package dev.keyloom.gui.findings;

import dev.keyloom.edit.DocumentEdit;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.findings.FindingList.Entry;
import dev.keyloom.lint.Fix;
import dev.keyloom.model.Extras;
import dev.keyloom.model.RuleOverride;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The state of the findings panel: what is listed, by severity, and what is done about it. It holds no nodes. */
final class FindingsViewModel {
    private final OpenDocument document;
    private final Texts texts;
    private final ObjectProperty<Optional<Severity>> only = new SimpleObjectProperty<>(Optional.empty());
    private final StringProperty search = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<FindingList> all = new ReadOnlyObjectWrapper<>(FindingList.NONE);
    private final ReadOnlyObjectWrapper<List<Line>> lines = new ReadOnlyObjectWrapper<>(List.of());

    /** A line of the list. */
    sealed interface Line {}

    /** The head of all findings of one severity. */
    record Head(Severity severity, int count) implements Line {}

    /** A finding or problem. */
    record Item(Entry entry) implements Line {}

    FindingsViewModel(OpenDocument document, Texts texts) {
        this.document = document;
        this.texts = texts;
        document.store().derivedProperty().addListener((property, before, now) -> rebuild());
        document.reviews().newestProperty().addListener((property, before, now) -> rebuild());
        only.addListener((property, before, now) -> rebuildLines());
        search.addListener((property, before, now) -> rebuildLines());
        rebuild();
    }

    /** Returns the one severity that is listed; without it, all are. */
    ObjectProperty<Optional<Severity>> onlyProperty() {
        return only;
    }

    /** Returns the text that lines are filtered by: a rule's name, or words of the message. */
    StringProperty searchProperty() {
        return search;
    }

    ReadOnlyObjectProperty<FindingList> allProperty() {
        return all.getReadOnlyProperty();
    }

    ReadOnlyObjectProperty<List<Line>> linesProperty() {
        return lines.getReadOnlyProperty();
    }

    /** Goes to where a finding can be mended. */
    void goTo(Culprit culprit) {
        document.session().placeProperty().set(culprit.place());
        document.session().select(culprit.selection());
    }

    /** Says whether fixes can be applied: they are for the model as it was when they were found. */
    boolean isFresh() {
        return document.reviews().current().isPresent();
    }

    /** Applies a fix as one undo step with its label as name. */
    void apply(Fix fix) {
        if (isFresh()) {
            document.store().apply(new DocumentEdit.ApplyFix(fix.label(), fix.change()));
        }
    }

    /** Gives a rule another severity in this model. Without a reason nothing happens: the chart lists it. */
    void override(String rule, Severity severity, String reason) {
        if (!reason.isBlank()) {
            document.store()
                    .apply(new DocumentEdit.OverrideRule(
                            rule,
                            Optional.of(new RuleOverride(
                                    Optional.of(severity), Optional.of(reason.strip()), Extras.NONE))));
            document.store().seal();
        }
    }

    /** Gives a rule its own severity back. */
    void restore(String rule) {
        document.store().apply(new DocumentEdit.OverrideRule(rule, Optional.empty()));
    }

    private void rebuild() {
        all.set(FindingList.of(document.store().derived(), document.reviews().newest(), texts));
        rebuildLines();
    }

    private void rebuildLines() {
        String sought = search.get().strip().toLowerCase(Locale.ROOT);
        List<Line> shown = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            List<Entry> entries = all.get().entries().stream()
                    .filter(entry -> entry.severity() == severity)
                    .filter(entry -> only.get().map(severity::equals).orElse(true))
                    .filter(entry -> isFound(entry, sought))
                    .toList();
            if (!entries.isEmpty()) {
                shown.add(new Head(severity, entries.size()));
                entries.forEach(entry -> shown.add(new Item(entry)));
            }
        }
        lines.set(List.copyOf(shown));
    }

    private static boolean isFound(Entry entry, String sought) {
        return sought.isEmpty()
                || entry.rule().toLowerCase(Locale.ROOT).equals(sought)
                || entry.message().toLowerCase(Locale.ROOT).contains(sought)
                || entry.culprits().stream()
                        .anyMatch(culprit ->
                                culprit.label().toLowerCase(Locale.ROOT).contains(sought));
    }
}
