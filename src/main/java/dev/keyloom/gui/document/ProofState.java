package dev.keyloom.gui.document;

import dev.keyloom.model.DataModel;
import dev.keyloom.prove.Proof;

/** How far the search for counterexamples is. */
public sealed interface ProofState {
    /** Nobody has asked yet, or the search was stopped, or what it found was put away. */
    record None() implements ProofState {}

    /**
     * Worlds are being made.
     *
     * @param done how many of {@code worlds} were looked at
     */
    record Running(int done, int worlds) implements ProofState {}

    /**
     * All worlds were looked at.
     *
     * @param model the design they respect
     * @param isStale whether the document's design is another by now
     */
    record Finished(Proof proof, DataModel model, boolean isStale) implements ProofState {}
}
