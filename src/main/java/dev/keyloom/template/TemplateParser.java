package dev.keyloom.template;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a template's text. Whatever is wrong becomes a problem, and reading goes on behind it, so that an editor can
 * colour and complete a template that is not finished.
 */
final class TemplateParser {
    /** Code points of the longest template that is read. */
    static final int MAX_LENGTH = 4096;

    static final int MAX_PARTS = 200;
    /** Problems of one template that are reported; who has made more starts with the first. */
    static final int MAX_PROBLEMS = 20;

    private final CodePoints text;
    private final List<TemplatePart> parts = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int literalStart;
    private int position;

    private TemplateParser(CodePoints text) {
        this.text = text;
    }

    /** The parts of a template and what is wrong with it. */
    record Parsed(List<TemplatePart> parts, List<Problem> problems) {}

    static Parsed parse(String template) {
        TemplateParser parser = new TemplateParser(CodePoints.of(template));
        parser.parseTemplate();
        List<Problem> problems = parser.problems;
        return new Parsed(
                List.copyOf(parser.parts), List.copyOf(problems.subList(0, Math.min(problems.size(), MAX_PROBLEMS))));
    }

    private void parseTemplate() {
        if (text.length() == 0) {
            report("template-empty", "A key template is empty, and so would be the key", new Span(0, 0));
        } else if (text.length() > MAX_LENGTH) {
            String message = "A key template has " + text.length() + " characters; " + MAX_LENGTH + " are the most";
            report("template-too-long", message, new Span(0, text.length()));
            leaveRest();
        } else {
            reportSurrogates();
            if (text.at(0) == '=') {
                parseKeyCopy();
            } else {
                parseParts();
            }
        }
    }

    private void reportSurrogates() {
        for (int i = 0; i < text.length(); i++) {
            if (CodePoints.isSurrogate(text.at(i))) {
                String message = "A key template has half of a surrogate pair, which no key can hold";
                report("template-not-unicode", message, new Span(i, 1));
                return;
            }
        }
    }

    /** Takes what was not read as one literal, so that the parts of every template cover its text. */
    private void leaveRest() {
        Span rest = new Span(position, text.length() - position);
        if (rest.length() > 0) {
            parts.add(new TemplatePart.Literal(text.substring(rest.offset(), rest.end()), rest));
        }
    }

    private void parseKeyCopy() {
        String name = text.substring(1, text.length()).strip();
        Span span = new Span(0, text.length());
        if (name.isEmpty()) {
            report("template-copy-without-name", "\"=\" does not say which key it copies, as \"=PK\" does", span);
            parts.add(new TemplatePart.Literal(text.toString(), span));
            return;
        }
        if (name.indexOf('<') >= 0 || name.indexOf('>') >= 0) {
            String message = quoted() + " copies a key and adds to it; a copy stands alone. For a text that begins"
                    + " with \"=\", write \"\\=\"";
            problems.add(Problem.error("template-copy-not-alone", message, Place.at("", span))
                    .suggesting("\\" + text));
        }
        parts.add(new TemplatePart.KeyCopy(name, span));
    }

    private void parseParts() {
        while (position < text.length()) {
            int c = text.at(position);
            if (c == '<') {
                endLiteral();
                parseReference();
                literalStart = position;
            } else {
                parseLiteralCharacter(c);
            }
            if (parts.size() >= MAX_PARTS && position < text.length()) {
                endLiteral();
                Span rest = new Span(position, text.length() - position);
                report("template-too-many-parts", "A key template has more than " + MAX_PARTS + " parts", rest);
                leaveRest();
                return;
            }
            if (problems.size() >= MAX_PROBLEMS) {
                endLiteral();
                leaveRest();
                return;
            }
        }
        endLiteral();
    }

    private void parseLiteralCharacter(int c) {
        if (c == '\\' && position + 1 < text.length() && isEscapable(text.at(position + 1))) {
            literal.appendCodePoint(text.at(position + 1));
            position += 2;
            return;
        }
        if (c == '>') {
            String message = quoted() + " has a \">\" without \"<\"; as a part of the key it is written \"\\>\"";
            Place place = Place.at("", new Span(position, 1));
            problems.add(Problem.error("template-stray-bracket", message, place).suggesting("\\>"));
        }
        literal.appendCodePoint(c);
        position++;
    }

    private boolean isEscapable(int next) {
        return next == '<' || next == '>' || next == '\\' || (next == '=' && position == 0);
    }

    private void endLiteral() {
        if (position > literalStart) {
            parts.add(new TemplatePart.Literal(literal.toString(), new Span(literalStart, position - literalStart)));
            literal.setLength(0);
        }
    }

    private void parseReference() {
        int start = position;
        int end = endOfReference(start);
        boolean closed = end < text.length() && text.at(end) == '>';
        position = closed ? end + 1 : end;
        Span span = new Span(start, position - start);
        if (!closed) {
            reportUnclosed(span);
        }
        ReferenceParser reference = new ReferenceParser(text, start + 1, end);
        Optional<TemplatePart.Reference> parsed = reference.parse(span);
        // An unclosed reference is one mistake; what follows it inside is mostly text that was never meant for it.
        if (closed) {
            problems.addAll(reference.problems());
        }
        parts.add(
                parsed.isPresent()
                        ? parsed.get()
                        : new TemplatePart.Literal(text.substring(span.offset(), span.end()), span));
    }

    /** Returns where the closing bracket is, or where a reference ends that has none: at the next "<" or at the end. */
    private int endOfReference(int start) {
        boolean quoted = false;
        for (int i = start + 1; i < text.length(); i++) {
            int c = text.at(i);
            if (c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == '<' || c == '>')) {
                return i;
            }
        }
        return text.length();
    }

    private void reportUnclosed(Span span) {
        String written = text.substring(span.offset(), span.end());
        int nameEnd = span.offset() + 1;
        while (nameEnd < span.end() && isPlain(text.at(nameEnd))) {
            nameEnd++;
        }
        String closed = text.substring(span.offset(), nameEnd) + ">" + text.substring(nameEnd, span.end());
        String message = quoted() + " opens \"" + written + "\" and does not close it with \">\"";
        Problem problem = Problem.error("template-unclosed-reference", message, Place.at("", span));
        problems.add(nameEnd > span.offset() + 1 ? problem.suggesting(closed) : problem);
    }

    /** Says whether a forgotten ">" is to be looked for behind this character. */
    private static boolean isPlain(int c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '|' || c == '(' || c == ')' || c == '"';
    }

    private void report(String code, String message, Span span) {
        problems.add(Problem.error(code, message, Place.at("", span)));
    }

    private String quoted() {
        return "Key template \"" + text + "\"";
    }
}
