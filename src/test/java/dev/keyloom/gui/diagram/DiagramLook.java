package dev.keyloom.gui.diagram;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.task.FxTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import dev.keyloom.model.DataModel;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Stage;

/** Shows the diagram alone, to look at it: sample, light or dark, relationship or entity to select, locale, size. */
public final class DiagramLook {
    private DiagramLook() {}

    public static void main(String[] arguments) {
        Application.launch(Window.class, arguments);
    }

    /** The window. A main class that is an application itself would not start from the class path. */
    public static final class Window extends Application {
        @Override
        public void start(Stage stage) {
            Fonts.load();
            List<String> arguments = getParameters().getRaw();
            Theme theme = argument(arguments, 1, "light").equals("dark") ? Theme.DARK : Theme.LIGHT;
            Texts texts = Texts.of(Locale.forLanguageTag(argument(arguments, 3, "en")));
            WindowServices services = new WindowServices(texts, new Appearance(theme), new FxTaskRunner());
            Document document = document(argument(arguments, 0, "github"));
            OpenDocument open = new OpenDocument("look", DocumentStore.ofSaved(document, services.tasks()));
            DiagramPlace place = new DiagramPlace(open, services);
            BorderPane root = new BorderPane(place.content());
            HBox bar = new HBox(place.bar());
            HBox.setHgrow(place.bar(), Priority.ALWAYS);
            bar.getStyleClass().add("kl-place-bar");
            root.setTop(bar);
            String size = argument(arguments, 4, "1060x740");
            Scene scene = new Scene(root, size(size, 0), size(size, 1));
            services.appearance().style(scene);
            stage.setTitle("diagram-look");
            stage.setScene(scene);
            stage.setX(0);
            stage.setY(0);
            stage.show();
            place.shown();
            String selected = argument(arguments, 2, "");
            if (document.model().relationship(selected).isPresent()) {
                open.session().select(new Selection.RelationshipSelected(selected));
            } else if (document.model().entity(selected).isPresent()) {
                open.session().select(Selection.Entities.of(selected));
            }
        }

        private static Document document(String sample) {
            return sample.equals("empty")
                    ? Document.of(DataModel.empty("Empty"))
                    : SampleModels.read(sample).orElseThrow().orElseThrow();
        }

        private static String argument(List<String> arguments, int position, String otherwise) {
            return arguments.size() > position ? arguments.get(position) : otherwise;
        }

        private static double size(String text, int part) {
            return Double.parseDouble(text.split("x")[part]);
        }
    }
}
