package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.pattern.ExampleRun;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is wrong with a pattern in a few words, a picture of it, and the fixes that the analyzer offers. */
final class ExplanationCard extends VBox {

    private final Texts texts;

    ExplanationCard(PatternDetail detail, ExampleRun run, Texts texts, Consumer<Fix> fix) {
        super(8);
        this.texts = texts;
        getStyleClass().add("kl-explanation");
        VerdictMark mark = VerdictMark.of(run.verdict());
        getStyleClass().add(mark == VerdictMark.UNSERVED ? "warning" : "danger");
        Label title = new Label(title(run, texts));
        title.getStyleClass().add("kl-strong");
        title.setWrapText(true);
        getChildren().add(title);
        detail.findings().forEach(finding -> getChildren().add(finding(finding, fix)));
    }

    /** Adds a way to the items themselves. */
    void addWay(Runnable show) {
        Button way = new Button(texts.get("patterns.collections"), Icons.of("mdi2v-view-week-outline"));
        way.getStyleClass().add("small");
        way.setOnAction(event -> show.run());
        getChildren().add(way);
    }

    /** Puts a picture between the title and the fixes. */
    void add(Node picture) {
        getChildren().add(1, picture);
    }

    private static String title(ExampleRun run, Texts texts) {
        return switch (run.verdict()) {
            case ERROR -> texts.get("patterns.why.error");
            case UNSERVED -> texts.get("patterns.why.unserved");
            case PASS, FAIL -> faults(run, texts);
        };
    }

    private static String faults(ExampleRun run, Texts texts) {
        String parts = Stream.of(
                        part(texts, "patterns.why.missing", run.missing().size()),
                        part(texts, "patterns.why.unexpected", run.unexpected().size()),
                        part(
                                texts,
                                "patterns.why.out-of-order",
                                run.outOfOrder().size()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return parts.isEmpty() ? texts.get("patterns.why.other") : parts;
    }

    private static String part(Texts texts, String key, int count) {
        return count == 0 ? "" : texts.get(key, count);
    }

    private Node finding(Finding finding, Consumer<Fix> apply) {
        Label rule = new Label(finding.rule());
        rule.getStyleClass().addAll("kl-tag", "kl-mono");
        rule.setMinWidth(Region.USE_PREF_SIZE);
        Label text = new Label(texts.paragraph(List.of(texts.sentence(finding.fault()), texts.say(finding.remedy()))));
        text.getStyleClass().add("kl-hint");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        HBox line = new HBox(8, rule, text);
        line.setAlignment(Pos.TOP_LEFT);
        VBox box = new VBox(8, line);
        box.getStyleClass().add("kl-explanation-finding");
        finding.fix().ifPresent(found -> {
            Button button = new Button(found.label(), Icons.of("mdi2a-auto-fix"));
            button.getStyleClass().addAll("accent", "small");
            button.setOnAction(event -> apply.accept(found));
            box.getChildren().add(button);
        });
        return box;
    }
}
