package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.EditField;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the pattern must answer, said of the records alone: kinds with their conditions and orders, and the order of kinds. */
final class ReturnsPart implements FormPart {
    private final PatternsViewModel model;
    private final Texts texts;
    private final VBox node = new VBox(8);
    private final List<Kind> kinds = new ArrayList<>();
    private final LiveField order;
    private final LiveField wholeOrder;
    private final Node wholeOrderLine;

    ReturnsPart(PatternsViewModel model, Texts texts, AccessPattern pattern) {
        this.model = model;
        this.texts = texts;
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button add = button("mdi2p-plus", "patterns.form.returns.add", this::add);
        HBox head = new HBox(4, FormPart.heading(texts.get("patterns.form.returns")), gap, add);
        head.getStyleClass().add("kl-form-line");
        node.getChildren().add(head);
        int count = pattern.returns().map(List::size).orElse(0);
        order = list("patterns.form.order", (found, words) -> found.withReturns(found.returns(), words));
        order.prompting(texts.get("patterns.form.order.prompt"));
        wholeOrder = list("patterns.form.order-by.whole", AccessPattern::withOrderBy);
        wholeOrder.prompting(texts.get("patterns.form.order-by.prompt"));
        for (int i = 0; i < count; i++) {
            Kind kind = new Kind(i);
            kinds.add(kind);
            node.getChildren().add(kind.box);
        }
        if (count > 1) {
            node.getChildren().add(FormPart.line(texts.get("patterns.form.order"), order));
        }
        wholeOrderLine = FormPart.line(texts.get("patterns.form.order-by.whole"), wholeOrder);
        node.getChildren().add(wholeOrderLine);
    }

    @Override
    public Node node() {
        return node;
    }

    @Override
    public void show(PatternDetail detail, Faults faults) {
        List<Returned> returned = detail.pattern().returns().orElse(List.of());
        String pointer = "/accessPatterns/" + detail.position() + "/returns/";
        for (Kind kind : kinds) {
            if (kind.at < returned.size()) {
                kind.show(returned.get(kind.at), pointer + kind.at, faults);
            }
        }
        order.show(String.join(", ", detail.pattern().order()));
        order.tell(faults.at("/accessPatterns/" + detail.position() + "/order"));
        wholeOrder.show(String.join(", ", detail.pattern().orderBy()));
        wholeOrder.tell(faults.at("/accessPatterns/" + detail.position() + "/orderBy"));
        // The order of a single kind stands with the kind.
        boolean isOfUse = returned.size() > 1 || !detail.pattern().orderBy().isEmpty();
        wholeOrderLine.setVisible(isOfUse || wholeOrder.field().isFocused());
        wholeOrderLine.setManaged(wholeOrderLine.isVisible());
    }

    private void add() {
        List<Entity> entities = model.model().entities();
        if (!entities.isEmpty()) {
            change(list -> {
                List<Returned> changed = new ArrayList<>(list);
                changed.add(PatternDrafts.returned(entities.get(0).name()));
                return changed;
            });
        }
    }

    /** A field of words between commas. */
    private LiveField list(String key, BiFunction<AccessPattern, List<String>, AccessPattern> edit) {
        return new LiveField(
                texts.get(key),
                text -> model.type(found -> edit.apply(found, ReadOptionsPart.words(text))),
                model::seal);
    }

    private List<Problem> change(UnaryOperator<List<Returned>> change) {
        return model.set(pattern -> changed(pattern, change));
    }

    private static AccessPattern changed(AccessPattern pattern, UnaryOperator<List<Returned>> change) {
        List<Returned> changed = change.apply(pattern.returns().orElse(List.of()));
        List<String> entities = changed.stream().map(Returned::entity).toList();
        List<String> kept = pattern.order().stream()
                .filter(kind -> entities.contains(kind.replaceFirst(":\\d+$", "")))
                .toList();
        return pattern.withReturns(Optional.of(changed), kept);
    }

