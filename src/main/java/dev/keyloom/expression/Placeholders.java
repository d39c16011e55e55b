package dev.keyloom.expression;

import dev.keyloom.expression.grammar.ExpressionLexer;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Suggestions;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** The placeholders of a request's expressions, compared with the names and values that the request gives. */
public final class Placeholders {
    private static final Pattern WELL_FORMED = Pattern.compile("[#:][A-Za-z0-9_]+");

    private Placeholders() {}

    /** Returns the placeholders that a text holds, with their {@code #} or {@code :}, in order of first use. */
    public static Set<String> in(String expression) {
        Set<String> found = new LinkedHashSet<>();
        tokens(expression).forEach(token -> found.add(token.getText()));
        return found;
    }

    /**
     * Returns what does not match between the expressions of one request and what it gives: placeholders that are used and
     * not given, given and not used, or malformed. The place of a used one is a span of its expression, at
     * {@code /0} for the first expression.
     *
     * @param names the keys of {@code ExpressionAttributeNames}, with their {@code #}
     * @param values the keys of {@code ExpressionAttributeValues}, with their {@code :}
     */
    public static List<Problem> problems(List<String> expressions, Set<String> names, Set<String> values) {
        List<Problem> problems = new ArrayList<>();
        Set<String> given = new LinkedHashSet<>(names);
        given.addAll(values);
        Set<String> unused = new TreeSet<>(given);
        for (int i = 0; i < expressions.size(); i++) {
            String path = "/" + i;
            tokens(expressions.get(i)).forEach(token -> {
                unused.remove(token.getText());
                Set<String> defined = token.getType() == ExpressionLexer.NAME_PLACEHOLDER ? names : values;
                if (!defined.contains(token.getText())) {
                    problems.add(undefined(token, defined).within(path));
                }
            });
        }
        names.stream().filter(name -> isMalformed(name, '#')).sorted().forEach(name -> problems.add(malformed(name)));
        values.stream().filter(name -> isMalformed(name, ':')).sorted().forEach(name -> problems.add(malformed(name)));
        unused.stream()
                .filter(name -> WELL_FORMED.matcher(name).matches())
                .map(name -> error("expression-unused-placeholder", name + " is given, but no expression uses it"))
                .forEach(problems::add);
        return problems;
    }

    private static Stream<? extends Token> tokens(String expression) {
        return ExpressionReader.tokens(expression).stream()
                .filter(token -> token.getType() == ExpressionLexer.NAME_PLACEHOLDER
                        || token.getType() == ExpressionLexer.VALUE_PLACEHOLDER);
    }

    private static Problem undefined(Token token, Set<String> defined) {
        boolean isName = token.getType() == ExpressionLexer.NAME_PLACEHOLDER;
        Optional<String> near = Suggestions.nearest(token.getText(), new TreeSet<>(defined));
        String message = "No " + (isName ? "attribute name" : "value") + " is given for " + token.getText()
                + near.map(right -> ". Did you mean " + right + "?").orElse("");
        Problem problem = Problem.error("expression-undefined-placeholder", message, Place.at("", Faults.span(token)));
        return near.map(problem::suggesting).orElse(problem);
    }

    private static boolean isMalformed(String placeholder, char sigil) {
        return !WELL_FORMED.matcher(placeholder).matches() || placeholder.charAt(0) != sigil;
    }

    private static Problem malformed(String placeholder) {
        return error(
                "expression-placeholder",
                "\"" + placeholder + "\" is no placeholder: # for a name or : for a value, then A-Z, a-z, 0-9 and _");
    }

    private static Problem error(String code, String message) {
        return Problem.error(code, message, Place.NOWHERE);
    }
}
