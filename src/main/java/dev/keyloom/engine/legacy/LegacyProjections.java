package dev.keyloom.engine.legacy;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.expression.ProjectionExpression;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Turns {@code AttributesToGet} into a projection.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.AttributesToGet.html">AWS:
 *     AttributesToGet</a>
 */
public final class LegacyProjections {
    private LegacyProjections() {}

    /**
     * Returns the projection to whole attributes.
     *
     * @param attributes at least one
     * @throws ServiceException if one stands twice
     */
    public static ProjectionExpression projection(List<String> attributes) {
        Set<String> seen = new HashSet<>();
        for (String attribute : attributes) {
            if (!seen.add(attribute)) {
                throw Arguments.invalid("Duplicate value in attribute name: " + attribute);
            }
        }
        return new ProjectionExpression(
                attributes.stream().map(LegacyNames::path).toList());
    }
}
