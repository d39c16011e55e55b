package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.Limits;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.TableSchema;
import java.util.function.Consumer;

/** More indexes, or more projected attributes, than the service takes. */
public final class TooManyIndexes implements Rule {
    /** Over all indexes of a table; one attribute in two indexes counts twice. */
    private static final int MAX_INCLUDED = 100;

    @Override
    public String id() {
        return "I06";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A table has more indexes than the service takes";
    }

    @Override
    public String reference() {
        return "A table has at most 20 global and 5 local indexes, and 100 included attributes in all: AWS developer guide, quotas";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Table table : context.model().tables()) {
            TableSchema schema = table.schema();
            int included = schema.indexes().stream()
                    .filter(index -> index.projection().kind() == Projection.Kind.INCLUDE)
                    .mapToInt(index -> index.projection().attributes().size())
                    .sum();
            check(table, schema.globalIndexes().size(), Limits.MAX_GLOBAL_INDEXES, "global indexes", findings);
            check(table, schema.localIndexes().size(), Limits.MAX_LOCAL_INDEXES, "local indexes", findings);
            check(table, included, MAX_INCLUDED, "attributes included in indexes", findings);
        }
    }

    private void check(Table table, int count, int most, String what, Consumer<Finding> findings) {
        if (count > most) {
            findings.accept(Finding.of(
                    this,
                    table.name() + " has " + count + " " + what + "; DynamoDB takes at most " + most,
                    "Let several kinds of items share one index under generic key names.",
                    new Where.Table(table.name())));
        }
    }
}
