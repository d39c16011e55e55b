package dev.keyloom.lint;

import dev.keyloom.lint.rule.BrokenTree;
import dev.keyloom.lint.rule.CopiesDisagree;
import dev.keyloom.lint.rule.MissingNode;
import dev.keyloom.lint.rule.MixedTypes;
import dev.keyloom.lint.rule.NotInIndex;
import dev.keyloom.lint.rule.OverwrittenRecord;
import dev.keyloom.lint.rule.StoredKeyDiffers;
import dev.keyloom.lint.rule.StrayConstant;
import dev.keyloom.lint.rule.UnclearType;
import dev.keyloom.lint.rule.WrongCounter;
import dev.keyloom.lint.rule.WrongVariant;
import java.util.List;

/** The rules about records: D01 to D11. */
final class RecordRules {
    static final List<Rule> ALL = List.of(
            new StoredKeyDiffers(),
            new WrongVariant(),
            new MissingNode(),
            new NotInIndex(),
            new CopiesDisagree(),
            new WrongCounter(),
            new OverwrittenRecord(),
            new StrayConstant(),
            new UnclearType(),
            new BrokenTree(),
            new MixedTypes());

    private RecordRules() {}
}
