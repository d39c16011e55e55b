package dev.keyloom.gui.patterns;

import atlantafx.base.controls.ToggleSwitch;
import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** How a read goes: order, limit, pages, consistency, projection, fan-out. */
final class ReadOptionsPart implements FormPart {
    private static final Pattern FAN_OUT = Pattern.compile("\\s*(\\w+)\\s*[:=]\\s*(.*?)\\s*");
    private static final int MOST_FANNED = 1000;
    private static final String ALL = "ALL";
    private static final String COUNT = "COUNT";

    private final Texts texts;
    private final StepPath path;
    private final Consumer<UnaryOperator<Step>> change;
    private final ToggleButton ascending;
    private final ToggleButton descending;
    private final EditField limit = new EditField();
    private final EditField projection = new EditField();
    private final EditField fanOut = new EditField();
    private final ToggleSwitch consistent = new ToggleSwitch();
    private final ToggleSwitch paginated = new ToggleSwitch();
    private final ToggleSwitch perLevel = new ToggleSwitch();
    private final Choice<Optional<String>> select;
    private final VBox node = new VBox(8);
    private Step shown;
    private boolean isShowing;

    ReadOptionsPart(Texts texts, StepPath path, Step step, Consumer<UnaryOperator<Step>> change) {
        this.texts = texts;
        this.path = path;
        this.change = change;
        this.shown = step;
        ToggleGroup group = new ToggleGroup();
        ascending = direction("patterns.form.ascending", "left-pill", group, false);
        descending = direction("patterns.form.descending", "right-pill", group, true);
        HBox directions = new HBox(ascending, descending);
        directions.getStyleClass().add("kl-segments");
        boolean isQuery = step.operation() == Operation.QUERY;
        select = new Choice<>(texts.get("patterns.form.select"), this::name, picked -> step(b -> b.select(picked)));
        boolean isMany = isQuery || step.operation() == Operation.SCAN;
        if (isQuery) {
            node.getChildren().add(FormPart.line(texts.get("patterns.form.direction"), directions));
        }
        if (isMany) {
            node.getChildren().add(field(limit, "patterns.form.limit", this::setLimit));
            node.getChildren().add(toggle(paginated, "patterns.form.paginated", on -> step(b -> b.paginated(on))));
        }
        node.getChildren()
                .add(toggle(
                        consistent,
                        "patterns.form.consistent",
                        on -> step(b -> b.consistentRead(on ? Optional.of(true) : Optional.empty()))));
        if (isMany) {
            node.getChildren().add(FormPart.line(texts.get("patterns.form.select"), select));
        }
        node.getChildren().add(field(projection, "patterns.form.projection", this::setProjection));
        projection.setPromptText(texts.get("patterns.form.projection.all"));
        if (isQuery) {
            node.getChildren().add(field(fanOut, "patterns.form.fan-out", this::setFanOut));
            fanOut.setPromptText(texts.get("patterns.form.fan-out.prompt"));
            node.getChildren().add(toggle(perLevel, "patterns.form.per-level", on -> step(b -> b.perLevel(on))));
        }
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        path.in(detail.pattern()).ifPresent(step -> {
            isShowing = true;
            show(step);
            isShowing = false;
        });
    }

    private void show(Step step) {
        shown = step;
        boolean isDescending = step.descending().orElse(false);
        ascending.setSelected(!isDescending);
        descending.setSelected(isDescending);
        limit.show(step.limit().isPresent() ? Integer.toString(step.limit().getAsInt()) : "");
        projection.show(String.join(", ", step.projection()));
        fanOut.show(text(step.fanOut()));
        showSelect(step);
        consistent.setSelected(step.consistentRead().orElse(false));
        paginated.setSelected(step.paginated());
        perLevel.setSelected(step.perLevel());
    }

    /** What the service knows besides is kept, and can be left. */
    private void showSelect(Step step) {
        Optional<String> chosen = step.select().filter(word -> !word.equals(ALL));
        List<Optional<String>> choices = new ArrayList<>(List.of(Optional.empty(), Optional.of(COUNT)));
        if (!choices.contains(chosen)) {
            choices.add(chosen);
        }
        select.show(choices, chosen);
    }

