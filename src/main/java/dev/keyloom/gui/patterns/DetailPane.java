package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.patterns.PatternDetail.Judged;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RecordRef;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.value.AttributeValue;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is known of one pattern: its example, the two answers, why it fails, what it writes; or the exact requests. */
final class DetailPane extends ScrollPane {
    private static final double NANOS_PER_MILLI = 1e6;

    private final PatternsViewModel model;
    private final WindowServices services;
    private final ObjIntConsumer<String> showRecord;
    private final VBox box = new VBox();
    private Tab tab = Tab.ANSWER;
    private int shownPosition = -1;

    DetailPane(PatternsViewModel model, WindowServices services, ObjIntConsumer<String> showRecord) {
        this.model = model;
        this.services = services;
        this.showRecord = showRecord;
        getStyleClass().addAll("edge-to-edge", "kl-pattern-detail");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        box.getStyleClass().add("kl-pattern-detail-box");
        setContent(box);
        model.detailProperty().addListener((property, before, now) -> show());
        show();
    }

    /** What is shown of a pattern. */
    enum Tab {
        ANSWER("patterns.tab.answer"),
        REQUEST("patterns.tab.request");

        private final String textKey;

        Tab(String textKey) {
            this.textKey = textKey;
        }
    }

    void show(Tab newTab) {
        tab = newTab;
        show();
    }

    /** Draws everything anew, as in another theme. */
    void show() {
        box.getChildren().clear();
        model.detail().ifPresent(detail -> {
            box.getChildren().addAll(head(detail), arguments(detail));
            detail.judged().ifPresent(judged -> {
                switch (tab) {
                    case ANSWER -> addAnswer(detail, judged);
                    case REQUEST ->
                        box.getChildren().add(new RequestView(judged.run().runs(), services.texts()));
                }
            });
            detail.pattern().description().ifPresent(text -> box.getChildren().add(note(text)));
            detail.pattern().note().ifPresent(text -> box.getChildren().add(note(text)));
            if (detail.position() != shownPosition) {
                setVvalue(0);
                shownPosition = detail.position();
            }
        });
    }

    private void addAnswer(PatternDetail detail, Judged judged) {
        ExampleRun run = judged.run();
        EntityPaint paint = EntityPaint.of(judged.materialization().model(), services.appearance());
        box.getChildren().add(told(run));
        boolean isRead = !run.expected().isEmpty()
                || !run.items().isEmpty()
                || detail.pattern().returns().isPresent();
        if (isRead) {
            box.getChildren()
                    .add(new AnswerView(
                            AnswerComparison.of(judged.materialization(), run),
                            cost(run),
                            services.texts(),
                            paint,
                            showRecord));
        }
        if (run.verdict() != Verdict.Kind.PASS) {
            ExplanationCard card = new ExplanationCard(detail, run, services.texts(), model::apply);
            RangePicture.of(judged.materialization(), run)
                    .ifPresent(picture -> card.add(new RangeView(picture, services.texts(), paint)));
            culprit(run).ifPresent(record -> card.addWay(() -> showRecord.accept(record.entity(), record.number())));
            box.getChildren().add(card);
        }
        if (!run.written().isEmpty()) {
            box.getChildren().add(new WritesView(run.written(), services.texts(), paint));
        }
    }

    /** The record to look at first: the stranger, else the one that is missing. */
    private static Optional<RecordRef> culprit(ExampleRun run) {
        return run.unexpected().stream()
                .flatMap(item -> item.record().stream())
                .findFirst()
                .or(() -> run.missing().stream().findFirst())
                .or(() -> run.outOfOrder().stream()
                        .flatMap(item -> item.record().stream())
                        .findFirst());
    }

    private String cost(ExampleRun run) {
        return services.texts()
                .get(
                        run.writeUnits() > 0 ? "patterns.cost.write" : "patterns.cost.read",
                        run.requests(),
                        PatternList.units(run.writeUnits() > 0 ? run.writeUnits() : run.readUnits()));
    }

