package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.EdgeEnd;
import dev.keyloom.diagram.EndTag;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.Table;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Says what the tags of the index overlay mean; only those that are shown. */
final class Legend extends HBox {
    private static final String BASE_TABLE = "P";
    private static final String NOTHING = "–";

    private final DiagramModel model;
    private final Texts texts;

    Legend(DiagramModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("kl-legend");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setMouseTransparent(true);
        visibleProperty().bind(model.overlayProperty());
        model.sceneProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        List<EndTag> tags = model.scene().edges().stream()
                .flatMap(edge -> edge.ends().stream())
                .map(EdgeEnd::tag)
                .flatMap(tag -> tag.stream())
                .toList();
        Set<String> letters = tags.stream()
                .filter(tag -> tag.kind() == EndTag.Kind.SERVED)
                .flatMap(tag -> Arrays.stream(tag.text().split(" ")))
                .collect(Collectors.toCollection(TreeSet::new));
        getChildren().clear();
        if (tags.isEmpty()) {
            return;
        }
        add("", texts.get("diagram.legend"));
        if (letters.contains(BASE_TABLE)) {
            add(BASE_TABLE, texts.get("diagram.legend.base"));
        }
        Map<String, String> names = indexNames();
        letters.stream().filter(names::containsKey).forEach(letter -> add(letter, names.getOrDefault(letter, "")));
        if (tags.stream().anyMatch(tag -> tag.kind() == EndTag.Kind.UNSERVED)) {
            add(NOTHING, texts.get("diagram.legend.nothing"));
            getChildren().get(getChildren().size() - 2).getStyleClass().add("unserved");
        }
    }

    private Map<String, String> indexNames() {
        Map<String, String> names = new LinkedHashMap<>();
        for (Table table : model.data().tables()) {
            for (int i = 0; i < table.schema().globalIndexes().size(); i++) {
                names.putIfAbsent(
                        Integer.toString(i + 1),
                        table.schema().globalIndexes().get(i).ref().name());
            }
            for (int i = 0; i < table.schema().localIndexes().size(); i++) {
                names.putIfAbsent(
                        "L" + (i + 1),
                        table.schema().localIndexes().get(i).ref().name());
            }
        }
        return names;
    }

    private void add(String letter, String meaning) {
        if (!letter.isEmpty()) {
            Label tag = new Label(letter);
            tag.getStyleClass().add("kl-legend-tag");
            getChildren().add(tag);
        }
        Label text = new Label(meaning);
        text.getStyleClass().add("kl-hint");
        getChildren().add(text);
    }
}
