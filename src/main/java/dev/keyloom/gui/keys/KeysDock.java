package dev.keyloom.gui.keys;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.edit.DocumentEdit;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.keys.CellDetail.Neighbour;
import dev.keyloom.gui.keys.CellDetail.Neighbours;
import dev.keyloom.gui.keys.CellDetail.Ownership;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.gui.uses.PatternList;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.gui.uses.PatternUses;
import dev.keyloom.model.Constraints;
import dev.keyloom.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/**
 * What is docked below the chart: the cell's template in words, its item collection, and what is wrong with it. While no
 * cell is selected, the access patterns.
 */
final class KeysDock extends HBox {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private final KeysViewModel model;
    private final Texts texts;
    private final WindowServices services;
    private final VBox templatePart = new VBox();
    private final VBox collectionPart = new VBox();
    private final VBox problemPart = new VBox();
    private final PatternList patterns;

    KeysDock(KeysViewModel model, WindowServices services, PatternMarks marks) {
        this.model = model;
        this.services = services;
        this.texts = services.texts();
        getStyleClass().add("kl-keys-dock");
        for (VBox part : List.of(templatePart, collectionPart, problemPart)) {
            part.getStyleClass().add("kl-keys-dock-part");
            part.setMinWidth(0);
            part.setPrefWidth(100);
            HBox.setHgrow(part, Priority.ALWAYS);
        }
        patterns = new PatternList(texts, marks);
        patterns.getStyleClass().add("kl-keys-dock-part");
        patterns.setMinWidth(0);
        patterns.setPrefWidth(400);
        HBox.setHgrow(patterns, Priority.ALWAYS);
        model.detailProperty().addListener((property, before, now) -> show());
        model.chartProperty().addListener((property, before, now) -> {
            if (model.detailProperty().get().isEmpty()) {
                show();
            }
        });
        services.appearance().themeProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        Optional<CellDetail> detail = model.detailProperty().get();
        if (detail.isEmpty()) {
            templatePart.getChildren().setAll(hint("keys.dock.nothing"));
            patterns.show(model.shownTable()
                    .map(table -> PatternUses.of(model.model(), table))
                    .orElse(List.of()));
            getChildren().setAll(templatePart, patterns);
            return;
        }
        getChildren().setAll(templatePart, collectionPart, problemPart);
        showTemplate(detail.get());
        showCollection(detail.get());
        showProblem(detail.get());
    }

    private void showTemplate(CellDetail detail) {
        Label name = new Label(detail.entity(), square(detail.color()));
        name.getStyleClass().addAll("kl-strong", "kl-keys-dock-entity");
        Label attribute = new Label(detail.column().attribute().name());
        attribute.getStyleClass().addAll("kl-mono", "kl-muted");
        Label role = new Label(role(detail.column()));
        role.getStyleClass().add("kl-tag");
        role.setMinWidth(Region.USE_PREF_SIZE);
        HBox title = new HBox(name, attribute, spacer(), role);
        title.getStyleClass().add("kl-keys-dock-title");
        TextFlow template = new TextFlow();
        template.getStyleClass().add("kl-keys-dock-template");
        detail.template()
                .map(TemplateSegments::full)
                .orElse(List.of(Segment.of(CellText.NOTHING, Segment.Kind.MUTED)))
                .forEach(segment -> {
                    Text text = new Text(segment.text());
                    text.getStyleClass()
                            .addAll("kl-key-editor-text", segment.kind().styleClass());
                    template.getChildren().add(text);
                });
        Label explanation = new Label(texts.paragraph(detail.explanation()));
        explanation.getStyleClass().addAll("kl-small", "kl-muted");
        explanation.setWrapText(true);
        explanation.setMinHeight(Region.USE_PREF_SIZE);
        templatePart.getChildren().setAll(title, scrolling(new VBox(template, explanation)));
    }

    private String role(KeyColumn column) {
        boolean isPartition = column.role() == KeyEdit.Role.PARTITION;
        if (column.index().isPrimary()) {
            return texts.get(isPartition ? "keys.role.partition" : "keys.role.sort");
        }
        return texts.get(
                isPartition ? "keys.role.partitionOf" : "keys.role.sortOf",
                column.index().name());
    }

    private void showCollection(CellDetail detail) {
        Label heading = new Label(texts.get("keys.dock.collection"));
        heading.getStyleClass().add("kl-small-strong");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        Label partition =
                new Label(detail.collection().map(Neighbours::partition).orElse(""));
        partition.getStyleClass().addAll("kl-mono", "kl-muted");
        HBox title = new HBox(heading, spacer(), partition);
        title.getStyleClass().add("kl-keys-dock-title");
        if (detail.collection().isEmpty()) {
            collectionPart.getChildren().setAll(title, hint("keys.dock.noCollection"));
            return;
        }
        collectionPart
                .getChildren()
                .setAll(title, neighbours(detail.collection().get(), detail.column()));
    }

    /** Returns the items of a collection in byte order, for the dock and the hover. */
    Node neighbours(Neighbours collection, KeyColumn column) {
        VBox rows = new VBox();
        rows.getStyleClass().add("kl-neighbours");
        collection.entries().forEach(neighbour -> rows.getChildren().add(row(neighbour)));
        String index = column.index().isPrimary()
                ? texts.get("keys.baseTable")
                : column.index().name();
        Label order = new Label(texts.get("keys.dock.order", index, collection.size()));
        order.getStyleClass().add("kl-hint");
        rows.getChildren().add(order);
        return scrolling(rows);
    }

