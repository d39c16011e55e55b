package dev.keyloom.format.json;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

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
        if (at < characters.length && parserMessage.startsWith("Illegal unquoted character")) {
            return Problem.error(NOT_JSON, controlCharacter(characters[at]), text.place("", at));
        }
        while (at < characters.length && Character.isWhitespace(characters[at])) {
            at++;
        }
        return Problem.error(NOT_JSON, message(text, at, parserMessage), text.place("", at));
    }

    private static String controlCharacter(char character) {
        return character == '\n' || character == '\r'
                ? "The line ends inside a text: its closing quote is missing, or the line break must be written as \\n."
                : "A control character stands inside a text. Write it as \\u"
                        + String.format(Locale.ROOT, "%04x", (int) character) + ".";
    }

    private static String message(SourceText text, int at, String parserMessage) {
        char[] characters = text.characters();
        if (at == characters.length) {
            return "The file ends in the middle of the JSON document: something that was opened is not closed.";
        }
        char here = characters[at];
        if (here == '/' || here == '#') {
            return "JSON has no comments, and " + excerpt(text, at)
                    + " looks like one. Remove it, or put the words into a \"description\" or \"note\".";
        }
        if (here == '\'') {
            return "JSON texts stand in double quotes, not in single ones: " + excerpt(text, at) + ".";
        }
        if ((here == '}' || here == ']') && lastMeaningful(characters, at - 1) == ',') {
            return "A comma stands before the closing " + here + ". Remove the comma.";
        }
        return reasons(excerpt(text, at)).entrySet().stream()
                .filter(reason -> parserMessage.contains(reason.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> "This is not JSON: " + excerpt(text, at) + " cannot stand here.");
    }

    /** Returns what the parser's messages mean to somebody who wrote {@code here}. */
    private static Map<String, String> reasons(String here) {
        Map<String, String> reasons = new LinkedHashMap<>();
        reasons.put("expecting comma", "A comma is missing before " + here + ".");
        reasons.put("expecting a colon", "A colon is missing before " + here + ".");
        reasons.put(
                "expecting double-quote to start field name",
                "The name of a member stands in double quotes; here stands " + here + ".");
        reasons.put(
                "Unrecognized character escape",
                "A backslash stands before " + here + ", which is no escape of JSON. Write \\\\ for a backslash.");
        reasons.put("Non-standard token", "JSON has no NaN and no Infinity; before " + here + " stands one.");
        reasons.put(
                "Leading zeroes", "A number of JSON does not begin with zeros; here stands one before " + here + ".");
        reasons.put("numeric value", "The number that ends before " + here + " is not written as JSON writes numbers.");
        reasons.put(
                "ecimal point", "A number of JSON has digits on both sides of its point; here stands " + here + ".");
        reasons.put("Unrecognized token", here + " is no value of JSON. A text stands in double quotes.");
        return reasons;
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
