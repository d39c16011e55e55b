package dev.keyloom.materialize;

import dev.keyloom.model.SortCondition.Operator;
import java.util.Optional;

/**
 * A condition on a sort key attribute as the user typed it.
 *
 * @param upper the second bound, for {@link Operator#BETWEEN}
 */
public record SortText(Operator operator, String text, Optional<String> upper) {
    public static SortText of(Operator operator, String text) {
        return new SortText(operator, text, Optional.empty());
    }
}