    private HBox row(Neighbour neighbour) {
        Label sort = new Label(neighbour.sort(), square(neighbour.color()));
        sort.getStyleClass().addAll("kl-mono", "kl-neighbour-key");
        Label entity = new Label(neighbour.entity());
        entity.getStyleClass().addAll("kl-small", "kl-muted");
        entity.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(sort, spacer(), entity);
        row.getStyleClass().add("kl-neighbour");
        row.pseudoClassStateChanged(SELECTED, neighbour.ownership() == Ownership.OWN);
        return row;
    }

    private void showProblem(CellDetail detail) {
        Optional<Problem> problem = detail.worstProblem();
        if (problem.isPresent()) {
            showProblem(detail, problem.get());
        } else if (detail.cell().collides()) {
            showCollision(detail);
        } else if (detail.template().isEmpty()) {
            problemPart.getChildren().clear();
        } else {
            Label fine = new Label(texts.get("keys.dock.fine"), Icons.of("mdi2c-check-circle-outline"));
            fine.getGraphic().getStyleClass().add("kl-success");
            fine.getStyleClass().addAll("kl-small", "kl-muted");
            problemPart.getChildren().setAll(fine);
            if (!detail.cell().shared().isEmpty()) {
                Label shared = hint(
                        texts.get(
                                "keys.dock.shared",
                                texts.list(List.copyOf(detail.cell().shared()))),
                        "mdi2l-link-variant");
                problemPart.getChildren().add(shared);
            }
        }
    }

    private void showProblem(CellDetail detail, Problem problem) {
        String tone = problem.isError() ? "kl-danger" : "kl-warning";
        Label heading = new Label(
                texts.get(problem.isError() ? "keys.dock.error" : "keys.dock.warning"),
                Icons.of(problem.isError() ? "mdi2c-close-circle" : "mdi2a-alert"));
        heading.getStyleClass().addAll("kl-small-strong", tone);
        heading.getGraphic().getStyleClass().add(tone);
        Label message = paragraph(problem.message());
        problemPart.getChildren().setAll(heading, message);
        problem.suggestion()
                .ifPresent(suggestion -> problem.place().span().ifPresent(span -> {
                    String text = TemplateField.corrected(detail.cell().text(), span, suggestion);
                    Button fix = new Button(texts.get("keys.dock.useInstead", suggestion));
                    fix.setMnemonicParsing(false);
                    fix.getStyleClass().add("small");
                    fix.setOnAction(event -> model.rewrite(text));
                    problemPart.getChildren().add(buttons(fix));
                }));
    }

    private void showCollision(CellDetail detail) {
        String other = detail.cell().collisions().get(0);
        Label heading =
                new Label(texts.get("keys.dock.collision", detail.entity(), other), Icons.of("mdi2c-close-circle"));
        heading.getStyleClass().addAll("kl-small-strong", "kl-danger");
        heading.getGraphic().getStyleClass().add("kl-danger");
        Label message = paragraph(texts.get("keys.dock.collisionText", detail.entity(), other));
        List<Node> fixes = new ArrayList<>();
        List<String> entities = new ArrayList<>(List.of(detail.entity()));
        entities.addAll(detail.cell().collisions());
        OwnPrefixes prefixes = OwnPrefixes.of(model.model(), detail.column(), entities);
        if (!prefixes.isEmpty()) {
            Button fix = new Button(texts.get("keys.dock.prefix", texts.list(List.copyOf(prefixes.prefixes()))));
            fix.setMnemonicParsing(false);
            fix.getStyleClass().add("small");
            fix.setOnAction(event -> model.apply(prefixes.edit()));
            fixes.add(fix);
        }
        Button share = new Button(texts.get("keys.dock.share"));
        share.getStyleClass().addAll("small", "flat");
        share.setOnAction(event -> share(detail.entity(), other));
        fixes.add(share);
        problemPart.getChildren().setAll(heading, message, buttons(fixes.toArray(Node[]::new)));
    }

    private void share(String first, String second) {
        Constraints now = model.model().constraints();
        List<List<String>> groups = new ArrayList<>(now.sharedKeys());
        groups.add(List.of(first, second));
        model.apply(new DocumentEdit.SetConstraints(new Constraints(
                groups,
                now.counters(),
                now.unique(),
                now.copies(),
                now.tenant(),
                now.irreflexive(),
                now.transactionOnly(),
                now.extras())));
    }

    private Region square(Rgb color) {
        PictureTheme theme = services.appearance().theme() == Theme.LIGHT ? PictureTheme.LIGHT : PictureTheme.DARK;
        Region square = new Region();
        square.getStyleClass().add("kl-entity-square");
        square.setStyle(
                "-fx-background-color: " + EntityColors.inTheme(color, theme).hex() + ";");
        return square;
    }

    private static ScrollPane scrolling(Node content) {
        ScrollPane pane = new ScrollPane(content);
        pane.getStyleClass().add("kl-keys-dock-scroll");
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(pane, Priority.ALWAYS);
        pane.setMinHeight(0);
        content.getStyleClass().add("kl-keys-dock-scrolled");
        return pane;
    }

    private static FlowPane buttons(Node... buttons) {
        FlowPane flow = new FlowPane(buttons);
        flow.getStyleClass().add("kl-keys-dock-buttons");
        return flow;
    }

    private static Region spacer() {
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        return spacer;
    }

    private static Label paragraph(String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll("kl-small", "kl-muted");
        label.setWrapText(true);
        return label;
    }

    private Label hint(String key) {
        return paragraph(texts.get(key));
    }

    private static Label hint(String text, String icon) {
        Label label = paragraph(text);
        label.setGraphic(Icons.of(icon));
        return label;
    }
}
