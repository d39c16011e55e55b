package dev.keyloom.expression;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what the service refuses whatever the item is: constants of wrong types, swapped bounds, an operand twice. */
final class FormulaCheck implements Formula.Visitor<Stream<Problem>> {
    private static final FormulaCheck INSTANCE = new FormulaCheck();
    private static final List<String> TYPES =
            Arrays.stream(AttributeType.values()).map(AttributeType::name).toList();

    private FormulaCheck() {}

    static List<Problem> problems(Formula formula) {
        return formula.accept(INSTANCE).toList();
    }

    @Override
    public Stream<Problem> and(Formula.And formula) {
        return formula.parts().stream().flatMap(part -> part.accept(this));
    }

    @Override
    public Stream<Problem> or(Formula.Or formula) {
        return formula.parts().stream().flatMap(part -> part.accept(this));
    }

    @Override
    public Stream<Problem> not(Formula.Not formula) {
        return formula.part().accept(this);
    }

    @Override
    public Stream<Problem> comparison(Formula.Comparison formula) {
        String symbol = formula.operator().symbol();
        Stream<Problem> types = formula.operator().needsOrder()
                ? Stream.of(formula.left(), formula.right()).flatMap(operand -> unordered(operand, symbol))
                : Stream.empty();
        return Stream.of(
                        sizes(formula.left(), formula.right()),
                        types,
                        repeated(formula.left(), formula.right(), symbol))
                .flatMap(problems -> problems);
    }

    @Override
    public Stream<Problem> between(Formula.Between formula) {
        List<Operand> operands = List.of(formula.operand(), formula.lower(), formula.upper());
        List<Problem> unordered = operands.stream()
                .flatMap(operand -> unordered(operand, "BETWEEN"))
                .toList();
        return Stream.concat(
                sizes(formula.operand(), formula.lower(), formula.upper()),
                unordered.isEmpty() ? bounds(formula) : unordered.stream());
    }

    @Override
    public Stream<Problem> in(Formula.In formula) {
        return Stream.of(
                        sizes(formula.operand()),
                        sizes(formula.candidates().toArray(Operand[]::new)),
                        formula.candidates().stream()
                                .flatMap(candidate -> repeated(formula.operand(), candidate, "IN")))
                .flatMap(problems -> problems);
    }

    @Override
    public Stream<Problem> attributeExists(Formula.AttributeExists formula) {
        return Stream.empty();
    }

    @Override
    public Stream<Problem> attributeNotExists(Formula.AttributeNotExists formula) {
        return Stream.empty();
    }

    @Override
    public Stream<Problem> attributeType(Formula.AttributeTypeIs formula) {
        Optional<AttributeValue> type = formula.type().constant();
        if (formula.type() instanceof DocumentPath path) {
            return Stream.of(error(
                    "expression-attribute-type",
                    "A type is a value, not the attribute " + path.text() + " of the item"));
        }
        if (type.isEmpty()) {
            return Stream.empty();
        }
        String given = type.get() instanceof AttributeValue.S text
                ? text.value()
                : formula.type().text();
        if (type.get() instanceof AttributeValue.S && TYPES.contains(given)) {
            return Stream.empty();
        }
        String message = "There is no attribute type " + given + "; the types are " + String.join(", ", TYPES);
        Problem problem = error("expression-attribute-type", message);
        return Stream.of(Suggestions.nearest(given, TYPES)
                .map(near ->
                        problem.suggesting(formula.text().replace(formula.type().text(), "'" + near + "'")))
                .orElse(problem));
    }

    @Override
    public Stream<Problem> beginsWith(Formula.BeginsWith formula) {
        Stream<Problem> types = Stream.of(formula.operand(), formula.prefix())
                .filter(operand -> operand.constant()
                        .map(AttributeValue::type)
                        .filter(type -> type != AttributeType.S && type != AttributeType.B)
                        .isPresent())
                .map(operand -> error(
                        "expression-operand-type", "begins_with takes text or binary, not " + described(operand)));
        return Stream.concat(types, repeated(formula.operand(), formula.prefix(), "begins_with"));
    }

    @Override
    public Stream<Problem> contains(Formula.Contains formula) {
        return repeated(formula.container(), formula.part(), "contains");
    }

    private static Stream<Problem> bounds(Formula.Between formula) {
        Optional<AttributeValue> lower = formula.lower().constant();
        Optional<AttributeValue> upper = formula.upper().constant();
        if (lower.isEmpty() || upper.isEmpty()) {
            return Stream.empty();
        }
        if (lower.get().type() != upper.get().type()) {
            return Stream.of(error(
                    "expression-operand-type",
                    "The bounds of BETWEEN have one type, but " + described(formula.lower()) + " and "
                            + described(formula.upper()) + " differ"));
        }
        if (Values.compare(lower.get(), upper.get()) <= 0) {
            return Stream.empty();
        }
        Formula exchanged =
                new Formula.Between(formula.operand(), /* lower= */ formula.upper(), /* upper= */ formula.lower());
        return Stream.of(error(
                        "expression-swapped-bounds",
                        "The lower bound of BETWEEN, " + described(formula.lower()) + ", is above the upper one, "
                                + described(formula.upper()))
                .suggesting(exchanged.text()));
    }

    private static Stream<Problem> unordered(Operand operand, String operator) {
        return operand.constant().filter(value -> !value.type().isKeyType()).stream()
                .map(value -> error(
                        "expression-operand-type",
                        "\"" + operator + "\" compares text, numbers or binaries, not " + described(operand)));
    }

    private static Stream<Problem> sizes(Operand... operands) {
        return Arrays.stream(operands)
                .filter(operand -> operand instanceof Operand.Size size
                        && size.of().constant().isPresent()
                        && size.of().constant().flatMap(Values::size).isEmpty())
                .map(operand ->
                        error("expression-operand-type", operand.text() + " does not exist: the value has no size"));
    }

    private static Stream<Problem> repeated(Operand left, Operand right, String operator) {
        return left instanceof DocumentPath path && right instanceof DocumentPath other && path.isSameAs(other)
                ? Stream.of(error(
                        "expression-same-operand",
                        "\"" + operator + "\" needs two different operands, but " + path.text()
                                + " stands on both sides"))
                : Stream.empty();
    }

    private static String described(Operand operand) {
        return operand.text()
                + operand.constant().map(value -> " of type " + value.type()).orElse("");
    }

    private static Problem error(String code, String message) {
        return Problem.error(code, message, Place.NOWHERE);
    }
}
