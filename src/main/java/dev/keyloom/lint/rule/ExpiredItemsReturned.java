package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds reads that do not look whether items have expired but not yet been deleted. */
public final class ExpiredItemsReturned implements Rule {
    @Override
    public String id() {
        return "Q22";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "A read does not exclude expired items";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ttl-expired-items.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.all()) {
            Optional<String> expiry = read.table().timeToLiveAttribute();
            Optional<Entity> entity = expiry.flatMap(attribute -> read.inRange().stream()
                    .map(reach -> reach.kind().entity())
                    .filter(kind -> kind.attribute(attribute).isPresent())
                    .filter(kind -> reads.isWanted(read.pattern(), kind))
                    .findFirst());
            if (entity.isPresent() && !looksAt(read, entity.get(), expiry.orElseThrow())) {
                findings.accept(Finding.of(
                        this,
                        read.who() + " may return " + entity.get().name() + " items that have expired: nothing tests "
                                + expiry.orElseThrow(),
                        "Expired items are deleted days later. Filter by " + expiry.orElseThrow()
                                + " > now, or compare it when the item has come.",
                        read.place(),
                        new Where.Attribute(entity.get().name(), expiry.orElseThrow())));
            }
        }
    }

    private static boolean looksAt(PatternRead read, Entity entity, String attribute) {
        return names(read.step().filter()).contains(attribute)
                || read.returned(entity).stream()
                        .anyMatch(entry -> names(entry.where()).contains(attribute));
    }

    private static Set<String> names(Optional<String> condition) {
        return condition
                .flatMap(text -> Condition.parse(text).value())
                .map(Condition::attributeNames)
                .orElse(Set.of());
    }
}
