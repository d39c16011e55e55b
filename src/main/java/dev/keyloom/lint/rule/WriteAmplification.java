package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** An entity whose items are in two indexes or more. */
public final class WriteAmplification implements Rule {
    @Override
    public String id() {
        return "I04";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "Each insert of an entity is several writes";
    }

    @Override
    public String reference() {
        return "Each index that an item joins is written too: AWS developer guide, write considerations for global secondary indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        KeyCells cells = KeyCells.of(context);
        for (Entity entity : context.model().entities()) {
            context.tableOf(entity).ifPresent(table -> {
                List<IndexRef> joined = table.schema().indexes().stream()
                        .map(SecondaryIndex::ref)
                        .filter(index -> cells.rows(entity, index).stream().anyMatch(KeyRow::isWhole))
                        .toList();
                boolean isSometimes = joined.stream()
                        .flatMap(index -> cells.rows(entity, index).stream())
                        .anyMatch(row -> row.of().sparse().orElse(false));
                if (joined.size() > 1) {
                    findings.accept(Finding.of(
                            this,
                            entity.name() + ": " + (isSometimes ? "up to " : "") + (joined.size() + 1)
                                    + " writes per insert, one in the table and one in each of "
                                    + joined.stream().map(IndexRef::name).collect(Collectors.joining(", ")),
                            "Reckon with all of them, and keep counters that change often in an item of their own.",
                            new Where.Entity(entity.name())));
                }
            });
        }
    }
}
