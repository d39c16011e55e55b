package dev.keyloom.gui.collections;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import java.util.List;
import java.util.Locale;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Stage;
import javafx.util.Duration;

/** Shows the place with a sample, to look at: arguments are the theme, the sample, and {@code zh}, {@code json}, {@code
 * fault}, {@code plain}. */
public final class CollectionsPicture {
    private CollectionsPicture() {}

    /** Shows the place. */
    public static void main(String[] arguments) {
        Application.launch(Window.class, arguments);
    }

    /** The window; apart from the main class, which Java would not start without JavaFX as a module. */
    public static final class Window extends Application {
        @Override
        public void start(Stage stage) {
            Fonts.load();
            List<String> arguments = getParameters().getRaw();
            Theme theme = arguments.contains("dark") ? Theme.DARK : Theme.LIGHT;
            String sample = arguments.size() > 1 ? arguments.get(1) : "github";
            Locale locale = arguments.contains("zh") ? Locale.TRADITIONAL_CHINESE : Locale.ENGLISH;
            Document document = SampleModels.read(sample).orElseThrow().orElseThrow();
            DirectTaskRunner tasks = new DirectTaskRunner();
            OpenDocument open = new OpenDocument("picture", DocumentStore.ofSaved(document, tasks));
            Appearance appearance = new Appearance(theme);
            CollectionsPlace place =
                    new CollectionsPlace(open, new WindowServices(Texts.of(locale), appearance, tasks));
            HBox bar = new HBox(place.bar());
            HBox.setHgrow(place.bar(), Priority.ALWAYS);
            bar.getStyleClass().add("kl-place-bar");
            BorderPane root =
                    new BorderPane(place.content(), bar, null, place.dock().orElseThrow(), null);
            Scene scene = new Scene(root, 1368, 740);
            appearance.style(scene);
            stage.setScene(scene);
            stage.show();
            PauseTransition settled = new PauseTransition(Duration.seconds(2));
            settled.setOnFinished(event -> System.out.println("shown"));
            settled.play();
            if ("github".equals(sample) && !arguments.contains("plain")) {
                Node[] fields = root.lookupAll(".kl-condition-line .text-field").toArray(Node[]::new);
                ((TextField) fields[0]).setText("REPO#alexdebrie#dynamodb-book");
                ((TextField) fields[1]).setText("<= REPO#alexdebrie#dynamodb-book");
                fields[1].requestFocus();
                open.session().select(new Selection.RecordSelected("Repo", 1));
                if (arguments.contains("fault")) {
                    ((TextField) fields[3]).setText("between A");
                }
                if (arguments.contains("json")) {
                    ((ToggleButton) root.lookup(".kl-dock-what .toggle-button")).fire();
                }
            }
        }
    }
}
