package dev.keyloom.gui.keys;

import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.IndexEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.TableEdit;
import dev.keyloom.format.chart.ChartMarkdown;
import dev.keyloom.format.chart.EntityChart;
import dev.keyloom.gui.control.Action;
import dev.keyloom.gui.control.EmptyState;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Problem;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.StackPane;

/** The place "Keys": the entity chart of a document, edited in place. */
public final class KeysPlace implements PlaceView {
    private final Texts texts;
    private final KeysViewModel model;
    private final KeysBar bar;
    private final ChartGrid grid;
    private final KeysDock dock;
    private final StackPane content = new StackPane();
    private final Node empty;

    public KeysPlace(OpenDocument document, WindowServices services) {
        this.texts = services.texts();
        this.model = new KeysViewModel(document, texts);
        PatternMarks marks = new PatternMarks();
        this.grid = new ChartGrid(model, services, marks);
        this.bar = new KeysBar(model, texts, new BarCommands());
        this.dock = new KeysDock(model, services, marks);
        new EditorHost(grid, model, texts);
        ChartMenus menus = new ChartMenus(texts, model, new MenuOpeners());
        grid.useMenus(menus);
        new GridInput(grid, model, menus, new InputCommands());
        new CollectionHover(grid, model, dock, texts);
        this.empty = emptyState();
        content.getChildren().addAll(grid, empty);
        model.chartProperty().addListener((property, before, now) -> showEmpty());
        showEmpty();
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
    public Optional<Node> dock() {
        return Optional.of(dock);
    }

    @Override
    public List<Action> actions() {
        BooleanBinding onCell = Bindings.createBooleanBinding(
                () -> model.currentColumn().isPresent(), model.cursorProperty(), model.chartProperty());
        return List.of(
                Action.of("keys.addEntity", texts.get("keys.action.addEntity"), "mdi2p-plus", this::addEntity),
                Action.of("keys.addVariant", texts.get("keys.action.addVariant"), "mdi2c-call-split", this::addVariant)
                        .when(onCell),
                Action.of("keys.addGlobal", texts.get("keys.addGlobal"), "mdi2t-table-key", model::addGlobalIndex),
                Action.of("keys.addLocal", texts.get("keys.addLocal"), "mdi2t-table-key", model::addLocalIndex),
                Action.of("keys.edit", texts.get("keys.action.edit"), "mdi2p-pencil-outline", model::edit)
                        .when(onCell),
                Action.of("keys.find", texts.get("keys.find"), "mdi2m-magnify", bar::focusSearch)
                        .on("Shortcut+F"),
                Action.of("keys.copyMarkdown", texts.get("keys.copyMarkdown"), "mdi2c-content-copy", this::copy));
    }

    @Override
    public void shown() {
        grid.requestFocus();
    }

    @Override
    public void hidden() {
        model.finishEditing();
    }

    KeysViewModel model() {
        return model;
    }

    ChartGrid grid() {
        return grid;
    }

    private Node emptyState() {
        Button add = new Button(texts.get("keys.empty.action"), Icons.of("mdi2p-plus"));
        add.getStyleClass().add("accent");
        add.setOnAction(event -> addEntity());
        return new EmptyState("mdi2k-key-outline", texts.get("keys.empty"), add);
    }

    private void showEmpty() {
        boolean isEmpty =
                model.chart().rows().isEmpty() && model.filterProperty().get().isBlank();
        empty.setVisible(isEmpty);
        grid.setVisible(!isEmpty);
    }

    private void addEntity() {
        if (model.addEntity().isPresent()) {
            renameEntity();
        }
    }

    private void renameEntity() {
        model.currentRow()
                .ifPresent(row -> grid.boundsOf(
                                new GridCursor(model.cursor().orElseThrow().row(), GridCursor.ENTITY_COLUMN))
                        .ifPresent(over -> InlineField.open(
                                grid.overlay(),
                                over,
                                row.entity(),
                                name -> refusal(new EntityEdit.Rename(row.entity(), name.strip())),
                                grid::requestFocus)));
    }

    private void addVariant() {
        if (model.addVariant()) {
            model.currentColumn().ifPresent(this::editVariant);
        }
    }

    private void editVariant(KeyColumn column) {
        model.currentRow().ifPresent(row -> {
            int variant = row.variants().getOrDefault(column.index(), 0);
            List<KeyMapping> mappings = model.model()
                    .entity(row.entity())
                    .map(entity -> entity.mappings(column.index()))
                    .orElse(List.of());
            if (variant < mappings.size()) {
                grid.boundsOf(model.cursor().orElseThrow())
                        .ifPresent(over -> VariantEditor.open(
                                grid.overlay(),
                                over,
                                texts,
                                new VariantEditor.Target(row.entity(), column.index(), variant, mappings.get(variant)),
                                this::refusal,
                                grid::requestFocus));
            }
        });
    }

    private void renameIndex(IndexHead head) {
        int column = model.chart().columns().indexOf(head.columns().get(0));
        model.shownTable()
                .ifPresent(table -> grid.boundsOfHead(column, ChartGrid.HeadLine.INDEX)
                        .ifPresent(over -> rename(
                                over,
                                head.index().name(),
                                name -> new IndexEdit.Rename(
                                        table.name(), head.index().name(), name))));
    }

    private void renameKeyAttribute(KeyColumn column, int at) {
        String attribute = column.attribute().name();
        model.shownTable()
                .ifPresent(table -> grid.boundsOfHead(at, ChartGrid.HeadLine.ATTRIBUTE)
                        .ifPresent(over -> rename(
                                over,
                                attribute,
                                name -> new TableEdit.RenameKeyAttribute(table.name(), attribute, name))));
    }

    private void rename(Bounds over, String name, Function<String, ModelEdit> edit) {
        InlineField.open(grid.overlay(), over, name, text -> refusal(edit.apply(text.strip())), grid::requestFocus);
    }

    private List<Problem> refusal(ModelEdit edit) {
        var result = model.apply(edit);
        return result.value().isPresent() ? List.of() : result.problems();
    }

    private void copy() {
        ClipboardContent chart = new ClipboardContent();
        chart.putString(ChartMarkdown.write(EntityChart.of(model.model())));
        Clipboard.getSystemClipboard().setContent(chart);
    }

    /** The bar's buttons. */
    private final class BarCommands implements KeysBar.Commands {
        @Override
        public void addEntity() {
            KeysPlace.this.addEntity();
        }

        @Override
        public void addVariant() {
            KeysPlace.this.addVariant();
        }

        @Override
        public void copyAsMarkdown() {
            copy();
        }
    }

    /** What menus only begin. */
    private final class MenuOpeners implements ChartMenus.Openers {
        @Override
        public void editTemplate() {
            model.edit();
        }

        @Override
        public void renameEntity() {
            KeysPlace.this.renameEntity();
        }

        @Override
        public void editVariant(KeyColumn column) {
            KeysPlace.this.editVariant(column);
        }

        @Override
        public void addVariant() {
            KeysPlace.this.addVariant();
        }

        @Override
        public void renameIndex(IndexHead head) {
            KeysPlace.this.renameIndex(head);
        }

        @Override
        public void renameKeyAttribute(KeyColumn column, int at) {
            KeysPlace.this.renameKeyAttribute(column, at);
        }
    }

    /** What keys and clicks in the grid begin. */
    private final class InputCommands implements GridInput.Commands {
        @Override
        public void edit() {
            if (model.currentColumn().isPresent()) {
                model.edit();
            } else {
                renameEntity();
            }
        }

        @Override
        public void find() {
            bar.focusSearch();
        }
    }
}
