package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** An attribute that can change in the primary key of its item. */
public final class MutablePrimaryKey implements Rule {
    @Override
    public String id() {
        return "K08";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An attribute that can change is part of the primary key";
    }

    @Override
    public String reference() {
        return "The primary key of an item cannot be updated: AWS developer guide, UpdateItem";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.index().isPrimary() && cell.isOwn()) {
                for (String name : cell.template().attributeNames()) {
                    cell.entity()
                            .attribute(name)
                            .filter(attribute -> attribute.mutable().orElse(false))
                            .ifPresent(attribute -> findings.accept(Finding.of(
                                    this,
                                    name + " can change but is in " + cell.name() + " (\""
                                            + cell.written().text()
                                            + "\"); a change means deleting the item and writing another",
                                    "Identify the item by something that never changes, and move " + name
                                            + " to the key of an index.",
                                    cell.where(),
                                    new Where.Attribute(cell.entity().name(), name))));
                }
            }
        }
    }
}
