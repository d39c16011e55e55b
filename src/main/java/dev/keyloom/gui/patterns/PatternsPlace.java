package dev.keyloom.gui.patterns;

import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.theme.Theme;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The place "Access patterns". */
public final class PatternsPlace implements PlaceView {
    private static final double LOW = 400;
    private static final double PROOF_SHARE = 0.55;

    private final PatternsViewModel model;
    private final Texts texts;
    private final ProveViewModel prove;
    private final PatternsBar bar;
    private final PatternListView list;
    private final DetailPane detail;
    private final CoverageView coverage;
    private final PatternForm form;
    private final StackPane content = new StackPane();
    private final BorderPane frame = new BorderPane();
    private final List<Action> actions;
    private final ChangeListener<Theme> themed;

    public PatternsPlace(OpenDocument document, WindowServices services) {
        this.texts = services.texts();
        model = new PatternsViewModel(document, texts);
        prove = new ProveViewModel(document, model);
        bar = new PatternsBar(model, prove, texts);
        list = new PatternListView(model, texts);
        detail = new DetailPane(model, services, (entity, number) -> {
            document.session().placeProperty().set(Place.COLLECTIONS);
            document.session().select(new Selection.RecordSelected(entity, number));
        });
        coverage = new CoverageView(model, texts);
        // In a low window the answer needs the room; the coverage comes back with it.
        content.heightProperty().addListener((property, before, now) -> {
            coverage.setVisible(now.doubleValue() > LOW);
            coverage.setManaged(coverage.isVisible());
        });
        form = new PatternForm(model, document, texts);
        frame.setLeft(list);
        ProveView proof = new ProveView(prove, services);
        BorderPane answers = new BorderPane(detail);
        answers.setTop(proof);
        proof.maxHeightProperty().bind(answers.heightProperty().multiply(PROOF_SHARE));
        frame.setCenter(answers);
        frame.setBottom(coverage);
        themed = (property, before, now) -> {
            detail.show();
            proof.show();
        };
        services.appearance().themeProperty().addListener(new WeakChangeListener<>(themed));
        actions = newActions();
        model.detailProperty().addListener((property, before, now) -> showContent());
        showContent();
    }

    @Override
    public Node bar() {
        return bar;
    }

    @Override
    public Node content() {
        return content;
    }

    @Override
    public Optional<Node> side() {
        return Optional.of(form);
    }

    @Override
    public List<Action> actions() {
        return actions;
    }

    PatternsViewModel model() {
        return model;
    }

    private void showContent() {
        Node wanted = model.detail().isPresent() ? frame : null;
        if (wanted == null) {
            content.getChildren().setAll(emptyState());
        } else if (!content.getChildren().contains(wanted)) {
            content.getChildren().setAll(wanted);
        }
    }

    private Node emptyState() {
        Button add = new Button(texts.get("patterns.empty.add"), Icons.of("mdi2p-plus"));
        add.getStyleClass().add("accent");
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setOnAction(event -> model.add());
        return new EmptyState("mdi2f-format-list-checks", texts.get("patterns.empty"), add);
    }

    private List<Action> newActions() {
        return List.of(
                Action.of("patterns.find", texts.get("patterns.find"), "mdi2m-magnify", bar::focusSearch)
                        .on("Shortcut+F"),
                Action.of(
                                "patterns.run-all",
                                texts.get("patterns.run-all"),
                                "mdi2p-play",
                                () -> model.reviews().run())
                        .on("Shortcut+R"),
                Action.of("patterns.run", texts.get("patterns.run.hint"), "mdi2p-play", model::run)
                        .on("Shortcut+Enter"),
                Action.of("patterns.prove", texts.get("patterns.prove"), "mdi2s-shield-search", prove::start),
                Action.of(
                        "patterns.next-failing",
                        texts.get("patterns.next-failing"),
                        "mdi2c-close-circle",
                        model::selectNextFailing),
                Action.of("patterns.add", texts.get("patterns.add.hint"), "mdi2p-plus", model::add),
                Action.of(
                        "patterns.duplicate", texts.get("patterns.duplicate"), "mdi2c-content-copy", model::duplicate),
                Action.of("patterns.remove", texts.get("patterns.remove"), "mdi2t-trash-can-outline", model::remove),
                Action.of(
                        "patterns.renumber",
                        texts.get("patterns.renumber"),
                        "mdi2f-format-list-checks",
                        model::renumber));
    }
}
