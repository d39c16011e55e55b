package dev.keyloom.gui.document;

import dev.keyloom.document.Document;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.problem.Problem;
import java.time.Duration;
import java.util.List;

/** What was computed from one revision of a document. Equal only to itself, as {@link Revision} is. */
public final class Derived {
    private final Revision revision;
    private final Materialization materialization;
    private final List<Problem> problems;
    private final Duration computing;

    Derived(Revision revision, Materialization materialization, List<Problem> problems, Duration computing) {
        this.revision = revision;
        this.materialization = materialization;
        this.problems = List.copyOf(problems);
        this.computing = computing;
    }

    public Revision revision() {
        return revision;
    }

    /** Returns the document that everything here was computed from. */
    public Document document() {
        return revision.document();
    }

    /** Returns the items and item collections. */
    public Materialization materialization() {
        return materialization;
    }

    /** Returns what is wrong with the model, in its order. */
    public List<Problem> problems() {
        return problems;
    }

    /** Returns how long the computation took. */
    public Duration computing() {
        return computing;
    }
}
