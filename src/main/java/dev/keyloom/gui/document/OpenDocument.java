package dev.keyloom.gui.document;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** A document in a tab: its store, its session state, and the file it belongs to, if any. */
public final class OpenDocument {
    private final String id;
    private final DocumentStore store;
    private final SessionState session = new SessionState();
    private final ObjectProperty<Optional<Path>> file = new SimpleObjectProperty<>(Optional.empty());

    /**
     * Puts a document in a tab.
     *
     * @param id distinguishes it from all documents ever open, also over a crash
     */
    public OpenDocument(String id, DocumentStore store) {
        this.id = id;
        this.store = store;
    }

    public String id() {
        return id;
    }

    public DocumentStore store() {
        return store;
    }

    public SessionState session() {
        return session;
    }

    /** Returns the file and how it looked when we read or wrote it last. */
    public ObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    public Optional<Path> path() {
        return file.get();
    }
}
