package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.SecondaryIndex;
import java.util.Optional;
import java.util.function.Consumer;

/** An index whose partition key is the table's sort key, and an entity whose sort key is always the same. */
public final class ConstantInvertedPartition implements Rule {
    @Override
    public String id() {
        return "K17";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "All items of an entity fall into one partition of an inverted index";
    }

    @Override
    public String reference() {
        return "One partition key value takes 1000 writes a second at most: AWS developer guide, partition key design";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyRow row : KeyCells.of(context).rows()) {
            boolean isGlobal = row.table().schema().index(row.index()).orElse(null) instanceof SecondaryIndex.Global;
            if (!isGlobal
                    || row.partition().size() != 1
                    || row.entity().identifier().isEmpty()) {
                continue;
            }
            KeyCell cell = row.partition().get(0);
            boolean isInverted = row.table().schema().key().sort().stream()
                    .anyMatch(sort -> sort.name().equals(cell.attribute().name())
                            || cell.written().copiedKey().equals(Optional.of(sort.name())));
            Optional<String> constant = TemplateTexts.constant(cell.template());
            if (isInverted && constant.isPresent()) {
                int count = context.model().recordsOf(row.entity().name()).size();
                findings.accept(Finding.of(
                        this,
                        "All " + (count > 1 ? count + " " : "") + row.entity().name() + " items fall into partition '"
                                + constant.get() + "' of " + row.index()
                                + ", whose partition key is the table's sort key",
                        "Give the index key attributes of its own (" + row.index() + "PK, " + row.index()
                                + "SK) and write them on the edges only; or end the sort key with the identifier.",
                        cell.where(),
                        new Where.Index(row.table().name(), row.index())));
            }
        }
    }
}
