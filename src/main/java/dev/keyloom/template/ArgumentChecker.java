package dev.keyloom.template;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.problem.Suggestions;
import java.util.List;
import java.util.Optional;

/** Compares the arguments of a call with what its function takes. */
final class ArgumentChecker {
    private ArgumentChecker() {}

    /** Returns the first thing that is wrong with a call, or nothing. */
    static Optional<Problem> fault(TemplateFunction function, List<Argument> arguments, Span call) {
        List<Parameter> parameters = function.parameters();
        long required = parameters.stream().filter(p -> !p.isOptional()).count();
        if (arguments.size() < required || arguments.size() > parameters.size()) {
            return Optional.of(countFault(function, arguments.size(), call));
        }
        for (int i = 0; i < arguments.size(); i++) {
            Optional<Problem> fault = fault(function, parameters.get(i), arguments.get(i));
            if (fault.isPresent()) {
                return fault;
            }
        }
        if (function == TemplateFunction.SHARD) {
            return widthFault(arguments);
        }
        return function == TemplateFunction.CODE ? codeFault(arguments.get(0)) : Optional.empty();
    }

    private static Problem countFault(TemplateFunction function, int count, Span call) {
        String takes = function.parameters().isEmpty() ? "no arguments" : "arguments as in " + function.signature();
        String message = function.notation() + " takes " + takes + ", not " + count;
        return Problem.error("template-argument-count", message, Place.at("", call))
                .suggesting(function.example());
    }

    private static Optional<Problem> fault(TemplateFunction function, Parameter parameter, Argument argument) {
        boolean fits = switch (parameter.kind()) {
            case NUMBER -> argument.form() == Argument.Form.BARE && isNumberWithin(parameter, argument.value());
            case WORD ->
                argument.form() == Argument.Form.BARE && parameter.words().contains(argument.value());
            case TEXT -> argument.form() == Argument.Form.QUOTED;
        };
        if (fits) {
            return Optional.empty();
        }
        String message = function.signature() + ": " + parameter.name() + " is "
                + parameter.inWords() + ", not "
                + (argument.value().isEmpty() ? "nothing" : "\"" + argument.value() + "\"");
        Problem problem = Problem.error("template-bad-argument", message, Place.at("", argument.span()));
        return Optional.of(
                suggestion(parameter, argument.value()).map(problem::suggesting).orElse(problem));
    }

    private static Optional<String> suggestion(Parameter parameter, String value) {
        return switch (parameter.kind()) {
            case NUMBER ->
                Digits.areDigits(value)
                        ? Optional.of(String.valueOf(isZero(value) ? parameter.min() : parameter.max()))
                        : Optional.empty();
            case WORD -> Suggestions.nearest(value, parameter.words());
            case TEXT -> Optional.of("\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
        };
    }

    /** The text that {@code shard(n, width)} makes of the last shard must fit the width. */
    private static Optional<Problem> widthFault(List<Argument> arguments) {
        if (arguments.size() < 2) {
            return Optional.empty();
        }
        int needed =
                String.valueOf(Integer.parseInt(arguments.get(0).value()) - 1).length();
        Argument width = arguments.get(1);
        if (Integer.parseInt(width.value()) >= needed) {
            return Optional.empty();
        }
        String message = "shard: the last of " + arguments.get(0).value() + " shards needs " + needed + " digits, not "
                + width.value();
        return Optional.of(Problem.error("template-bad-argument", message, Place.at("", width.span()))
                .suggesting(String.valueOf(needed)));
    }

    private static Optional<Problem> codeFault(Argument argument) {
        return CodeTable.fault(argument.value())
                .map(fault -> Problem.error("template-bad-argument", "code: " + fault, Place.at("", argument.span())));
    }

    private static boolean isNumberWithin(Parameter parameter, String value) {
        if (!Digits.areDigits(value) || value.length() > 9) {
            return false;
        }
        int number = Integer.parseInt(value);
        return number >= parameter.min() && number <= parameter.max();
    }

    private static boolean isZero(String digits) {
        return digits.chars().allMatch(c -> c == '0');
    }
}
