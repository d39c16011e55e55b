package dev.keyloom.lint;

import dev.keyloom.lint.rule.AttributeNotProjected;
import dev.keyloom.lint.rule.CoarseBound;
import dev.keyloom.lint.rule.EmptyRange;
import dev.keyloom.lint.rule.ExpiredItemsReturned;
import dev.keyloom.lint.rule.FilteredKeyAttribute;
import dev.keyloom.lint.rule.FilteredRange;
import dev.keyloom.lint.rule.ForeignKeyAttribute;
import dev.keyloom.lint.rule.GetItemOnIndex;
import dev.keyloom.lint.rule.OpenPrefix;
import dev.keyloom.lint.rule.OrderedByOther;
import dev.keyloom.lint.rule.PartitionKeyNotFixed;
import dev.keyloom.lint.rule.RandomKeyLookup;
import dev.keyloom.lint.rule.ReadPerLevel;
import dev.keyloom.lint.rule.ScannedTable;
import dev.keyloom.lint.rule.ShardsNotRead;
import dev.keyloom.lint.rule.StrangersInRange;
import dev.keyloom.lint.rule.StrongReadOfGlobalIndex;
import dev.keyloom.lint.rule.UnboundedBatch;
import dev.keyloom.lint.rule.UnboundedQuery;
import dev.keyloom.lint.rule.UndeclaredFanOut;
import dev.keyloom.lint.rule.UnreachableKind;
import dev.keyloom.lint.rule.UnservedPattern;
import dev.keyloom.lint.rule.WrongReadOrder;
import java.util.List;

/** The rules about access patterns: Q01 to Q23. */
final class PatternRules {
    static final List<Rule> ALL = List.of(
            new UnservedPattern(),
            new PartitionKeyNotFixed(),
            new ForeignKeyAttribute(),
            new GetItemOnIndex(),
            new StrongReadOfGlobalIndex(),
            new ScannedTable(),
            new StrangersInRange(),
            new WrongReadOrder(),
            new FilteredRange(),
            new CoarseBound(),
            new OpenPrefix(),
            new AttributeNotProjected(),
            new UndeclaredFanOut(),
            new RandomKeyLookup(),
            new FilteredKeyAttribute(),
            new UnboundedQuery(),
            new ReadPerLevel(),
            new UnboundedBatch(),
            new OrderedByOther(),
            new EmptyRange(),
            new ShardsNotRead(),
            new ExpiredItemsReturned(),
            new UnreachableKind());

    private PatternRules() {}
}
