package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.lint.Finding;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Extras;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Number, name, group, how often, and the author's note and bet. */
final class GeneralPart implements FormPart {
    private static final double NUMBER_WIDTH = 56;
    private static final String BET_RULE = "Q09";

    private final PatternsViewModel model;
    private final Texts texts;
    private final EditField number = new EditField();
    private final EditField name = new EditField();
    private final EditField group = new EditField();
    private final EditField rate = new EditField();
    private final EditField peak = new EditField();
    private final EditField note = new EditField();
    private final LiveArea bet;
    private final Label betFinding = new Label();
    private final VBox node;
    private final VBox end;

    GeneralPart(PatternsViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        number.setLabel(texts.get("patterns.form.number"));
        number.onCommit(this::setNumber);
        number.setPrefWidth(NUMBER_WIDTH);
        number.setMinWidth(NUMBER_WIDTH);
        name.setLabel(texts.get("patterns.form.name"));
        name.onCommit(text -> text.isBlank()
                ? refused("patterns.form.name.empty")
                : model.set(pattern -> pattern.withName(text.strip())));
        HBox.setHgrow(name, Priority.ALWAYS);
        group.setLabel(texts.get("patterns.form.group"));
        group.onCommit(text -> model.set(pattern -> pattern.withGroup(optional(text))));
        rate.setLabel(texts.get("patterns.form.rate"));
        rate.onCommit(text -> setRate(text, Which.USUAL));
        peak.setLabel(texts.get("patterns.form.peak"));
        peak.onCommit(text -> setRate(text, Which.PEAK));
        note.setLabel(texts.get("patterns.form.note"));
        note.onCommit(text -> model.set(pattern -> pattern.withNote(optional(text))));
        bet = new LiveArea(
                texts.get("patterns.form.bet"),
                text -> model.type(pattern -> pattern.withBet(text.isBlank() ? Optional.empty() : Optional.of(text))),
                model::seal);
        bet.setPromptText(texts.get("patterns.form.bet.prompt"));
        for (EditField field : List.of(rate, peak)) {
            field.setPrefWidth(NUMBER_WIDTH + 8);
            field.setMinWidth(NUMBER_WIDTH + 8);
        }
        Label between = new Label(texts.get("patterns.form.rate.between"));
        between.getStyleClass().add("kl-hint");
        HBox rates = new HBox(6, rate, between, peak);
        rates.getStyleClass().add("kl-form-line");
        between.setMinWidth(Label.USE_PREF_SIZE);
        node = new VBox(
                10,
                FormPart.group(texts.get("patterns.form.name"), new HBox(6, number, name)),
                FormPart.line(texts.get("patterns.form.group"), group));
        end = new VBox(
                10,
                FormPart.line(texts.get("patterns.form.rate"), rates),
                FormPart.line(texts.get("patterns.form.note"), note),
                new VBox(4, betHead(), bet));
    }

    private Node betHead() {
        Label name = FormPart.heading(texts.get("patterns.form.bet"));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        betFinding.setMinWidth(Region.USE_PREF_SIZE);
        HBox head = new HBox(6, name, gap, betFinding);
        head.getStyleClass().add("kl-form-line");
        return head;
    }

    /** The rule that asks for a bet is content once one is there. */
    private void showBet(PatternDetail detail) {
        bet.show(detail.pattern().bet().orElse(""));
        Optional<Finding> finding = detail.findings().stream()
                .filter(found -> found.rule().equals(BET_RULE))
                .findFirst();
        boolean isRecorded =
                finding.filter(found -> found.severity() == Severity.INFO).isPresent();
        betFinding.setText(texts.get(isRecorded ? "patterns.form.bet.recorded" : "patterns.form.bet.asked", BET_RULE));
        betFinding.getStyleClass().setAll("label", "kl-tag", isRecorded ? "kl-muted" : "kl-warning");
        betFinding.setTooltip(
                finding.map(found -> new Tooltip(texts.say(found.fault()))).orElse(null));
        betFinding.setVisible(finding.isPresent());
        betFinding.setManaged(finding.isPresent());
    }

    private enum Which {
        USUAL,
        PEAK
    }

    @Override
    public Node node() {
        return node;
    }

    /** Returns what is seldom changed and stands at the end of the form. */
    Node end() {
        return end;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        AccessPattern pattern = detail.pattern();
        number.show(Integer.toString(pattern.number()));
        name.show(pattern.name());
        group.show(pattern.group().orElse(""));
        note.show(pattern.note().orElse(""));
        showBet(detail);
        rate.show(pattern.rate()
                .flatMap(AccessPattern.Rate::perSecond)
                .map(BigDecimal::toPlainString)
                .orElse(""));
        peak.show(pattern.rate()
                .flatMap(AccessPattern.Rate::peakPerSecond)
                .map(BigDecimal::toPlainString)
                .orElse(""));
    }

    private List<Problem> setNumber(String text) {
        Optional<Integer> parsed = whole(text);
        return parsed.isEmpty()
                ? refused("patterns.form.number.wrong")
                : model.set(pattern -> pattern.withNumber(parsed.get()));
    }

    private List<Problem> setRate(String text, Which which) {
        Optional<BigDecimal> value = Numbers.parse(text.strip());
        if (!text.isBlank() && value.isEmpty()) {
            return refused("patterns.form.rate.wrong");
        }
        return model.set(pattern -> {
            AccessPattern.Rate old = pattern.rate()
                    .orElse(new AccessPattern.Rate(Optional.empty(), Optional.empty(), Optional.empty(), Extras.NONE));
            AccessPattern.Rate changed = new AccessPattern.Rate(
                    which == Which.USUAL ? value : old.perSecond(),
                    which == Which.PEAK ? value : old.peakPerSecond(),
                    old.often(),
                    old.extras());
            boolean isEmpty = changed.perSecond().isEmpty()
                    && changed.peakPerSecond().isEmpty()
                    && changed.often().isEmpty();
            return pattern.withRate(isEmpty ? Optional.empty() : Optional.of(changed));
        });
    }

    private List<Problem> refused(String key) {
        return List.of(Problem.error("pattern-form", texts.get(key), Place.NOWHERE));
    }

    /** Returns a positive whole number of up to six digits. */
    static Optional<Integer> whole(String text) {
        String digits = text.strip();
        return digits.matches("[1-9][0-9]{0,5}") ? Optional.of(Integer.valueOf(digits)) : Optional.empty();
    }

    static Optional<String> optional(String text) {
        String stripped = text.strip();
        return stripped.isEmpty() ? Optional.empty() : Optional.of(stripped);
    }
}
