package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Variants of a key of which two apply to one record, or none does. */
public final class UnclearVariants implements Rule {
    @Override
    public String id() {
        return "K16";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Variants of a key overlap or leave a case open";
    }

    @Override
    public String reference() {
        return "A record written by the wrong variant is in another item collection, and nothing reports it";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Entity entity : context.model().entities()) {
            boolean hasTable = context.tableOf(entity).isPresent();
            entity.keys().forEach((index, mappings) -> {
                if (hasTable
                        && mappings.stream().anyMatch(mapping -> mapping.when().isPresent())) {
                    check(entity, index, mappings, findings);
                }
            });
        }
    }

    private void check(Entity entity, IndexRef index, List<KeyMapping> mappings, Consumer<Finding> findings) {
        List<Condition> conditions =
                mappings.stream().flatMap(mapping -> mapping.when().stream()).toList();
        Optional<List<Item>> states = ConditionStates.of(entity, conditions);
        if (states.isEmpty()) {
            return;
        }
        for (int later = 1; later < mappings.size(); later++) {
            for (int earlier = 0; earlier < later; earlier++) {
                checkPair(entity, index, mappings, states.get(), conditions, earlier, later, findings);
            }
        }
        boolean isMeant = mappings.stream().anyMatch(mapping -> mapping.sparse().orElse(false));
        states.get().stream()
                .filter(state -> mappings.stream().noneMatch(mapping -> applies(mapping, state)))
                .findFirst()
                .filter(open -> !isMeant || index.isPrimary())
                .ifPresent(open -> findings.accept(open(entity, index, mappings, conditions, open)));
    }

    private Finding open(
            Entity entity, IndexRef index, List<KeyMapping> mappings, List<Condition> conditions, Item state) {
        int last = mappings.size() - 1;
        Finding finding = Finding.of(
                this,
                index + " of " + entity.name() + ": no variant for " + ConditionStates.words(state, conditions),
                index.isPrimary()
                        ? "Add a variant for it, or let the last one have no condition."
                        : "Add a variant for it, let the last one have no condition, or say that the index is meant to be"
                                + " sparse.",
                new Where.Key(entity.name(), index, last, Where.Key.Role.PARTITION));
        boolean isSingle = mappings.size() == 1 && !index.isPrimary();
        return finding.withFix(
                isSingle
                        ? new Fix(
                                "Let the other records stay out of " + index,
                                model -> changed(model, entity, index, last, old -> old.withSparse(Optional.of(true))))
                        : new Fix(
                                "Let " + name(mappings, last) + " apply to all other records",
                                model -> changed(
                                        model,
                                        entity,
                                        index,
                                        last,
                                        old -> old.withVariant(old.variant(), Optional.empty()))));
    }

    /** A narrow variant before a wide one is an exception from it; the wide one first leaves the narrow one no record. */
    private void checkPair(
            Entity entity,
            IndexRef index,
            List<KeyMapping> mappings,
            List<Item> states,
            List<Condition> conditions,
            int earlier,
            int later,
            Consumer<Finding> findings) {
        KeyMapping first = mappings.get(earlier);
        KeyMapping second = mappings.get(later);
        List<Item> both = states.stream()
                .filter(state -> applies(first, state) && applies(second, state))
                .toList();
        boolean isException = states.stream().allMatch(state -> !applies(first, state) || applies(second, state))
                && states.stream().anyMatch(state -> !applies(first, state) && applies(second, state));
        if (both.isEmpty() || isException) {
            return;
        }
        boolean isNeverUsed = states.stream().allMatch(state -> !applies(second, state) || applies(first, state));
        boolean isWider = states.stream().anyMatch(state -> applies(first, state) && !applies(second, state));
        Finding finding = Finding.of(
                this,
                index + " of " + entity.name() + ": 2 variants for "
                        + ConditionStates.words(both.get(0), conditions) + ", " + name(mappings, earlier) + " and "
                        + name(mappings, later)
                        + (isNeverUsed ? "; " + name(mappings, later) + " is never used" : ""),
                "Write the conditions so that one of them holds, or put the narrower variant first.",
                new Where.Key(entity.name(), index, earlier, Where.Key.Role.PARTITION),
                new Where.Key(entity.name(), index, later, Where.Key.Role.PARTITION));
        boolean canSwap = isNeverUsed && isWider && later == earlier + 1;
        findings.accept(
                canSwap
                        ? finding.withFix(new Fix(
                                "Try " + name(mappings, later) + " first",
                                model -> Models.withEntity(model, entity.name(), old -> {
                                    List<KeyMapping> swapped = new ArrayList<>(old.mappings(index));
                                    Collections.swap(swapped, earlier, later);
                                    return old.withMappings(index, swapped);
                                })))
                        : finding);
    }

    private static boolean applies(KeyMapping mapping, Item state) {
        return mapping.when().map(when -> when.evaluate(state)).orElse(true);
    }

    private static String name(List<KeyMapping> mappings, int position) {
        return mappings.get(position).variant().map(RecordNames::quoted).orElse("variant " + (position + 1));
    }

    private static DataModel changed(
            DataModel model, Entity entity, IndexRef index, int position, UnaryOperator<KeyMapping> change) {
        return Models.withEntity(model, entity.name(), old -> {
            List<KeyMapping> mappings = new ArrayList<>(old.mappings(index));
            mappings.set(position, change.apply(mappings.get(position)));
            return old.withMappings(index, mappings);
        });
    }
}
