package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.problem.Severity;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds attributes that are copied to other records although the original may change. */
public final class MutableCopy implements Rule {
    @Override
    public String id() {
        return "R03";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A value that may change is copied to other records";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-relational-modeling.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Set<String> markers = new LinkedHashSet<>();
        context.model().constraints().unique().forEach(unique -> unique.marker().ifPresent(markers::add));
        for (Entity entity : context.model().entities()) {
            for (EntityAttribute attribute : entity.attributes()) {
                attribute
                        .facts()
                        .copyOf()
                        .filter(source -> !markers.contains(entity.name()))
                        .flatMap(source -> Original.of(context.model(), source))
                        .filter(original -> original.attribute().mutable().orElse(false))
                        .ifPresent(original -> report(entity, attribute, original, findings));
            }
        }
    }

    private void report(Entity entity, EntityAttribute attribute, Original original, Consumer<Finding> findings) {
        String source = original.entity().name() + "." + original.attribute().name();
        String number = original.copies()
                .map(count -> "some " + count.toPlainString() + " " + entity.name() + " items")
                .orElse("every " + entity.name() + " that repeats it");
        findings.accept(Finding.of(
                this,
                "Changing " + source + " rewrites " + number + ": " + entity.name() + "." + attribute.name()
                        + " is a copy of it",
                "Keep the value in " + original.entity().name()
                        + " alone and fetch it by BatchGetItem, or accept that copies lag and say so.",
                new Where.Attribute(entity.name(), attribute.name()),
                new Where.Attribute(
                        original.entity().name(), original.attribute().name())));
    }

    /** Where a copied value comes from, and how many copies of one value there usually are. */
    private record Original(Entity entity, EntityAttribute attribute, Optional<BigDecimal> copies) {
        /** Returns what {@code User.Name} or {@code follows.to.Name} means; nothing if it does not exist. */
        static Optional<Original> of(DataModel model, String source) {
            int last = source.lastIndexOf('.');
            if (last < 0) {
                return Optional.empty();
            }
            String owner = source.substring(0, last);
            String attribute = source.substring(last + 1);
            return model.entity(owner)
                    .flatMap(entity -> of(entity, attribute, Optional.empty()))
                    .or(() -> overRelationship(model, owner, attribute));
        }

        private static Optional<Original> overRelationship(DataModel model, String owner, String attribute) {
            int dot = owner.lastIndexOf('.');
            Optional<Relationship> relationship =
                    dot < 0 ? Optional.empty() : model.relationship(owner.substring(0, dot));
            return relationship.flatMap(found -> {
                boolean isTo = owner.endsWith(".to");
                RelationshipEnd end = isTo ? found.to() : found.from();
                RelationshipEnd other = isTo ? found.from() : found.to();
                return end.entities().stream()
                        .flatMap(name -> model.entity(name).stream())
                        .flatMap(entity -> of(entity, attribute, other.typical()).stream())
                        .findFirst();
            });
        }

        private static Optional<Original> of(Entity entity, String attribute, Optional<BigDecimal> copies) {
            return entity.attribute(attribute).map(found -> new Original(entity, found, copies));
        }
    }
}
