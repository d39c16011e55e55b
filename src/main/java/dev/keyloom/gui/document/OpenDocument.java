package dev.keyloom.gui.document;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** A document in a tab: its store, its session state, and the file it belongs to, if any. */
public final class OpenDocument {
    private final String id;
    private final DocumentStore store;
    private final SessionState session = new SessionState();
    private @Nullable Reviews reviews;
    private @Nullable Proofs proofs;
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

    /** Returns the verdicts and findings on the document; asking for them the first time begins to look. */
    public Reviews reviews() {
        Reviews made = reviews;
        if (made == null) {
            made = new Reviews(store, store.tasks());
            reviews = made;
        }
        return made;
    }

    /** Returns the search for worlds in which an access pattern fails. */
    public Proofs proofs() {
        Proofs made = proofs;
        if (made == null) {
            made = new Proofs(store, store.tasks());
            proofs = made;
        }
        return made;
    }

    /** Returns the file and how it looked when we read or wrote it last. */
    public ObjectProperty<Optional<Path>> fileProperty() {
        return file;
    }

    public Optional<Path> path() {
        return file.get();
    }
}
