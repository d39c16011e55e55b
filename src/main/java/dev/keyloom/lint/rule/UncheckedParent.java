package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Finds puts of children and edges that check none of the records that they belong to. */
public final class UncheckedParent implements Rule {
    @Override
    public String id() {
        return "T07";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A put does not check what it belongs to";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternWrite write : PatternWrites.of(context).all()) {
            List<Direction> named = write.isPut() ? named(context.model(), write) : List.of();
            List<Direction> parents = named.stream()
                    .filter(direction -> direction.relationship().via().isPresent()
                            || direction.from().mandatory())
                    .toList();
            boolean isChecked = named.stream().anyMatch(direction -> isChecked(context, write, direction));
            if (!parents.isEmpty() && !isChecked) {
                findings.accept(finding(write, parents));
            }
        }
    }

    private Finding finding(PatternWrite write, List<Direction> parents) {
        String names = parents.stream()
                .map(direction -> String.join(" or ", direction.from().entities()))
                .distinct()
                .collect(Collectors.joining(" and "));
        return Finding.of(
                this,
                PatternRead.who(write.pattern()) + " puts " + write.entity() + " without checking its " + names
                        + ": orphans are possible",
                "Check it in the same transaction: ConditionCheck with attribute_exists.",
                new Where.Pattern(write.pattern().number()),
                new Where.Relationship(parents.get(0).relationship().name()));
    }

    /** Returns the directions by which the record that is put belongs to others, as far as the put names them. */
    private static List<Direction> named(DataModel model, PatternWrite write) {
        return model.relationships().stream()
                .flatMap(relationship -> Direction.of(relationship).stream())
                .filter(direction -> direction.holders().contains(write.entity())
                        && !direction.from().external()
                        && !isEmbedded(direction, write.entity())
                        && isNamed(direction, write))
                .toList();
    }

    /** Of an end with several kinds, each has its own names for what identifies it; one of them is enough. */
    private static boolean isNamed(Direction direction, PatternWrite write) {
        return !direction.pointer().isEmpty()
                && direction.pointer().values().stream().allMatch(write::gives);
    }

    /** What is embedded is written with the item it is in. */
    private static boolean isEmbedded(Direction direction, String entity) {
        return direction.relationship().via().isEmpty()
                && direction.from().entities().contains(entity)
                && !direction.relationship().isSelfReference();
    }

    /** Returns what stands for a parent: it, those that share its keys, and the edges that were checked when they were put. */
    private static Set<String> parentsAndEdges(DataModel model, Direction direction, String child) {
        Set<String> names = new LinkedHashSet<>(direction.from().entities());
        model.constraints().sharedKeys().stream()
                .filter(group -> group.stream().anyMatch(direction.from().entities()::contains))
                .forEach(names::addAll);
        for (Relationship relationship : model.relationships()) {
            if (names.stream().anyMatch(relationship::mentions)) {
                relationship.via().filter(via -> !via.equals(child)).ifPresent(names::add);
            }
        }
        return names;
    }

    /** An earlier request of the pattern may have looked, or written the parent. */
    private static boolean isChecked(LintContext context, PatternWrite write, Direction direction) {
        Set<String> parents = parentsAndEdges(context.model(), direction, write.entity());
        boolean isWritten = PatternWrites.of(context).all().stream()
                .anyMatch(other -> !other.isSameAs(write)
                        && other.isInPatternOf(write)
                        && (other.isTogetherWith(write) || other.request() < write.request())
                        && parents.contains(other.entity())
                        && (other.isPut() ? !other.isOf(write.entity()) : Conditions.isConditional(other.step())));
        boolean isRead = write.pattern().steps().subList(0, write.request()).stream()
                .anyMatch(step -> PatternReads.isRead(step) && reads(write.pattern(), step, parents));
        return isWritten || isRead;
    }

    private static boolean reads(AccessPattern pattern, Step step, Set<String> entities) {
        return step.entity().filter(entities::contains).isPresent()
                || pattern.returns().orElse(List.of()).stream()
                        .anyMatch(returned -> entities.contains(returned.entity()));
    }
}
