package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Step;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Which patterns read and write an entity. */
final class EntityUses {
    private EntityUses() {}

    /** Says whether a pattern's answer holds records of an entity, or a read names it. */
    static boolean isRead(LintContext context, String entity) {
        return context.model().accessPatterns().stream().anyMatch(pattern -> isReadBy(pattern, entity));
    }

    static boolean isWritten(LintContext context, String entity) {
        return PatternWrites.of(context).all().stream().anyMatch(write -> write.isOf(entity));
    }

    static boolean isReadBy(AccessPattern pattern, String entity) {
        return pattern.returns().orElse(List.of()).stream()
                        .anyMatch(returned -> returned.entity().equals(entity))
                || reads(pattern.steps()).anyMatch(step -> step.entity().equals(Optional.of(entity)));
    }

    private static Stream<Step> reads(List<Step> steps) {
        return steps.stream()
                .filter(PatternReads::isRead)
                .flatMap(step -> Stream.concat(Stream.of(step), step.actions().stream()));
    }
}
