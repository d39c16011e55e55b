package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.theme.Appearance;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The platform's file choosers, and a dialog where data could be lost. */
public final class FxFileDialogs implements FileDialogs {
    private final Supplier<Window> owner;
    private final Texts texts;
    private final Appearance appearance;
    private Optional<File> lastFolder = Optional.empty();

    public FxFileDialogs(Supplier<Window> owner, Texts texts, Appearance appearance) {
        this.owner = owner;
        this.texts = texts;
        this.appearance = appearance;
    }

    @Override
    public Optional<Path> askOpen() {
        return answer(chooser("dialog.open").showOpenDialog(owner.get()));
    }

    @Override
    public Optional<Path> askSave(String suggestedName) {
        FileChooser chooser = chooser("dialog.save");
        chooser.setInitialFileName(suggestedName);
        return answer(chooser.showSaveDialog(owner.get()));
    }

    @Override
    public Unsaved askUnsaved(String title) {
        ButtonType save = new ButtonType(texts.get("action.save"), ButtonData.YES);
        ButtonType discard = new ButtonType(texts.get("dialog.discard"), ButtonData.NO);
        ButtonType cancel = new ButtonType(texts.get("dialog.cancel"), ButtonData.CANCEL_CLOSE);
        ButtonType chosen =
                ask(texts.get("dialog.unsaved.title", title), texts.get("dialog.unsaved.text"), save, discard, cancel);
        return chosen == save ? Unsaved.SAVE : chosen == discard ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Conflict askConflict(Path file) {
        ButtonType elsewhere = new ButtonType(texts.get("dialog.conflict.elsewhere"), ButtonData.YES);
        ButtonType overwrite = new ButtonType(texts.get("dialog.conflict.overwrite"), ButtonData.NO);
        ButtonType cancel = new ButtonType(texts.get("dialog.cancel"), ButtonData.CANCEL_CLOSE);
        ButtonType chosen = ask(
                texts.get("dialog.conflict.title", String.valueOf(file.getFileName())),
                texts.get("dialog.conflict.text"),
                elsewhere,
                overwrite,
                cancel);
        return chosen == elsewhere
                ? Conflict.SAVE_ELSEWHERE
                : chosen == overwrite ? Conflict.OVERWRITE : Conflict.CANCEL;
    }

    private ButtonType ask(String title, String text, ButtonType yes, ButtonType no, ButtonType cancel) {
        Alert alert = new Alert(Alert.AlertType.NONE, text, yes, no, cancel);
        alert.setHeaderText(title);
        alert.setTitle(texts.get("app.name"));
        alert.initOwner(owner.get());
        alert.getDialogPane().getStylesheets().setAll(appearance.stylesheets());
        alert.getDialogPane().getStyleClass().add("kl-dense");
        return alert.showAndWait().orElse(cancel);
    }

    private FileChooser chooser(String titleKey) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.get(titleKey));
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter(
                                texts.get("dialog.models"), List.of("*.keyloom.json", "*.json")),
                        new FileChooser.ExtensionFilter(texts.get("dialog.all-files"), "*.*"));
        lastFolder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private Optional<Path> answer(@Nullable File chosen) {
        Optional<File> file = Optional.ofNullable(chosen);
        file.map(File::getParentFile).ifPresent(folder -> lastFolder = Optional.of(folder));
        return file.map(File::toPath);
    }
}
