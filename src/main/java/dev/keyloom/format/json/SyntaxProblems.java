package dev.keyloom.format.json;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.Locale;

/** Says in the user's words why a text is not JSON. */
final class SyntaxProblems {
    static final String NOT_JSON = "not-json";

    private SyntaxProblems() {}

    static Problem empty() {
        return Problem.error(
                NOT_JSON, "The file is empty. A JSON file starts with { and ends with }.", Place.NOWHERE.onLine(1, 1));
    }

    static Problem notUtf8(byte[] content, SourceText valid) {
        boolean isUtf16 = content.length >= 2
                && ((content[0] == (byte) 0xFE && content[1] == (byte) 0xFF)
                        || (content[0] == (byte) 0xFF && content[1] == (byte) 0xFE));
        String message = isUtf16
                ? "The file is UTF-16 text. Save it as UTF-8."
                : "The file is not UTF-8 text from here on. Save it as UTF-8.";
        return Problem.error("not-utf-8", message, valid.place("", valid.length()));
    }

    static Problem textBehindTheEnd(SourceText text, int offset) {
        return Problem.error(
                NOT_JSON,
                "Something stands behind the end of the JSON document: " + excerpt(text, offset)
                        + ". A file holds one document.",
                text.place("", offset));
    }

    static Problem tooDeep(SourceText text, int offset) {
        return Problem.error(
                "nested-too-deeply",
                "The file nests more than " + JsonSource.MAX_NESTING + " arrays and objects in each other here.",
                text.place("", offset));
    }

    static Problem duplicateMember(String name, Place place) {
        return Problem.error(
                "duplicate-member",
                "Member \"" + shortened(name) + "\" stands twice in one object. The last one counts; remove the other.",
                place);
    }

    /** Returns the problem that stopped the parser at {@code offset}, told from the text around it. */
    static Problem broken(SourceText text, int offset, String parserMessage) {
        char[] characters = text.characters();
        int at = Math.min(offset, characters.length);
        while (at < characters.length && Character.isWhitespace(characters[at])) {
            at++;
        }
        return Problem.error(NOT_JSON, message(text, at, parserMessage), text.place("", at));
    }

    private static String message(SourceText text, int at, String parserMessage) {
        char[] characters = text.characters();
        if (at == characters.length) {
            return "The file ends in the middle of the JSON document: something that was opened is not closed.";
        }
        char here = characters[at];
        char before = lastMeaningful(characters, at - 1);
        if (here == '/' || here == '#') {
            return "JSON has no comments, and " + excerpt(text, at)
                    + " looks like one. Remove it, or put the words into a \"description\" or \"note\".";
        }
        if (here == '\'') {
            return "JSON texts stand in double quotes, not in single ones: " + excerpt(text, at) + ".";
        }
        if ((here == '}' || here == ']') && before == ',') {
            return "A comma stands before the closing " + here + ". Remove the comma.";
        }
        if (here < ' ') {
            return "A line break or control character stands inside a text. Write it as \\n or \\u"
                    + String.format(Locale.ROOT, "%04x", (int) here) + ".";
        }
        if (parserMessage.contains("expecting comma")) {
            return "A comma is missing before " + excerpt(text, at) + ".";
        }
        if (parserMessage.contains("expecting a colon")) {
            return "A colon is missing before " + excerpt(text, at) + ".";
        }
        if (parserMessage.contains("expecting double-quote to start field name")) {
            return "The name of a member stands in double quotes; here stands " + excerpt(text, at) + ".";
        }
        return "This is not JSON: " + excerpt(text, at) + " cannot stand here.";
    }

    private static char lastMeaningful(char[] characters, int from) {
        int i = from;
        while (i >= 0 && Character.isWhitespace(characters[i])) {
            i--;
        }
        return i < 0 ? ' ' : characters[i];
    }

    /** Returns what stands at an offset, to the end of the line or some twenty characters. */
    private static String excerpt(SourceText text, int offset) {
        char[] characters = text.characters();
        int end = offset;
        while (end < characters.length && end - offset < 20 && characters[end] >= ' ') {
            end++;
        }
        return '"' + new String(characters, offset, end - offset).strip() + '"';
    }

    private static String shortened(String name) {
        return name.length() <= 60 ? name : name.substring(0, 60) + "…";
    }
}
