package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What an update does to an item. Written with SET first, then REMOVE, ADD and DELETE; the order means nothing, since all
 * operands are read from the item as it was.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.UpdateExpressions.html">AWS: update expressions</a>
 */
public record UpdateExpression(List<Assignment> set, List<DocumentPath> remove, List<Change> add, List<Change> delete) {
    /** @throws IllegalArgumentException if there is nothing to do */
    public UpdateExpression {
        set = List.copyOf(set);
        remove = List.copyOf(remove);
        add = List.copyOf(add);
        delete = List.copyOf(delete);
        if (set.isEmpty() && remove.isEmpty() && add.isEmpty() && delete.isEmpty()) {
            throw new IllegalArgumentException("An update expression does something");
        }
    }

    /** One path that SET gives a value. */
    public record Assignment(DocumentPath path, UpdateValue value) {
        Assignment map(UnaryOperator<Operand> change) {
            return new Assignment(path.mapPath(change), value.map(change));
        }

        /** Returns the assignment as it stands in an expression. */
        public String text() {
            return path.text() + " = " + value.text();
        }
    }

    /**
     * One path that ADD adds to or DELETE takes elements from.
     *
     * @param operand a literal or a value placeholder
     */
    public record Change(DocumentPath path, Operand operand) {
        /** @throws IllegalArgumentException if the operand is a path or a size */
        public Change {
            if (operand instanceof DocumentPath || operand instanceof Operand.Size) {
                throw new IllegalArgumentException("ADD and DELETE take values only, not " + operand.text());
            }
        }

        Change map(UnaryOperator<Operand> change) {
            return new Change(path.mapPath(change), change.apply(operand));
        }

        /** Returns the change as it stands in an expression. */
        public String text() {
            return path.text() + " " + operand.text();
        }
    }

    /** Returns the update that {@code text} means; without a value if it has problems. */
    public static Result<UpdateExpression> parse(String text, Dialect dialect) {
        Faults faults = new Faults();
        Optional<UpdateExpression> update = ExpressionReader.read(
                        text, Form.UPDATE, dialect, ExpressionParser::updateExpression, faults)
                .flatMap(tree -> new UpdateBuilder(dialect, faults).build(tree));
        return faults.isEmpty() ? Result.of(update.orElseThrow()) : Result.failed(faults.toList());
    }

    /**
     * Returns the item after this update; {@link Item#EMPTY} stands for one that is not there yet. Without a value if
     * the service would refuse the update of this item: an operand is missing or of the wrong type, a number gets out of
     * range or needs more than 38 digits, or a path leads through something that is not there.
     */
    public Result<Item> apply(Item item) {
        return new UpdateRun(this, item).result();
    }

    /** Returns this update with its placeholders standing for what {@code bindings} say. */
    public UpdateExpression bind(Bindings bindings) {
        return map(operand -> operand.bind(bindings));
    }

    /**
     * Returns this update with a change made to each of its paths, literals and value placeholders.
     *
     * @throws IllegalArgumentException if {@code change} makes of one what cannot stand there
     */
    public UpdateExpression map(UnaryOperator<Operand> change) {
        return new UpdateExpression(
                set.stream().map(assignment -> assignment.map(change)).toList(),
                remove.stream().map(path -> path.mapPath(change)).toList(),
                add.stream().map(added -> added.map(change)).toList(),
                delete.stream().map(deleted -> deleted.map(change)).toList());
    }

    /** Calls {@code action} for each path that is written or read, each literal and each value placeholder. */
    public void forEachOperand(Consumer<? super Operand> action) {
        for (Assignment assignment : set) {
            action.accept(assignment.path());
            assignment.value().forEachOperand(action);
        }
        remove.forEach(action);
        for (Change change : add) {
            action.accept(change.path());
            action.accept(change.operand());
        }
        for (Change change : delete) {
            action.accept(change.path());
            action.accept(change.operand());
        }
    }

    /**
     * Returns what the service refuses whatever the item is: paths that overlap, and bound values and literals of types
     * that an action does not take. The problems have no place.
     */
    public List<Problem> problems() {
        return UpdateCheck.problems(this);
    }

    /** Returns the paths that are written, those of SET first. */
    public List<DocumentPath> paths() {
        return Stream.of(
                        set.stream().map(Assignment::path),
                        remove.stream(),
                        add.stream().map(Change::path),
                        delete.stream().map(Change::path))
                .flatMap(paths -> paths)
                .toList();
    }

    /** Returns the update as an expression. */
    public String text() {
        return Stream.of(
                        clause("SET ", set, Assignment::text),
                        clause("REMOVE ", remove, DocumentPath::text),
                        clause("ADD ", add, Change::text),
                        clause("DELETE ", delete, Change::text))
                .filter(clause -> !clause.isEmpty())
                .collect(Collectors.joining(" "));
    }

    @Override
    public String toString() {
        return text();
    }

    private static <T> String clause(String keyword, List<T> actions, Function<T, String> text) {
        return actions.isEmpty() ? "" : actions.stream().map(text).collect(Collectors.joining(", ", keyword, ""));
    }
}
