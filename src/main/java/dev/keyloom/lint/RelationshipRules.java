package dev.keyloom.lint;

import dev.keyloom.lint.rule.ChildUnderOwnKind;
import dev.keyloom.lint.rule.CrowdedParent;
import dev.keyloom.lint.rule.EdgeWrittenTwice;
import dev.keyloom.lint.rule.LocalInvertedIndex;
import dev.keyloom.lint.rule.LongPath;
import dev.keyloom.lint.rule.MutableCopy;
import dev.keyloom.lint.rule.MutableEdgeCopied;
import dev.keyloom.lint.rule.OverbuiltDirection;
import dev.keyloom.lint.rule.ParentAndChildSlot;
import dev.keyloom.lint.rule.SelfEdge;
import dev.keyloom.lint.rule.UnboundedEmbedding;
import dev.keyloom.lint.rule.UndecidedDirection;
import dev.keyloom.lint.rule.UnshardedCelebrity;
import java.util.List;

/** The rules about relationships: R01 to R13. */
final class RelationshipRules {
    static final List<Rule> ALL = List.of(
            new UndecidedDirection(),
            new UnboundedEmbedding(),
            new MutableCopy(),
            new EdgeWrittenTwice(),
            new LocalInvertedIndex(),
            new CrowdedParent(),
            new OverbuiltDirection(),
            new ChildUnderOwnKind(),
            new ParentAndChildSlot(),
            new SelfEdge(),
            new LongPath(),
            new MutableEdgeCopied(),
            new UnshardedCelebrity());

    private RelationshipRules() {}
}
