package dev.keyloom.engine.legacy;

import static dev.keyloom.engine.legacy.Arguments.invalid;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.LegacyUpdate;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.expression.UpdateExpression.Assignment;
import dev.keyloom.expression.UpdateExpression.Change;
import dev.keyloom.expression.UpdateValue;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns {@code AttributeUpdates} into an update expression.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.AttributeUpdates.html">AWS:
 *     AttributeUpdates</a>
 */
public final class LegacyUpdates {
    private static final Set<AttributeType> SETS = EnumSet.of(AttributeType.SS, AttributeType.NS, AttributeType.BS);
    private static final AttributeValue EMPTY_LIST = new AttributeValue.L(List.of());

    private final List<Assignment> set = new ArrayList<>();
    private final List<DocumentPath> remove = new ArrayList<>();
    private final List<Change> add = new ArrayList<>();
    private final List<Change> delete = new ArrayList<>();

    private LegacyUpdates() {}

    /**
     * Returns the update; nothing if there are no updates.
     *
     * @throws ServiceException if an action has a value that it does not take
     */
    public static Optional<UpdateExpression> update(Map<String, LegacyUpdate> updates) {
        updates.values().forEach(LegacyUpdates::check);
        if (updates.isEmpty()) {
            return Optional.empty();
        }
        LegacyUpdates actions = new LegacyUpdates();
        updates.forEach(actions::take);
        return Optional.of(new UpdateExpression(actions.set, actions.remove, actions.add, actions.delete));
    }

    private static LegacyUpdate.Action action(LegacyUpdate update) {
        return update.action().orElse(LegacyUpdate.Action.PUT);
    }

    private static void check(LegacyUpdate update) {
        LegacyUpdate.Action action = action(update);
        if (update.value().isEmpty()) {
            if (action != LegacyUpdate.Action.DELETE) {
                throw invalid("Only DELETE action is allowed when no attribute value is specified");
            }
            return;
        }
        AttributeType type = update.value().get().type();
        boolean isSet = SETS.contains(type);
        if (action == LegacyUpdate.Action.DELETE && !isSet) {
            throw invalid("DELETE action with value is not supported for the type " + type);
        }
        if (action == LegacyUpdate.Action.ADD && !isSet && type != AttributeType.N && type != AttributeType.L) {
            throw invalid("ADD action is not supported for the type " + type);
        }
    }

    private void take(String attribute, LegacyUpdate update) {
        DocumentPath path = LegacyNames.path(attribute);
        if (update.value().isEmpty()) {
            remove.add(path);
            return;
        }
        Operand.ValuePlaceholder value = LegacyNames.value(update.value().get());
        boolean isList = update.value().get().type() == AttributeType.L;
        switch (action(update)) {
            case PUT -> set.add(new Assignment(path, new UpdateValue.Term(value)));
            case DELETE -> delete.add(new Change(path, value));
            case ADD -> {
                if (isList) {
                    set.add(new Assignment(path, appended(path, value)));
                } else {
                    add.add(new Change(path, value));
                }
            }
        }
    }

    /** ADD of an expression knows no lists; the legacy one appends to them. */
    private static UpdateValue appended(DocumentPath path, Operand.ValuePlaceholder elements) {
        UpdateValue.Part present =
                new UpdateValue.IfNotExists(path, new UpdateValue.Term(LegacyNames.value(EMPTY_LIST)));
        return new UpdateValue.ListAppend(present, new UpdateValue.Term(elements));
    }
}
