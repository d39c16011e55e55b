package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Finds parents with two kinds of children on the same side that are both read from the parent on. */
public final class CrowdedParent implements Rule {
    @Override
    public String id() {
        return "R06";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Two kinds of children share the only free side of their parent";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-sort-keys.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        List<Side> sides = new ArrayList<>();
        for (PatternRead read : reads.queries()) {
            for (Side side : sides(reads, read)) {
                sides.stream()
                        .filter(other -> other.crowds(side))
                        .findFirst()
                        .ifPresent(other -> report(other, side, findings));
                sides.add(side);
            }
        }
    }

    /** A kind of children that a pattern reads from their parent on. */
    private record Side(PatternRead read, Reach parent, Reach child) {
        boolean crowds(Side other) {
            boolean sameParent = read.table().equals(other.read.table())
                    && read.index().equals(other.read.index())
                    && parent.kind().equals(other.parent.kind());
            boolean bothInOne = other.read.reaches().stream()
                    .anyMatch(reach -> reach.isLikely() && reach.kind().equals(child.kind()));
            return sameParent
                    && bothInOne
                    && !child.kind().entity().equals(other.child.kind().entity())
                    && read.position() != other.read.position()
                    && Integer.signum(child.compare(parent)) == Integer.signum(other.child.compare(other.parent));
        }
    }

    /** Returns the kinds of which a read gives items beside their parent, when it gives no other kind. */
    private static List<Side> sides(PatternReads reads, PatternRead read) {
        List<Reach> wanted = read.inRange().stream()
                .filter(reach -> reach.isLikely() && reads.isWanted(read, reach.kind()))
                .filter(reach -> reach.query().equals(read.queries().get(0)))
                .toList();
        List<Reach> parents = wanted.stream().filter(Reach::isSingle).toList();
        List<Reach> children =
                wanted.stream().filter(reach -> !reach.isSingle()).toList();
        return parents.size() == 1 && children.size() == 1 && children.get(0).compare(parents.get(0)) != 0
                ? List.of(new Side(read, parents.get(0), children.get(0)))
                : List.of();
    }

    private void report(Side first, Side second, Consumer<Finding> findings) {
        String parent = second.parent().kind().entity().name();
        String a = first.child().kind().entity().name();
        String b = second.child().kind().entity().name();
        boolean before = second.child().compare(second.parent()) < 0;
        findings.accept(Finding.of(
                this,
                a + " and " + b + " both need to be read " + (before ? "backwards" : "forwards") + " from " + parent
                        + " in " + second.read().index() + ", but only one of them can lie next to it",
                "Put one of the two behind " + parent
                        + " with a sort key that runs the other way (desc), or gather it with " + parent
                        + " in the next global index.",
                second.read().indexPlace(),
                new Where.Entity(b),
                new Where.Entity(a),
                first.read().place(),
                second.read().place()));
    }
}
