package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A record whose stored index keys are those of another variant than the one that applies to it. */
public final class WrongVariant implements Rule {
    @Override
    public String id() {
        return "D02";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A record was written with another variant";
    }

    @Override
    public String reference() {
        return "An item with the keys of another variant is missing from the list it belongs to, and nothing reports it";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        for (StoredItem item : StoredItems.of(context)) {
            for (IndexRef index : item.table().schema().indexRefs()) {
                variantStored(context, item, index)
                        .ifPresent(other -> cap.add(
                                List.of(item.entity().name(), index), () -> finding(context, item, index, other)));
            }
        }
    }

    private Finding finding(LintContext context, StoredItem item, IndexRef index, int other) {
        List<KeyMapping> mappings = item.entity().mappings(index);
        int own = mappings.indexOf(
                item.made().flatMap(made -> made.mapping(index)).orElse(null));
        String name = mappings.get(other).variant().orElse("variant " + (other + 1));
        String right = own < 0
                ? "no variant applies to it"
                : "it is " + RecordNames.quoted(mappings.get(own).variant().orElse("variant " + (own + 1)));
        List<Integer> patterns =
                readers(context, item.table(), index, item.entity().name());
        return Finding.of(
                        this,
                        item.name() + " was written to " + index + " with the " + RecordNames.quoted(name)
                                + " variant, but " + right
                                + (patterns.isEmpty() ? "" : "; " + words(patterns) + " will miss it"),
                        "Write the item anew, and decide the variant in one place of the application.",
                        item.where(),
                        new Where.Key(item.entity().name(), index, other, Where.Key.Role.PARTITION))
                .withFix(item.rewritten());
    }

    /**
     * Returns the position of the variant whose keys a record is stored with, where it is not the one that applies and gives
     * other keys.
     */
    static Optional<Integer> variantStored(LintContext context, StoredItem item, IndexRef index) {
        List<KeyMapping> mappings = item.entity().mappings(index);
        List<KeyAttribute> key =
                item.table().schema().keyOf(index).orElseThrow().all();
        boolean isAsMade = key.stream()
                .allMatch(attribute -> item.stored().get(attribute.name()).equals(item.madeKey(attribute.name())));
        boolean isWhole = key.stream().allMatch(attribute -> item.stored().has(attribute.name()));
        if (mappings.size()
                                + (mappings.stream()
                                                .anyMatch(mapping ->
                                                        mapping.when().isPresent())
                                        ? 1
                                        : 0)
                        < 2
                || isAsMade
                || !isWhole) {
            return Optional.empty();
        }
        Optional<KeyMapping> applied = item.made().flatMap(made -> made.mapping(index));
        for (int i = 0; i < mappings.size(); i++) {
            KeyMapping other = mappings.get(i);
            if (applied.equals(Optional.of(other))) {
                continue;
            }
            Entity only =
                    item.entity().withMappings(index, List.of(other.withVariant(other.variant(), Optional.empty())));
            Optional<MaterializedItem> made =
                    LoneItem.of(context.model(), only, item.record().values());
            boolean isOther = made.isPresent()
                    && key.stream()
                            .allMatch(attribute -> item.stored()
                                    .get(attribute.name())
                                    .equals(made.get().keyValue(attribute.name())));
            if (isOther) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    /** Returns the numbers of the patterns that read an index and return an entity. */
    static List<Integer> readers(LintContext context, Table table, IndexRef index, String entity) {
        return ReadSteps.of(context).stream()
                .filter(read -> read.reads(table, index)
                        && read.pattern().returns().stream()
                                .flatMap(List::stream)
                                .anyMatch(returned -> returned.entity().equals(entity)))
                .map(read -> read.pattern().number())
                .distinct()
                .toList();
    }

    static String words(List<Integer> patterns) {
        return (patterns.size() == 1 ? "pattern " : "patterns ")
                + patterns.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
}
