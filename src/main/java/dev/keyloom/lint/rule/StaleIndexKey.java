package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** An update of what an index key depends on that does not write the index key. */
public final class StaleIndexKey implements Rule {
    @Override
    public String id() {
        return "I10";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An update leaves an item in an index with its old key";
    }

    @Override
    public String reference() {
        return "An index follows its key attributes and knows nothing of what they were made from: AWS developer guide, sparse indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (AccessPattern pattern : context.model().accessPatterns()) {
            pattern.steps().forEach(step -> check(context, pattern, step, findings));
        }
    }

    private void check(LintContext context, AccessPattern pattern, Step step, Consumer<Finding> findings) {
        step.actions().forEach(action -> check(context, pattern, action, findings));
        Optional<Entity> entity = step.entity().flatMap(context.model()::entity);
        if (step.operation() != Operation.UPDATE_ITEM || entity.isEmpty()) {
            return;
        }
        WrittenAttributes written = WrittenAttributes.of(step);
        Set<IndexRef> told = new LinkedHashSet<>();
        for (IndexRef index : entity.get().keys().keySet()) {
            List<KeyRow> rows = KeyCells.of(context).rows(entity.get(), index);
            Optional<String> changed = index.isPrimary() ? Optional.empty() : changedState(rows, written);
            boolean isWritten = rows.stream()
                    .flatMap(row -> row.cells().stream())
                    .anyMatch(cell -> written.all().contains(cell.attribute().name()));
            if (changed.isPresent() && !isWritten && told.add(index)) {
                findings.accept(finding(pattern, entity.get(), index, rows, changed.get()));
            }
        }
    }

    /** Returns an attribute that the update writes and that decides whether, or where, items are in the index. */
    private static Optional<String> changedState(List<KeyRow> rows, WrittenAttributes written) {
        Set<String> state = new LinkedHashSet<>();
        for (KeyRow row : rows) {
            row.of().when().ifPresent(when -> state.addAll(when.attributeNames()));
            state.addAll(row.attributeNames());
        }
        return written.all().stream().filter(state::contains).findFirst();
    }

    private Finding finding(AccessPattern pattern, Entity entity, IndexRef index, List<KeyRow> rows, String attribute) {
        String keys = rows.get(0).cells().stream()
                .map(cell -> cell.attribute().name())
                .collect(Collectors.joining(", "));
        boolean isSparse = rows.stream().anyMatch(row -> row.of().when().isPresent());
        return Finding.of(
                this,
                "Pattern " + pattern.number() + " \"" + pattern.name() + "\" changes " + attribute + " and leaves "
                        + entity.name() + " in " + index + " under its old key",
                (isSparse
                                ? "REMOVE " + keys + " where the item leaves the index, or SET them to their new values"
                                : "SET " + keys + " to their new values")
                        + ", in the same update.",
                new Where.Pattern(pattern.number()),
                rows.get(0).cells().get(0).where());
    }
}
