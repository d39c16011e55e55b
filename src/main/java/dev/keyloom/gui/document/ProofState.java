package dev.keyloom.gui.document;

import dev.keyloom.model.DataModel;
import dev.keyloom.prove.Proof;

/** How far the search for counterexamples is. */
public sealed interface ProofState {
    /** Nobody has asked yet, or the search was stopped at once, or what it found was put away. */
    record None() implements ProofState {}

    /**
     * Worlds are being made.
     *
     * @param soFar what those tell that were looked at
     * @param worlds how many there will be
     */
    record Running(Proof soFar, int worlds) implements ProofState {}

    /**
     * All worlds were looked at, or the search was stopped.
     *
     * @param worlds how many there should have been
     * @param model the design they respect
     * @param isStale whether the document's design is another by now
     */
    record Finished(Proof proof, int worlds, DataModel model, boolean isStale) implements ProofState {
        /** Says whether the search was stopped before its end. */
        public boolean isStopped() {
            return proof.worlds() < worlds;
        }
    }
}
