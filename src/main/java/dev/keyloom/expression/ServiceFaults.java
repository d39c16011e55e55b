package dev.keyloom.expression;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The first fault of each kind that the service finds in an expression; of several kinds it tells the first one. */
final class ServiceFaults {
    /** The service looks for all faults of one kind before it turns to the next. */
    enum Kind {
        SYNTAX,
        PARENTHESES,
        FUNCTION_NAME,
        MISPLACED_FUNCTION,
        RESERVED_WORD,
        UPDATE_FUNCTION,
        LIST_INDEX,
        REPEATED_CLAUSE,
        /** A fault of one comparison or function of a condition, which has its own order of kinds below. */
        CONDITION,
        NAME,
        VALUE,
        OPERAND_COUNT,
        REPEATED_OPERAND,
        OVERLAP,
        CONFLICT,
        CHANGE_TYPE,
        OPERAND_TYPE
    }

    private final Map<Kind, String> first = new EnumMap<>(Kind.class);

    void add(Kind kind, String message) {
        first.putIfAbsent(kind, message);
    }

    boolean has(Kind kind) {
        return first.containsKey(kind);
    }

    /** Returns what the service tells; nothing if there is no fault. */
    Optional<String> worst() {
        return first.values().stream().findFirst();
    }
}
