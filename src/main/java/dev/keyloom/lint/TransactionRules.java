package dev.keyloom.lint;

import dev.keyloom.lint.rule.CopyApart;
import dev.keyloom.lint.rule.CountedByReading;
import dev.keyloom.lint.rule.CounterApart;
import dev.keyloom.lint.rule.NeverRead;
import dev.keyloom.lint.rule.NumberInTwoRequests;
import dev.keyloom.lint.rule.OrphaningDelete;
import dev.keyloom.lint.rule.RepeatedEdge;
import dev.keyloom.lint.rule.StaleCopy;
import dev.keyloom.lint.rule.TransactionTooLarge;
import dev.keyloom.lint.rule.UncheckedParent;
import dev.keyloom.lint.rule.UnguardedUnique;
import java.util.List;

/** The rules about transactions: T01 to T11. */
final class TransactionRules {
    static final List<Rule> ALL = List.of(
            new CounterApart(),
            new RepeatedEdge(),
            new UnguardedUnique(),
            new NeverRead(),
            new TransactionTooLarge(),
            new NumberInTwoRequests(),
            new UncheckedParent(),
            new CountedByReading(),
            new CopyApart(),
            new StaleCopy(),
            new OrphaningDelete());

    private TransactionRules() {}
}
