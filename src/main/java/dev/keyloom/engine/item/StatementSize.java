package dev.keyloom.engine.item;

import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.PathStep;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.expression.UpdateValue;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.Utf8;

/**
 * The bytes that the service counts of an update statement: a share for each action and function, the paths, and the
 * values that come with the request; what is read from the item is free. The guide does not tell of it; it was measured
 * on the service in most of its regions, while the others count the finished item alone.
 */
final class StatementSize implements UpdateValue.Visitor<Long> {
    private static final StatementSize INSTANCE = new StatementSize();

    private static final int STATEMENT = 3;
    private static final int SET_OR_ADD = 19;
    private static final int REMOVE_OR_DELETE = 1;
    private static final int TARGET_STEP = 4;
    private static final int OPERAND_PATH = 1;
    private static final int OPERAND_STEP = 14;
    private static final int PLUS = 34;
    private static final int MINUS = 37;
    private static final int LIST_APPEND = 37;
    private static final int IF_NOT_EXISTS = 39;

    private StatementSize() {}

    /** @param update its placeholders bound */
    static long of(UpdateExpression update) {
        long bytes = STATEMENT;
        for (UpdateExpression.Assignment assignment : update.set()) {
            bytes += SET_OR_ADD + target(assignment.path()) + assignment.value().accept(INSTANCE);
        }
        for (UpdateExpression.Change change : update.add()) {
            bytes += SET_OR_ADD + target(change.path()) + operand(change.operand());
        }
        for (DocumentPath path : update.remove()) {
            bytes += REMOVE_OR_DELETE + target(path);
        }
        for (UpdateExpression.Change change : update.delete()) {
            bytes += REMOVE_OR_DELETE + target(change.path());
        }
        return bytes;
    }

    private static long target(DocumentPath path) {
        long bytes = Utf8.size(path.attribute().name());
        for (PathStep step : path.steps()) {
            bytes += TARGET_STEP + element(step);
        }
        return bytes;
    }

    private static long operand(Operand operand) {
        if (operand instanceof DocumentPath path) {
            long bytes = (long) OPERAND_PATH
                    + OPERAND_STEP
                    + Utf8.size(path.attribute().name());
            for (PathStep step : path.steps()) {
                bytes += OPERAND_STEP + element(step);
            }
            return bytes;
        }
        return operand.constant().map(StatementSize::value).orElse(0L);
    }

    private static long value(AttributeValue value) {
        return ItemSize.ofValue(value);
    }

    /** Returns the bytes of a name, or the digits of an index. */
    private static int element(PathStep step) {
        return step instanceof PathStep.Member member
                ? Utf8.size(member.name().name())
                : Integer.toString(((PathStep.Element) step).index()).length();
    }

    @Override
    public Long term(UpdateValue.Term value) {
        return operand(value.operand());
    }

    @Override
    public Long ifNotExists(UpdateValue.IfNotExists value) {
        return IF_NOT_EXISTS + operand(value.path()) + value.otherwise().accept(this);
    }

    @Override
    public Long listAppend(UpdateValue.ListAppend value) {
        return LIST_APPEND + value.first().accept(this) + value.second().accept(this);
    }

    @Override
    public Long arithmetic(UpdateValue.Arithmetic value) {
        int sign = switch (value.sign()) {
            case PLUS -> PLUS;
            case MINUS -> MINUS;
        };
        return sign + value.left().accept(this) + value.right().accept(this);
    }
}
