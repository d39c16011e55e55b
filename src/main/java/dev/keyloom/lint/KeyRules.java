package dev.keyloom.lint;

import dev.keyloom.lint.rule.AmbiguousSeparator;
import dev.keyloom.lint.rule.BrokenClaimedOrder;
import dev.keyloom.lint.rule.ConstantInvertedPartition;
import dev.keyloom.lint.rule.DifferentFold;
import dev.keyloom.lint.rule.InconsistentSeparators;
import dev.keyloom.lint.rule.LongKey;
import dev.keyloom.lint.rule.MixedTimeForms;
import dev.keyloom.lint.rule.MutableIndexKey;
import dev.keyloom.lint.rule.MutablePrimaryKey;
import dev.keyloom.lint.rule.NoTypePrefix;
import dev.keyloom.lint.rule.NumberTooWide;
import dev.keyloom.lint.rule.NumberWithoutOrder;
import dev.keyloom.lint.rule.OptionalPrimaryKey;
import dev.keyloom.lint.rule.PrefixOfAnother;
import dev.keyloom.lint.rule.SharedPrimaryKey;
import dev.keyloom.lint.rule.TimestampOnlyKey;
import dev.keyloom.lint.rule.UnclearVariants;
import dev.keyloom.lint.rule.UnfitKey;
import dev.keyloom.lint.rule.UnpaddedNumber;
import dev.keyloom.lint.rule.UnscopedTenant;
import java.util.List;

/** The rules about keys and templates: K01 to K20. */
final class KeyRules {
    static final List<Rule> ALL = List.of(
            new UnpaddedNumber(),
            new NumberTooWide(),
            new SharedPrimaryKey(),
            new AmbiguousSeparator(),
            new DifferentFold(),
            new PrefixOfAnother(),
            new NoTypePrefix(),
            new MutablePrimaryKey(),
            new MutableIndexKey(),
            new OptionalPrimaryKey(),
            new UnfitKey(),
            new LongKey(),
            new TimestampOnlyKey(),
            new MixedTimeForms(),
            new NumberWithoutOrder(),
            new UnclearVariants(),
            new ConstantInvertedPartition(),
            new InconsistentSeparators(),
            new BrokenClaimedOrder(),
            new UnscopedTenant());

    private KeyRules() {}
}
