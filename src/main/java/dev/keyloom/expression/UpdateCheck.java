package dev.keyloom.expression;

import dev.keyloom.expression.UpdateExpression.Change;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Finds what the service refuses of an update whatever the item is. */
final class UpdateCheck implements UpdateValue.Visitor<Stream<Problem>> {
    private static final UpdateCheck INSTANCE = new UpdateCheck();

    private UpdateCheck() {}

    static List<Problem> problems(UpdateExpression update) {
        PathTree<DocumentPath> written = PathTree.root();
        Stream<Problem> overlaps = update.paths().stream()
                .flatMap(path -> written.add(path, path).stream())
                .map(clash -> error("expression-overlapping-paths", clash));
        Stream<Problem> values = update.set().stream().flatMap(assignment -> problems(assignment.value()));
        return Stream.of(
                        overlaps,
                        values,
                        update.add().stream().flatMap(UpdateCheck::added),
                        update.delete().stream().flatMap(UpdateCheck::deleted))
                .flatMap(problems -> problems)
                .toList();
    }

    static Stream<Problem> problems(UpdateValue value) {
        return value.accept(INSTANCE);
    }

    static Stream<Problem> added(Change change) {
        return wrong(change.operand(), type -> type == AttributeType.N || isSet(type), "ADD takes a number or a set");
    }

    static Stream<Problem> deleted(Change change) {
        return wrong(change.operand(), UpdateCheck::isSet, "DELETE takes a set");
    }

    @Override
    public Stream<Problem> term(UpdateValue.Term value) {
        return Stream.empty();
    }

    @Override
    public Stream<Problem> ifNotExists(UpdateValue.IfNotExists value) {
        return value.otherwise().accept(this);
    }

    @Override
    public Stream<Problem> listAppend(UpdateValue.ListAppend value) {
        return Stream.of(value.first(), value.second())
                .flatMap(part -> Stream.concat(
                        part.accept(this), wrong(part, type -> type == AttributeType.L, "list_append takes lists")));
    }

    @Override
    public Stream<Problem> arithmetic(UpdateValue.Arithmetic value) {
        String what = "\"" + value.sign().symbol() + "\" takes numbers";
        return Stream.of(value.left(), value.right())
                .flatMap(part -> Stream.concat(part.accept(this), wrong(part, type -> type == AttributeType.N, what)));
    }

    private static Stream<Problem> wrong(UpdateValue value, Predicate<AttributeType> isRight, String what) {
        if (value instanceof UpdateValue.ListAppend) {
            return isRight.test(AttributeType.L)
                    ? Stream.empty()
                    : Stream.of(error("expression-operand-type", what + ", not a list: " + value.text()));
        }
        return value instanceof UpdateValue.Term term ? wrong(term.operand(), isRight, what) : Stream.empty();
    }

    private static Stream<Problem> wrong(Operand operand, Predicate<AttributeType> isRight, String what) {
        Optional<AttributeType> type = operand.constant().map(AttributeValue::type);
        return type.filter(isRight.negate()).stream()
                .map(actual ->
                        error("expression-operand-type", what + ", not " + operand.text() + " of type " + actual));
    }

    static boolean isSet(AttributeType type) {
        return switch (type) {
            case SS, NS, BS -> true;
            case S, N, B, BOOL, NULL, M, L -> false;
        };
    }

    private static Problem error(String code, String message) {
        return Problem.error(code, message, Place.NOWHERE);
    }
}