    private String name(Optional<String> selected) {
        return selected.isEmpty()
                ? texts.get("patterns.form.select.all")
                : selected.get().equals(COUNT) ? texts.get("patterns.form.select.count") : selected.get();
    }

    private Node field(EditField field, String key, Function<String, List<Problem>> commit) {
        field.setLabel(texts.get(key));
        field.onCommit(commit);
        return FormPart.line(texts.get(key), field);
    }

    private Node toggle(ToggleSwitch toggle, String key, Consumer<Boolean> edit) {
        toggle.setAccessibleText(texts.get(key));
        toggle.selectedProperty().addListener((property, before, now) -> edit.accept(now));
        return FormPart.line(texts.get(key), toggle);
    }

    private ToggleButton direction(String key, String pill, ToggleGroup group, boolean isDescending) {
        ToggleButton button = new ToggleButton(texts.get(key));
        button.getStyleClass().addAll("kl-segment", pill, "small");
        button.setToggleGroup(group);
        button.setOnAction(event -> {
            button.setSelected(true);
            step(b -> b.descending(isDescending ? Optional.of(true) : Optional.empty()));
        });
        return button;
    }

    private void step(UnaryOperator<Step.Builder> edit) {
        if (!isShowing && !edit.apply(shown.toBuilder()).build().equals(shown)) {
            change.accept(step -> edit.apply(step.toBuilder()).build());
        }
    }

    private List<Problem> setLimit(String text) {
        Optional<Integer> parsed = GeneralPart.whole(text);
        if (!text.isBlank() && parsed.isEmpty()) {
            return refused("patterns.form.limit.wrong");
        }
        step(b -> b.limit(parsed.map(OptionalInt::of).orElse(OptionalInt.empty())));
        return List.of();
    }

    private List<Problem> setProjection(String text) {
        step(b -> b.projection(words(text)));
        return List.of();
    }

    /** {@code shard: 0..9}, or {@code region: EU, US}; several are set apart by semicolons. */
    private List<Problem> setFanOut(String text) {
        Map<String, List<AttributeValue>> values = new LinkedHashMap<>();
        for (String part : text.split(";", -1)) {
            if (part.isBlank()) {
                continue;
            }
            Matcher matcher = FAN_OUT.matcher(part);
            Optional<List<AttributeValue>> read = matcher.matches() ? fanned(matcher.group(2)) : Optional.empty();
            if (read.isEmpty()) {
                return refused("patterns.form.fan-out.wrong");
            }
            values.put(matcher.group(1), read.get());
        }
        step(b -> b.fanOut(values));
        return List.of();
    }

    private static Optional<List<AttributeValue>> fanned(String text) {
        Matcher range =
                Pattern.compile("(\\d{1,6})\\s*(?:\\.\\.|–|-)\\s*(\\d{1,6})").matcher(text);
        List<AttributeValue> values = new ArrayList<>();
        if (range.matches()) {
            int from = Integer.parseInt(range.group(1));
            int to = Integer.parseInt(range.group(2));
            for (int i = from; i <= to && values.size() < MOST_FANNED; i++) {
                values.add(new AttributeValue.N(BigDecimal.valueOf(i)));
            }
        } else {
            for (String word : words(text)) {
                values.add(Numbers.parse(word)
                        .<AttributeValue>map(AttributeValue.N::new)
                        .orElse(new AttributeValue.S(word)));
            }
        }
        return values.isEmpty() ? Optional.empty() : Optional.of(values);
    }

    private static String text(Map<String, List<AttributeValue>> fanOut) {
        return fanOut.entrySet().stream()
                .map(entry -> entry.getKey() + ": "
                        + entry.getValue().stream()
                                .map(value -> value.scalarText().orElse(""))
                                .collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
    }

    /** Returns what stands between commas. */
    static List<String> words(String text) {
        return Stream.of(text.split(",", -1))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private List<Problem> refused(String key) {
        return List.of(Problem.error("pattern-form", texts.get(key), Place.NOWHERE));
    }
}
