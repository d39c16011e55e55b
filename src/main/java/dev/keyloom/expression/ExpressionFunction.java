package dev.keyloom.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The functions of expressions; their names are case-sensitive. */
enum ExpressionFunction {
    ATTRIBUTE_EXISTS("attribute_exists", 1, Use.CONDITION),
    ATTRIBUTE_NOT_EXISTS("attribute_not_exists", 1, Use.CONDITION),
    ATTRIBUTE_TYPE("attribute_type", 2, Use.CONDITION),
    BEGINS_WITH("begins_with", 2, Use.CONDITION),
    CONTAINS("contains", 2, Use.CONDITION),
    SIZE("size", 1, Use.OPERAND),
    IF_NOT_EXISTS("if_not_exists", 2, Use.UPDATE),
    LIST_APPEND("list_append", 2, Use.UPDATE);

    /** Where a function stands. */
    enum Use {
        /** As a condition by itself. */
        CONDITION,
        /** As a side of a comparison. */
        OPERAND,
        /** As a value that SET sets. */
        UPDATE
    }

    private final String text;
    private final int arguments;
    private final Use use;

    ExpressionFunction(String text, int arguments, Use use) {
        this.text = text;
        this.arguments = arguments;
        this.use = use;
    }

    String text() {
        return text;
    }

    int arguments() {
        return arguments;
    }

    Use use() {
        return use;
    }

    static Optional<ExpressionFunction> named(String text) {
        return Arrays.stream(values())
                .filter(function -> function.text.equals(text))
                .findFirst();
    }

    static List<String> names() {
        return Arrays.stream(values()).map(ExpressionFunction::text).toList();
    }
}
