package dev.keyloom.gui.load;

import dev.keyloom.format.load.Figures;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.load.MonthlyLoad;
import dev.keyloom.load.PriceTable;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The place "Load": what a design costs and where it runs hot, with rates to try. */
public final class LoadPlace implements PlaceView {
    private final LoadViewModel model;
    private final Texts texts;
    private final HBox bar = new HBox();
    private final Label price = LoadCard.label("", "kl-strong");
    private final Label priceParts = new Label();
    private final StackPane content = new StackPane();
    private final InsertsCard inserts;
    private final PatternsCard patterns;
    private final HeatCard heat;
    private final ScrollPane scroll;
    private final List<Action> actions;

    /** Shows the load of a document. */
    public LoadPlace(OpenDocument document, WindowServices services) {
        this.texts = services.texts();
        this.model = new LoadViewModel(document, services.tasks());
        this.inserts = new InsertsCard(texts);
        this.patterns = new PatternsCard(model, texts);
        this.heat = new HeatCard(texts);
        this.scroll = new ScrollPane(cards());
        this.actions =
                List.of(Action.of("load.forget", texts.get("load.forget"), "mdi2u-undo-variant", model::forgetRates));
        scroll.getStyleClass().addAll("edge-to-edge", "kl-load");
        scroll.setFitToWidth(true);
        fillBar();
        model.pictureProperty().addListener((property, before, now) -> now.ifPresent(this::show));
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
    public List<Action> actions() {
        return actions;
    }

    @Override
    public void shown() {
        model.setShown(true);
    }

    @Override
    public void hidden() {
        model.setShown(false);
    }

    /** The figures of heat stand beside the rates that make it, or below them where the window is narrow. */
    private FlowPane cards() {
        LoadCard rates = new LoadCard(texts.get("load.patterns"), texts.get("load.patterns.remark"), patterns);
        VBox results = new VBox(
                new LoadCard(texts.get("load.heat"), texts.get("load.heat.remark"), heat),
                new LoadCard(texts.get("load.inserts"), texts.get("load.inserts.remark"), inserts));
        results.getStyleClass().add("kl-load-cards");
        FlowPane all = new FlowPane(rates, results);
        all.setRowValignment(VPos.TOP);
        all.getStyleClass().add("kl-load-page");
        return all;
    }

    private void fillBar() {
        priceParts.getStyleClass().add("kl-hint");
        priceParts.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button forget = new Button(texts.get("load.forget"), Icons.of("mdi2u-undo-variant"));
        forget.setMinWidth(Region.USE_PREF_SIZE);
        forget.setTooltip(new Tooltip(texts.get("load.forget.hint")));
        forget.setOnAction(event -> model.forgetRates());
        bar.getStyleClass().add("kl-patterns-bar");
        bar.getChildren().addAll(price, priceParts, gap, forget);
    }

    private void show(LoadPicture picture) {
        showMonth(picture);
        if (picture.patterns().isEmpty() && picture.inserts().isEmpty()) {
            content.getChildren().setAll(new EmptyState("mdi2g-gauge", texts.get("load.empty")));
            return;
        }
        inserts.show(picture);
        patterns.show(picture);
        heat.show(picture);
        if (!content.getChildren().contains(scroll)) {
            content.getChildren().setAll(scroll);
        }
    }

    private void showMonth(LoadPicture picture) {
        PriceTable prices = model.prices();
        MonthlyLoad month = picture.month();
        double storage = month.storagePrice(prices);
        double onDemand = month.onDemandPrice(prices);
        price.setText(texts.get("load.month", Figures.money(onDemand + storage, prices.currency())));
        priceParts.setText(texts.get(
                month.storedBytes().isPresent() ? "load.month.parts" : "load.month.parts.grown",
                Figures.of(month.readUnits()),
                Figures.of(month.writeUnits()),
                Figures.money(storage, prices.currency()),
                Figures.money(month.provisionedPrice(prices), prices.currency()),
                prices.region(),
                prices.date()));
    }
}
