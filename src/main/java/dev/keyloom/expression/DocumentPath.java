package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The way to a value in an item: an attribute, and below it members of maps and elements of lists, as in
 * {@code Address.Lines[0]}.
 */
public record DocumentPath(AttributeName attribute, List<PathStep> steps) implements Operand {
    public DocumentPath {
        steps = List.copyOf(steps);
    }

    /** Returns the path of a whole attribute, by a name that needs no placeholder. */
    public static DocumentPath of(String attribute) {
        return new DocumentPath(AttributeName.plain(attribute), List.of());
    }

    /** Says whether two paths lead to the same value, whichever of their names have placeholders. */
    public boolean isSameAs(DocumentPath other) {
        if (!attribute.name().equals(other.attribute.name()) || steps.size() != other.steps.size()) {
            return false;
        }
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).isSameAs(other.steps.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Says whether the path names a whole attribute. */
    public boolean isTopLevel() {
        return steps.isEmpty();
    }

    @Override
    public Optional<AttributeValue> valueIn(Item item) {
        Optional<AttributeValue> value = item.get(attribute.name());
        for (PathStep step : steps) {
            if (value.isEmpty()) {
                return value;
            }
            value = step.within(value.get());
        }
        return value;
    }

    /**
     * Returns the path that {@code change} makes of this one.
     *
     * @throws IllegalArgumentException if it makes something else
     */
    public DocumentPath mapPath(UnaryOperator<Operand> change) {
        if (change.apply(this) instanceof DocumentPath changed) {
            return changed;
        }
        throw new IllegalArgumentException("Only a path can stand for " + text());
    }

    @Override
    public DocumentPath bind(Bindings bindings) {
        return new DocumentPath(
                attribute.bind(bindings),
                steps.stream().map(step -> step.bind(bindings)).toList());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.path(this);
    }

    @Override
    public String text() {
        StringBuilder text = new StringBuilder(attribute.text());
        steps.forEach(step -> text.append(step.text()));
        return text.toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
