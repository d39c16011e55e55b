package dev.keyloom.lint;

import dev.keyloom.lint.rule.HalfIndexKey;
import dev.keyloom.lint.rule.LocalIndexOnUnbounded;
import dev.keyloom.lint.rule.LookupOnlyIndex;
import dev.keyloom.lint.rule.MisspelledKeyAttribute;
import dev.keyloom.lint.rule.OverProjection;
import dev.keyloom.lint.rule.OverloadedIndex;
import dev.keyloom.lint.rule.StaleIndexKey;
import dev.keyloom.lint.rule.TakenIndexSlot;
import dev.keyloom.lint.rule.TooManyIndexes;
import dev.keyloom.lint.rule.UnusedIndex;
import dev.keyloom.lint.rule.WriteAmplification;
import java.util.List;

/** The rules about indexes: I01 to I11. */
final class IndexRules {
    static final List<Rule> ALL = List.of(
            new UnusedIndex(),
            new TakenIndexSlot(),
            new OverloadedIndex(),
            new WriteAmplification(),
            new OverProjection(),
            new TooManyIndexes(),
            new HalfIndexKey(),
            new MisspelledKeyAttribute(),
            new LocalIndexOnUnbounded(),
            new StaleIndexKey(),
            new LookupOnlyIndex());

    private IndexRules() {}
}
