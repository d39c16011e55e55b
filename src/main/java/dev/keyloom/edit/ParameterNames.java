package dev.keyloom.edit;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Step;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every place of an access pattern that names one of its parameters. */
final class ParameterNames implements StepChange {
    private static final Pattern WRITABLE = Pattern.compile(ExpressionNames.WORD);
    private static final Pattern LITERAL_OR_VALUE = Pattern.compile("'([^']*)'|:(" + ExpressionNames.WORD + ")");

    private final NameChange change;

    private ParameterNames(NameChange change) {
        this.change = change;
    }

    /** Says whether the parameter may have the new name: no other has it, and expressions can write it. */
    static boolean canRename(AccessPattern pattern, NameChange change) {
        String name = change.replacement().orElseThrow();
        return WRITABLE.matcher(name).matches()
                && !pattern.parameters().containsKey(name)
                && pattern.examples().stream().noneMatch(example -> example.containsKey(name));
    }

    /** Returns the pattern with a parameter renamed in its arguments, steps and answers. */
    static AccessPattern renamed(AccessPattern pattern, NameChange change) {
        ParameterNames names = new ParameterNames(change);
        return names.inSteps(pattern.withParameters(
                        change.inKeys(pattern.parameters()), Sharing.mapped(pattern.examples(), change::inKeys))
                .withReturns(pattern.returns().map(list -> Sharing.mapped(list, names::in)), pattern.order()));
    }

    private AccessPattern.Returned in(AccessPattern.Returned returned) {
        return new AccessPattern.Returned(
                returned.entity(),
                change.inValues(returned.match()),
                returned.where().map(this::in),
                returned.orderBy(),
                returned.attributes(),
                returned.limit(),
                returned.extras());
    }

    @Override
    public KeyTemplate template(KeyTemplate template) {
        return TemplateNames.attributeChanged(template, change).orElseThrow();
    }

    @Override
    public String expression(Step step, String expression) {
        return in(expression);
    }

    @Override
    public Map<String, List<AttributeValue>> fanOut(Step step) {
        return change.inKeys(step.fanOut());
    }

    /** A text among the values of a write is a template. */
    @Override
    public Map<String, AttributeValue> values(Step step) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        step.values()
                .forEach((name, value) -> values.put(
                        name,
                        value instanceof AttributeValue.S text ? AttributeValue.of(inTemplate(text.value())) : value));
        return values;
    }

    /** Returns an expression with the value {@code :old} and the placeholders in its literals renamed. */
    private String in(String expression) {
        return LITERAL_OR_VALUE.matcher(expression).replaceAll(found -> {
            String literal = found.group(1);
            String name = found.group(2);
            return Matcher.quoteReplacement(
                    literal == null ? ":" + change.of(name).orElseThrow() : "'" + inTemplate(literal) + "'");
        });
    }

    private String inTemplate(String text) {
        return KeyTemplate.parse(text)
                .value()
                .flatMap(template -> TemplateNames.attributeChanged(template, change))
                .map(KeyTemplate::text)
                .orElse(text);
    }
}