    private Node head(PatternDetail detail) {
        Label number = new Label(Integer.toString(detail.pattern().number()));
        number.getStyleClass().addAll("kl-mono", "kl-muted", "kl-pattern-number");
        Label name = new Label(detail.pattern().name());
        name.getStyleClass().add("kl-heading");
        name.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, number, name, Marks.tag(detail.mark(), services.texts()));
        detail.judged()
                .filter(Judged::isStale)
                .ifPresent(judged -> head.getChildren().add(stale()));
        head.getChildren().add(gap);
        detail.judged()
                .flatMap(Judged::alone)
                .ifPresent(took -> head.getChildren().add(took(took)));
        head.getChildren().addAll(segments(), runButton());
        head.setAlignment(Pos.CENTER_LEFT);
        return head;
    }

    private Label stale() {
        Label stale = new Label(services.texts().get("patterns.stale"));
        stale.getStyleClass().addAll("kl-tag", "kl-warning");
        stale.setMinWidth(Region.USE_PREF_SIZE);
        stale.setTooltip(new Tooltip(services.texts().get("patterns.stale.hint")));
        return stale;
    }

    private Label took(Duration took) {
        double millis = took.toNanos() / NANOS_PER_MILLI;
        Label label = new Label(services.texts().get("patterns.run.took", millis));
        label.getStyleClass().add("kl-hint");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private HBox segments() {
        ToggleGroup group = new ToggleGroup();
        HBox segments = new HBox();
        segments.getStyleClass().add("kl-segments");
        Tab[] tabs = Tab.values();
        for (int i = 0; i < tabs.length; i++) {
            String pill = i == 0 ? "left-pill" : i == tabs.length - 1 ? "right-pill" : "center-pill";
            segments.getChildren().add(segment(tabs[i], pill, group));
        }
        return segments;
    }

    private ToggleButton segment(Tab shown, String pill, ToggleGroup group) {
        ToggleButton button = new ToggleButton(services.texts().get(shown.textKey));
        button.getStyleClass().addAll("kl-segment", pill);
        button.setToggleGroup(group);
        button.setSelected(shown == tab);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> show(shown));
        return button;
    }

    private Button runButton() {
        Button run = new Button(services.texts().get("patterns.run"), Icons.of("mdi2p-play"));
        run.setMinWidth(Region.USE_PREF_SIZE);
        run.setTooltip(new Tooltip(services.texts().get("patterns.run.hint") + "  Ctrl+Enter"));
        run.setOnAction(event -> model.run());
        return run;
    }

    private Node arguments(PatternDetail detail) {
        FlowPane chips = new FlowPane(6, 6);
        chips.setAlignment(Pos.CENTER_LEFT);
        Label with = new Label(services.texts().get("patterns.with"));
        with.getStyleClass().add("kl-hint");
        chips.getChildren().add(with);
        Map<String, AttributeValue> arguments = detail.judged()
                .map(judged -> judged.run().arguments())
                .orElse(detail.pattern().parameters());
        arguments.forEach((name, value) -> chips.getChildren().add(new ArgumentChip(name, value)));
        if (arguments.isEmpty()) {
            with.setText(services.texts().get("patterns.with.nothing"));
        }
        detail.judged()
                .filter(judged -> judged.verdict().examples().size() > 1)
                .ifPresent(judged -> chips.getChildren().addAll(examples(judged)));
        return chips;
    }

    private List<Node> examples(Judged judged) {
        List<ExampleRun> all = judged.verdict().examples();
        return IntStream.range(0, all.size())
                .<Node>mapToObj(i -> {
                    VerdictMark mark = VerdictMark.of(all.get(i).verdict());
                    Hyperlink link =
                            new Hyperlink(services.texts().get("patterns.example", i + 1), Marks.icon(mark, 13));
                    link.getStyleClass().add("kl-example");
                    link.setVisited(i == judged.example());
                    link.setDisable(i == judged.example());
                    link.setOnAction(event -> model.showExample(i));
                    return link;
                })
                .toList();
    }

    /** The verdict as a sentence: what it cost, or why it is wrong. */
    private Node told(ExampleRun run) {
        boolean isWrite = run.writeUnits() > 0;
        boolean isPass = run.verdict() == Verdict.Kind.PASS;
        String key = isWrite ? "patterns.passed.write" : "patterns.passed.read";
        String sentence = isPass
                ? services.texts().get(key, PatternList.units(isWrite ? run.writeUnits() : run.readUnits()))
                : run.refusal()
                        .or(run::fault)
                        .map(services.texts()::say)
                        .orElseGet(() -> services.texts().get("patterns.why.other"));
        VerdictMark mark = VerdictMark.of(run.verdict());
        Label text = new Label(sentence, Marks.icon(mark, 15));
        text.getStyleClass().addAll("kl-small", "kl-told", mark.styleClass());
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setMaxWidth(Double.MAX_VALUE);
        return text;
    }

    private static Label note(String text) {
        Label note = new Label(text);
        note.getStyleClass().add("kl-hint");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        return note;
    }
}
