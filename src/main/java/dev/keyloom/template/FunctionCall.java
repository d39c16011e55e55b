package dev.keyloom.template;

import dev.keyloom.problem.Span;
import java.util.List;

/**
 * A function of a reference with its arguments: {@code pad(7)}.
 *
 * @param arguments the arguments' meaning, quotation marks and escapes removed
 * @param span where the call stands in the template
 */
public record FunctionCall(TemplateFunction function, List<String> arguments, Span span) {
    public FunctionCall {
        arguments = List.copyOf(arguments);
    }

    /** Returns the call as a template writes it, without needless white space. */
    public String text() {
        if (arguments.isEmpty()) {
            return function.notation();
        }
        StringBuilder text = new StringBuilder(function.notation()).append('(');
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            boolean quoted = function.parameters().get(i).kind() == Parameter.Kind.TEXT;
            text.append(i == 0 ? "" : ",").append(quoted ? quoted(argument) : argument);
        }
        return text.append(')').toString();
    }

    /** Returns a numeric argument. Only for calls that were checked: the parser checks all. */
    int number(int index) {
        return Integer.parseInt(arguments.get(index));
    }

    private static String quoted(String argument) {
        return '"' + argument.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
