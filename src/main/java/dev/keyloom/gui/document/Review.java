package dev.keyloom.gui.document;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintReport;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.pattern.Verification;
import dev.keyloom.problem.OwnFault;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** What the verifier and the analyzer say of one revision of a document. Equal only to itself, as {@link Revision} is. */
public final class Review {
    private final Revision revision;
    private final Materialization materialization;
    private final Verification verification;
    private final List<Finding> findings;
    private final List<OwnFault> faults;
    private final Duration computing;

    Review(Derived derived, Verification verification, LintReport lint, Duration computing) {
        this.revision = derived.revision();
        this.materialization = derived.materialization();
        this.verification = verification;
        this.findings = lint.findings();
        this.faults = Stream.concat(verification.faults().stream(), lint.faults().stream())
                .toList();
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

    /** Returns what broke down in Keyloom while it verified and looked; the rest is complete. */
    public List<OwnFault> faults() {
        return faults;
    }

    /** Returns how long it took to verify and to look. */
    public Duration computing() {
        return computing;
    }
}
