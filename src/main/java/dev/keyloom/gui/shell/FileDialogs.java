package dev.keyloom.gui.shell;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the user for files and for decisions that could lose data; behind an interface, so that tests can answer. */
public interface FileDialogs {
    /** Asks for a model file to open. */
    Optional<Path> askOpen();

    /** Asks where to save a model. */
    Optional<Path> askSave(String suggestedName);

    /** Asks what to do with changes that are not saved. */
    Unsaved askUnsaved(String title);

    /** Asks what to do when another program changed the file meanwhile. */
    Conflict askConflict(Path file);

    /** The answers to changes that are not saved. */
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** The answers to a file changed by somebody else. */
    enum Conflict {
        OVERWRITE,
        SAVE_ELSEWHERE,
        CANCEL
    }
}
