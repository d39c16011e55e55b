package dev.keyloom.gui.patterns;

import dev.keyloom.edit.PatternEdit;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.ProofState;
import dev.keyloom.gui.document.Proofs;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.prove.Counterexample;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;

/** What is known of a design in random worlds, and how a counterexample gets into the author's records. No nodes. */
final class ProveViewModel {
    /** So many that a fault of a key is nearly always found, and so few that one waits for them. */
    static final int WORLDS = 500;

    private final DocumentStore store;
    private final PatternsViewModel patterns;
    private final Proofs proofs;
    private final int worlds;

    ProveViewModel(OpenDocument document, PatternsViewModel patterns) {
        this(document, patterns, WORLDS);
    }

    ProveViewModel(OpenDocument document, PatternsViewModel patterns, int worlds) {
        this.store = document.store();
        this.patterns = patterns;
        this.proofs = document.proofs();
        this.worlds = worlds;
    }

    /** Returns how far the search is; it is told anew at every change of the document, as what can be added may change. */
    ReadOnlyObjectProperty<ProofState> stateProperty() {
        return proofs.stateProperty();
    }

    ProofState state() {
        return proofs.state();
    }

    /** Looks at the design as it is now; one without patterns has nothing that could fail. */
    void start() {
        if (!store.document().model().accessPatterns().isEmpty()) {
            proofs.start(worlds);
        }
    }

    /** Stops the search; what it has found stays. */
    void stop() {
        proofs.stop();
    }

    /** Puts the result away. */
    void clear() {
        proofs.clear();
    }

    /** Whether a counterexample can become part of the document. */
    enum Addition {
        POSSIBLE,
        DONE,
        /** Its pattern or an entity is no longer there. */
        GONE
    }

    @SuppressWarnings("ReferenceEquality") // an edit that changes nothing gives the same document back
    Addition addition(Counterexample failure) {
        return edit(failure)
                .flatMap(edit -> edit.applyTo(store.document()).value())
                .map(after -> after == store.document() ? Addition.DONE : Addition.POSSIBLE)
                .orElse(Addition.GONE);
    }

    /** Adds the records and the arguments of a counterexample as one undo step and looks at it in its pattern. */
    void add(Counterexample failure) {
        edit(failure).ifPresent(edit -> {
            store.seal();
            if (store.apply(edit).value().isPresent()) {
                patterns.show(edit.position(), edit.arguments());
            }
        });
    }

    private Optional<PatternEdit.AddCounterexample> edit(Counterexample failure) {
        return position(failure.pattern())
                .map(position -> new PatternEdit.AddCounterexample(
                        position,
                        failure.pattern().number(),
                        failure.world().records(),
                        failure.run().arguments()));
    }

    /** The pattern itself, else the one that has become of it. */
    private Optional<Integer> position(AccessPattern pattern) {
        List<AccessPattern> patterns = store.document().model().accessPatterns();
        int same = patterns.indexOf(pattern);
        if (same >= 0) {
            return Optional.of(same);
        }
        for (int i = 0; i < patterns.size(); i++) {
            AccessPattern other = patterns.get(i);
            if (other.number() == pattern.number() && other.name().equals(pattern.name())) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }
}
