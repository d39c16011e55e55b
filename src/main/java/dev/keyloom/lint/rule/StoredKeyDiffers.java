package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A record whose stored keys are not what the templates make of it. */
public final class StoredKeyDiffers implements Rule {
    @Override
    public String id() {
        return "D01";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A stored key is not what its template gives";
    }

    @Override
    public String reference() {
        return "An item with a wrong key is in another item collection, and nothing reports it";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        for (StoredItem item : StoredItems.of(context)) {
            List<KeyAttribute> different = different(context, item);
            if (!different.isEmpty()) {
                cap.add(item.entity().name(), () -> finding(context, item, different));
            }
        }
    }

    /** Of an index whose keys another variant gives, or that the item is simply missing from, other rules tell. */
    private static List<KeyAttribute> different(LintContext context, StoredItem item) {
        Set<KeyAttribute> different = new LinkedHashSet<>();
        for (IndexRef index : item.table().schema().indexRefs()) {
            List<KeyAttribute> key =
                    item.table().schema().keyOf(index).orElseThrow().all();
            boolean isAbsent = !index.isPrimary()
                    && !item.mayStayOut(index)
                    && key.stream().noneMatch(attribute -> item.stored().has(attribute.name()));
            if (!isAbsent && WrongVariant.variantStored(context, item, index).isEmpty()) {
                key.stream()
                        .filter(attribute ->
                                !item.stored().get(attribute.name()).equals(item.madeKey(attribute.name())))
                        .forEach(different::add);
            }
        }
        return List.copyOf(different);
    }

    private Finding finding(LintContext context, StoredItem item, List<KeyAttribute> different) {
        String keys = different.stream()
                .map(attribute -> attribute.name() + " is "
                        + item.stored()
                                .get(attribute.name())
                                .map(RecordNames::quoted)
                                .orElse("absent")
                        + ", template gives "
                        + item.madeKey(attribute.name())
                                .map(RecordNames::quoted)
                                .orElse("none"))
                .collect(Collectors.joining("; "));
        List<Where> where = new ArrayList<>(List.of(item.where()));
        for (KeyAttribute attribute : different) {
            KeyCells.of(context).cells().stream()
                    .filter(cell -> cell.entity().name().equals(item.entity().name())
                            && cell.attribute().equals(attribute)
                            && cell.isWritten())
                    .findFirst()
                    .ifPresent(cell -> where.add(cell.where()));
        }
        Finding finding = Finding.of(
                this,
                item.name() + ": " + keys,
                "Write the item anew with the keys that the templates give, or correct the template.",
                where.toArray(Where[]::new));
        return item.made().isPresent() ? finding.withFix(item.rewritten()) : finding;
    }
}