    private Button button(String icon, String key, Runnable run) {
        Button button = new Button("", Icons.of(icon, 14));
        button.getStyleClass().addAll("flat", "kl-icon", "small");
        button.setTooltip(new Tooltip(texts.get(key)));
        button.setAccessibleText(texts.get(key));
        button.setOnAction(event -> run.run());
        return button;
    }

    /** One kind of the answer. */
    private final class Kind {
        private final int at;
        private final Choice<String> entity;
        private final LiveField where;
        private final EditField match = new EditField();
        private final LiveField orderBy;
        private final VBox box;

        Kind(int at) {
            this.at = at;
            entity = new Choice<>(
                    texts.get("patterns.form.returns"), name -> name, picked -> edit(old -> old.withEntity(picked)));
            HBox.setHgrow(entity, Priority.ALWAYS);
            where = new LiveField(
                    texts.get("patterns.form.where"),
                    text -> type(old -> with(old, old.match(), GeneralPart.optional(text), old.orderBy())),
                    model::seal);
            where.prompting(texts.get("patterns.form.where.prompt"));
            match.setLabel(texts.get("patterns.form.match"));
            match.setPromptText(texts.get("patterns.form.match.prompt"));
            match.onCommit(this::setMatch);
            orderBy = new LiveField(
                    texts.get("patterns.form.order-by"),
                    text -> type(old -> with(old, old.match(), old.where(), ReadOptionsPart.words(text))),
                    model::seal);
            orderBy.prompting(texts.get("patterns.form.order-by.prompt"));
            HBox head = new HBox(4, entity, button("mdi2c-close", "patterns.form.returns.remove", this::remove));
            head.getStyleClass().add("kl-form-line");
            box = new VBox(
                    4,
                    head,
                    FormPart.line(texts.get("patterns.form.where"), where),
                    FormPart.line(texts.get("patterns.form.match"), match),
                    FormPart.line(texts.get("patterns.form.order-by"), orderBy));
            box.getStyleClass().add("kl-form-card");
        }

        void show(Returned returned, String pointer, Faults faults) {
            entity.show(model.model().entities().stream().map(Entity::name).toList(), returned.entity());
            where.show(returned.where().orElse(""));
            where.tell(faults.at(pointer + "/where"));
            match.show(returned.match().entrySet().stream()
                    .map(entry -> entry.getKey() + " = " + entry.getValue())
                    .collect(Collectors.joining(", ")));
            orderBy.show(String.join(", ", returned.orderBy()));
            orderBy.tell(faults.at(pointer + "/orderBy"));
        }

        private List<Problem> setMatch(String text) {
            Map<String, String> pairs = new LinkedHashMap<>();
            for (String word : ReadOptionsPart.words(text)) {
                String[] sides = word.split("=", -1);
                if (sides.length != 2 || sides[0].isBlank() || sides[1].isBlank()) {
                    return List.of(
                            Problem.error("pattern-form", texts.get("patterns.form.match.wrong"), Place.NOWHERE));
                }
                pairs.put(sides[0].strip(), sides[1].strip());
            }
            return edit(old -> with(old, pairs, old.where(), old.orderBy()));
        }

        private void remove() {
            change(list -> {
                List<Returned> changed = new ArrayList<>(list);
                changed.remove(at);
                return changed;
            });
        }

        private List<Problem> edit(UnaryOperator<Returned> edit) {
            return change(list -> edited(list, edit));
        }

        private void type(UnaryOperator<Returned> edit) {
            model.type(pattern -> changed(pattern, list -> edited(list, edit)));
        }

        private List<Returned> edited(List<Returned> list, UnaryOperator<Returned> edit) {
            List<Returned> changed = new ArrayList<>(list);
            changed.set(at, edit.apply(changed.get(at)));
            return changed;
        }

        private static Returned with(
                Returned old, Map<String, String> match, Optional<String> where, List<String> orderBy) {
            return new Returned(old.entity(), match, where, orderBy, old.attributes(), old.limit(), old.extras());
        }
    }
}
