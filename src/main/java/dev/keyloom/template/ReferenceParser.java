package dev.keyloom.template;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.problem.Suggestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what stands between {@code <} and {@code >}: a path or {@code random(n)}, then functions. */
final class ReferenceParser {
    private static final int MAX_STEPS = 32;
    private static final int MAX_FUNCTIONS = 16;

    private final CodePoints text;
    private final int start;
    private final int end;
    private final List<Problem> problems = new ArrayList<>();
    private final List<FunctionCall> functions = new ArrayList<>();
    private int position;

    ReferenceParser(CodePoints text, int start, int end) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.position = start;
    }

    List<Problem> problems() {
        return problems;
    }

    /** Returns what could be understood; nothing if not even the attribute could. */
    Optional<TemplatePart.Reference> parse(Span span) {
        skipSpace();
        if (position == end) {
            report("template-empty-reference", "\"<>\" names no attribute", span);
            return Optional.empty();
        }
        int nameStart = position;
        Optional<String> name = parseName();
        if (name.isEmpty()) {
            return Optional.empty();
        }
        Optional<AttributePath> path = Optional.empty();
        if (isAt('(')) {
            parseCall(name.get(), nameStart, Leading.YES);
        } else {
            path = Optional.of(parsePath(name.get()));
        }
        parseFunctions();
        if (path.isEmpty() && functions.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new TemplatePart.Reference(path, functions, span));
    }

    /** Whether a call stands where the attribute would: only {@code random} may. */
    private enum Leading {
        YES,
        NO
    }

    private AttributePath parsePath(String attribute) {
        List<AttributePath.Step> steps = new ArrayList<>();
        while (isAt('.') || isAt('[')) {
            int stepStart = position;
            Optional<AttributePath.Step> step = isAt('.') ? parseEntry() : parseElement();
            if (step.isEmpty()) {
                position = end;
            } else if (steps.size() == MAX_STEPS) {
                report("template-path-too-deep", "A path has more than " + MAX_STEPS + " steps", from(stepStart));
                position = end;
            } else {
                steps.add(step.get());
            }
        }
        return new AttributePath(attribute, steps);
    }

    private Optional<AttributePath.Step> parseEntry() {
        position++;
        return parseName().map(AttributePath.Entry::new);
    }

    private Optional<AttributePath.Step> parseElement() {
        int bracket = position++;
        String digits = parseDigits();
        if (digits.isEmpty() || digits.length() > 9 || !isAt(']')) {
            String message = quoted() + ": a position in a list is written with digits, as [0]";
            report("template-bad-position", message, from(bracket));
            return Optional.empty();
        }
        position++;
        skipSpace();
        return Optional.of(new AttributePath.Element(Integer.parseInt(digits)));
    }

    private void parseFunctions() {
        while (position < end) {
            if (!isAt('|')) {
                reportUnexpected();
                return;
            }
            position++;
            skipSpace();
            int nameStart = position;
            Optional<String> name = parseName();
            if (name.isEmpty()) {
                return;
            }
            parseCall(name.get(), nameStart, Leading.NO);
            if (functions.size() > MAX_FUNCTIONS) {
                String message = "A reference has more than " + MAX_FUNCTIONS + " functions";
                report("template-too-many-functions", message, from(nameStart));
                return;
            }
        }
    }

    private void parseCall(String name, int nameStart, Leading leading) {
        Span nameSpan = new Span(nameStart, endWithoutSpace(position) - nameStart);
        Optional<List<Argument>> arguments = isAt('(') ? parseArguments() : Optional.of(List.of());
        if (arguments.isEmpty()) {
            position = end;
            return;
        }
        Optional<TemplateFunction> function = TemplateFunction.named(name);
        if (function.isEmpty()) {
            reportUnknown(name, nameSpan);
            return;
        }
        if (leading == Leading.YES && function.get() != TemplateFunction.RANDOM) {
            String message = quoted() + " has no attribute before " + name + "; a function stands behind one, as in <"
                    + "Name|" + function.get().example() + ">";
            report("template-function-without-attribute", message, nameSpan);
            return;
        }
        Span span = new Span(nameStart, endWithoutSpace(position) - nameStart);
        Optional<Problem> fault = ArgumentChecker.fault(function.get(), arguments.get(), span);
        if (fault.isPresent()) {
            problems.add(fault.get());
        } else {
            List<String> values = arguments.get().stream().map(Argument::value).toList();
            functions.add(new FunctionCall(function.get(), values, span));
        }
    }

    private Optional<List<Argument>> parseArguments() {
        List<Argument> arguments = new ArrayList<>();
        int bracket = position++;
        skipSpace();
        if (isAt(')')) {
            position++;
            skipSpace();
            return Optional.of(arguments);
        }
        while (position < end) {
            Optional<Argument> argument = parseArgument();
            if (argument.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(argument.get());
            if (isAt(')')) {
                position++;
                skipSpace();
                return Optional.of(arguments);
            }
            if (!isAt(',')) {
                break;
            }
            position++;
            skipSpace();
        }
        String message =
                quoted() + ": the arguments \"" + text.substring(bracket, end) + "\" are not closed with \")\"";
        report("template-unclosed-arguments", message, from(bracket));
        return Optional.empty();
    }

    private Optional<Argument> parseArgument() {
        if (isAt('"')) {
            return parseQuoted();
        }
        int from = position;
        while (position < end && ",)".indexOf(text.at(position)) < 0) {
            position++;
        }
        int to = endWithoutSpace(position);
        Span span = new Span(from, Math.max(0, to - from));
        return Optional.of(new Argument(text.substring(from, Math.max(from, to)), Argument.Form.BARE, span));
    }

    private Optional<Argument> parseQuoted() {
        int quote = position++;
        StringBuilder value = new StringBuilder();
        while (position < end) {
            int c = text.at(position++);
            if (c == '"') {
                Span span = new Span(quote, position - quote);
                skipSpace();
                return Optional.of(new Argument(value.toString(), Argument.Form.QUOTED, span));
            }
            if (c == '\\' && position < end && "\"\\".indexOf(text.at(position)) >= 0) {
                c = text.at(position++);
            }
            value.appendCodePoint(c);
        }
        String message = quoted() + ": a text is not closed with a quotation mark";
        report("template-unclosed-text", message, from(quote));
        return Optional.empty();
    }

    /** Reads a name: anything but the characters of the grammar, which a backslash makes part of it. */
    private Optional<String> parseName() {
        skipSpace();
        int from = position;
        StringBuilder name = new StringBuilder();
        int kept = 0;
        while (position < end) {
            int c = text.at(position);
            if (c == '\\' && position + 1 < end) {
                c = text.at(++position);
                name.appendCodePoint(c);
                kept = name.length();
            } else if (AttributePath.SPECIAL.indexOf(c) >= 0) {
                break;
            } else {
                name.appendCodePoint(c);
                kept = Character.isWhitespace(c) ? kept : name.length();
            }
            position++;
        }
        if (kept == 0) {
            if (position < end && from > start) {
                reportUnexpected();
            } else {
                report("template-name-missing", quoted() + ": a name is missing", new Span(from, position - from));
            }
            return Optional.empty();
        }
        return Optional.of(name.substring(0, kept));
    }

    private String parseDigits() {
        skipSpace();
        int from = position;
        while (position < end && text.at(position) >= '0' && text.at(position) <= '9') {
            position++;
        }
        String digits = text.substring(from, position);
        skipSpace();
        return digits;
    }

    private void skipSpace() {
        while (position < end && Character.isWhitespace(text.at(position))) {
            position++;
        }
    }

    private int endWithoutSpace(int behind) {
        int last = behind;
        while (last > start && Character.isWhitespace(text.at(last - 1))) {
            last--;
        }
        return last;
    }

    private boolean isAt(char c) {
        return position < end && text.at(position) == c;
    }

    private Span from(int offset) {
        return new Span(offset, end - offset);
    }

    private void reportUnknown(String name, Span span) {
        Optional<String> nearest = Suggestions.nearest(name, TemplateFunction.notations());
        String message = quoted() + " uses " + name + ", which is no function."
                + nearest.map(near -> " Did you mean " + near + "?").orElse("");
        Problem problem = Problem.error("template-unknown-function", message, Place.at("", span));
        problems.add(nearest.isPresent() ? problem.suggesting(nearest.get()) : problem);
    }

    private void reportUnexpected() {
        String character = text.substring(position, position + 1);
        String message = quoted() + ": \"" + character + "\" is not expected here; a name that holds it writes \"\\"
                + character + "\"";
        report("template-unexpected-character", message, new Span(position, 1));
        position = end;
    }

    private void report(String code, String message, Span span) {
        problems.add(Problem.error(code, message, Place.at("", span)));
    }

    private String quoted() {
        return "\"<" + text.substring(start, end) + ">\"";
    }
}
