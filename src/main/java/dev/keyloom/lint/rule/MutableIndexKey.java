package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Severity;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** An attribute that can change in the key of an index. */
public final class MutableIndexKey implements Rule {
    /** Changes a second from which the second write is worth a warning. */
    private static final BigDecimal OFTEN = BigDecimal.TEN;

    @Override
    public String id() {
        return "K09";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "An attribute that can change is part of an index key";
    }

    @Override
    public String reference() {
        return "A changed index key costs two writes, one that deletes and one that puts: AWS developer guide, write considerations for global secondary indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Set<List<Object>> told = new LinkedHashSet<>();
        for (KeyCell cell : KeyCells.of(context).cells()) {
            if (cell.index().isPrimary() || cell.written().isKeyCopy()) {
                continue;
            }
            for (String name : cell.template().attributeNames()) {
                Optional<EntityAttribute> attribute = cell.entity()
                        .attribute(name)
                        .filter(some -> some.mutable().orElse(false));
                boolean isNew = attribute.isPresent()
                        && told.add(List.of(cell.table().name(), cell.entity().name(), cell.index(), name));
                if (isNew) {
                    findings.accept(finding(cell, attribute.get()));
                }
            }
        }
    }

    private Finding finding(KeyCell cell, EntityAttribute attribute) {
        Optional<BigDecimal> rate = attribute.facts().updatesPerSecond();
        boolean isOften = rate.filter(value -> value.compareTo(OFTEN) >= 0).isPresent();
        return Finding.of(
                        this,
                        "Each change of " + attribute.name() + " costs 2 writes in " + cell.index()
                                + ", since it is in "
                                + cell.name()
                                + rate.map(value -> "; it changes " + value.toPlainString() + " times a second")
                                        .orElse(""),
                        "Accept it where the order is worth it; otherwise write a coarser value (an hour, a day) or leave"
                                + " it out of the key.",
                        cell.where(),
                        new Where.Attribute(cell.entity().name(), attribute.name()))
                .withSeverity(isOften ? Severity.WARNING : Severity.INFO);
    }
}
