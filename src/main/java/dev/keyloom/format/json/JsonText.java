package dev.keyloom.format.json;

import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.BooleanValue;
import dev.keyloom.format.json.Json.NullValue;
import dev.keyloom.format.json.Json.NumberValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;

/**
 * Writes JSON in one fixed layout, made for reading and for line-by-line comparison: two spaces of indent, and on one
 * line whatever is small. Small is a value that ends within {@link #MAX_COLUMNS} columns, holds containers of scalars
 * at most, and has no array of several containers (there each element has its own line).
 */
public final class JsonText {
    /** Width of a line up to which a small value stays on it, in code points. */
    public static final int MAX_COLUMNS = 100;

    private static final String INDENT = "  ";
    private static final int MAX_INLINE_LEVELS = 2;
    private static final char REPLACEMENT = '\uFFFD';

    private final StringBuilder out = new StringBuilder();
    private int lineStart;

    private JsonText() {}

    /** Returns a value as a file's content: an object's members on lines of their own, a newline at the end. */
    public static String file(Json value) {
        JsonText text = new JsonText();
        if (value instanceof ObjectValue object && !object.members().isEmpty()) {
            text.writeMembers(object, 0);
        } else {
            text.write(value, 0);
        }
        return text.out.append('\n').toString();
    }

    /** Returns a value on one line, without a newline. */
    public static String line(Json value) {
        JsonText text = new JsonText();
        text.writeInline(value, Integer.MAX_VALUE);
        return text.out.toString();
    }

    private void write(Json value, int depth) {
        int start = out.length();
        if (isShallow(value, MAX_INLINE_LEVELS)) {
            int room = MAX_COLUMNS - (start - lineStart) - 1;
            if (writeInline(value, Math.max(room, 0)) || isScalar(value)) {
                return;
            }
            out.setLength(start);
        }
        if (value instanceof ObjectValue object) {
            writeMembers(object, depth);
        } else if (value instanceof ArrayValue array) {
            writeElements(array, depth);
        }
    }

    private void writeMembers(ObjectValue object, int depth) {
        out.append('{');
        String separator = "";
        for (Map.Entry<String, Json> member : object.members().entrySet()) {
            out.append(separator);
            newLine(depth + 1);
            quote(member.getKey());
            out.append(": ");
            write(member.getValue(), depth + 1);
            separator = ",";
        }
        newLine(depth);
        out.append('}');
    }

    private void writeElements(ArrayValue array, int depth) {
        out.append('[');
        String separator = "";
        for (Json element : array.elements()) {
            out.append(separator);
            newLine(depth + 1);
            write(element, depth + 1);
            separator = ",";
        }
        newLine(depth);
        out.append(']');
    }

    private void newLine(int depth) {
        out.append('\n');
        lineStart = out.length();
        out.append(INDENT.repeat(depth));
    }

    /** Writes a value on the current line and says whether it took no more than {@code room} code points; may stop early. */
    private boolean writeInline(Json value, int room) {
        int start = out.length();
        if (value instanceof TextValue text) {
            quote(text.value());
        } else if (value instanceof NumberValue number) {
            out.append(number.digits());
        } else if (value instanceof BooleanValue bool) {
            out.append(bool.value());
        } else if (value instanceof NullValue) {
            out.append("null");
        } else if (value instanceof ArrayValue array) {
            out.append('[');
            for (Iterator<Json> elements = array.elements().iterator(); elements.hasNext(); ) {
                writeInline(elements.next(), room);
                out.append(elements.hasNext() ? ", " : "");
                if (out.length() - start > 2L * room) {
                    return false;
                }
            }
            out.append(']');
        } else if (value instanceof ObjectValue object) {
            out.append('{');
            for (Iterator<Map.Entry<String, Json>> members =
                            object.members().entrySet().iterator();
                    members.hasNext(); ) {
                Map.Entry<String, Json> member = members.next();
                quote(member.getKey());
                out.append(": ");
                writeInline(member.getValue(), room);
                out.append(members.hasNext() ? ", " : "");
                if (out.length() - start > 2L * room) {
                    return false;
                }
            }
            out.append('}');
        }
        return out.length() - start <= room || out.codePointCount(start, out.length()) <= room;
    }

    private static boolean isScalar(Json value) {
        return !(value instanceof ArrayValue) && !(value instanceof ObjectValue);
    }

    /** Says whether a value may stand on one line, its length left aside. */
    private static boolean isShallow(Json value, int levels) {
        if (value instanceof ArrayValue array) {
            if (levels == 0 && !array.elements().isEmpty()) {
                return false;
            }
            boolean severalContainers =
                    array.elements().size() > 1 && array.elements().stream().anyMatch(element -> !isScalar(element));
            return !severalContainers && array.elements().stream().allMatch(element -> isShallow(element, levels - 1));
        }
        if (value instanceof ObjectValue object) {
            return object.members().isEmpty()
                    || (levels > 0
                            && object.members().values().stream().allMatch(member -> isShallow(member, levels - 1)));
        }
        return true;
    }

    private void quote(String text) {
        out.append('"');
        if (isPlain(text)) {
            out.append(text);
        } else {
            escape(text);
        }
        out.append('"');
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\' || Character.isSurrogate(c)) {
                return false;
            }
        }
        return true;
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ') {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else {
                        out.append(isUnpairedSurrogate(text, i) ? REPLACEMENT : c);
                    }
                }
            }
        }
    }

    /** Half a pair is no character: UTF-8 has no bytes for it, and as a member's name it would make the file unreadable. */
    private static boolean isUnpairedSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
