package dev.keyloom.gui.document;

import dev.keyloom.lint.Finding;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.pattern.Verification;
import java.time.Duration;
import java.util.List;

/** What the verifier and the analyzer say of one revision of a document. Equal only to itself, as {@link Revision} is. */
public final class Review {
    private final Revision revision;
    private final Materialization materialization;
    private final Verification verification;
    private final List<Finding> findings;
    private final Duration computing;

    Review(Derived derived, Verification verification, List<Finding> findings, Duration computing) {
        this.revision = derived.revision();
        this.materialization = derived.materialization();
        this.verification = verification;
        this.findings = List.copyOf(findings);
        this.computing = computing;
    }

    public Revision revision() {
        return revision;
    }

    /** Returns the items that the patterns were run on. */
    public Materialization materialization() {
        return materialization;
    }

    /** Returns the verdicts on the access patterns. */
    public Verification verification() {
        return verification;
    }

    /** Returns what the rules find, worst first. */
    public List<Finding> findings() {
        return findings;
    }

    /** Returns how long it took to verify and to look. */
    public Duration computing() {
        return computing;
    }
}
