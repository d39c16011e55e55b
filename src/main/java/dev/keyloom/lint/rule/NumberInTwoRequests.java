package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds puts whose identifier is a number that an earlier request of the pattern gave. */
public final class NumberInTwoRequests implements Rule {
    @Override
    public String id() {
        return "T06";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "A number is drawn in one request and used in the next";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithItems.html";
    }

    private static final Pattern ANSWER = Pattern.compile("<([A-Za-z_][\\w-]*)\\.([^|>]+)");

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternWrite write : PatternWrites.of(context).all()) {
            Optional<Entity> entity = write.isPut() ? context.model().entity(write.entity()) : Optional.empty();
            entity.stream()
                    .flatMap(found -> found.identifier().stream().flatMap(name -> found.attribute(name).stream()))
                    .filter(attribute -> attribute.type() == AttributeType.N)
                    .forEach(attribute -> check(write, attribute, findings));
        }
    }

    private void check(PatternWrite write, EntityAttribute attribute, Consumer<Finding> findings) {
        Optional<Matcher> answer = Optional.ofNullable(write.step().values().get(attribute.name()))
                .flatMap(AttributeValue::scalarText)
                .map(ANSWER::matcher)
                .filter(Matcher::find);
        Optional<Step> source = answer.flatMap(found -> write.pattern().steps().stream()
                .filter(step -> step.as().equals(Optional.of(found.group(1))))
                .findFirst());
        if (source.isPresent()) {
            boolean isDrawn = source.get().operation() == Operation.UPDATE_ITEM;
            findings.accept(isDrawn ? drawn(write, attribute) : read(write, attribute));
        }
    }

    private Finding drawn(PatternWrite write, EntityAttribute attribute) {
        return Finding.of(
                this,
                PatternRead.who(write.pattern()) + ": two requests, for " + write.entity() + "." + attribute.name()
                        + " is drawn before the put; if that fails, there is a gap",
                "Let the update answer the number (ReturnValues UPDATED_NEW), and live with gaps.",
                new Where.Pattern(write.pattern().number()));
    }

    private Finding read(PatternWrite write, EntityAttribute attribute) {
        return Finding.of(
                        this,
                        PatternRead.who(write.pattern()) + ": " + write.entity() + "." + attribute.name()
                                + " comes from a read, so that two writers get the same number",
                        "Draw it from a counter with UpdateItem and ReturnValues UPDATED_NEW.",
                        new Where.Pattern(write.pattern().number()))
                .withSeverity(Severity.ERROR);
    }
}
