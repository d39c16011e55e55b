package dev.keyloom.gui.inspector;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The pane at the right that shows and edits what is selected; without a selection, the model itself. */
public final class Inspector extends VBox {
    private static final double WIDTH = 308;

    private final OpenDocument document;
    private final Forms forms;
    private final ScrollPane scroll = new ScrollPane();
    private Form form;

    public Inspector(OpenDocument document, WindowServices services) {
        this.document = document;
        this.forms = new Forms(document, services);
        this.form = new ModelForm(forms);
        getStyleClass().add("kl-inspector");
        setPrefWidth(WIDTH);
        setMinWidth(WIDTH);
        setMaxWidth(WIDTH);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head(services), scroll);
        document.session().selectionProperty().addListener((property, before, now) -> open(now));
        document.store().revisionProperty().addListener((property, before, now) -> refresh());
        document.store().derivedProperty().addListener((property, before, now) -> refresh());
        open(document.session().selection());
    }

    /** Puts the focus into the first field of the form. */
    public void focusFirst() {
        form.focusFirst();
    }

    private HBox head(WindowServices services) {
        Label title = new Label(services.texts().get("inspector.title"));
        title.getStyleClass().add("kl-hint");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new Button("", Icons.of("mdi2c-chevron-right"));
        close.getStyleClass().addAll("flat", "kl-icon", "small");
        close.setTooltip(new Tooltip(services.texts().get("inspector.close") + "  Ctrl+I"));
        close.setAccessibleText(services.texts().get("inspector.close"));
        close.setOnAction(event -> document.session()
                .inspectorOpenProperty(document.session().place())
                .set(false));
        HBox head = new HBox(title, gap, close);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("kl-inspector-head");
        return head;
    }

    private void open(Selection selection) {
        form = forms.form(selection);
        if (!form.show(document.store().document())) {
            form = new ModelForm(forms);
            form.show(document.store().document());
        }
        scroll.setContent(form.node());
        scroll.setVvalue(0);
    }

    /** What was selected may be gone, renamed by an undo for example: then nothing is selected. */
    private void refresh() {
        if (!form.show(document.store().document())) {
            document.session().select(Selection.NONE);
            open(Selection.NONE);
        }
    }
}
