package dev.keyloom.gui.value;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Numbers;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.Map;
import java.util.function.Consumer;

/** A value on one line, cut where it gets long: what it costs does not grow with the value. */
public final class ValuePreview implements AttributeValue.Visitor<StringBuilder> {
    /** A binary longer than this is shown by its beginning. */
    private static final int MOST_BYTES = 24;

    private final StringBuilder text = new StringBuilder();
    private final int mostCharacters;

    private ValuePreview(int mostCharacters) {
        this.mostCharacters = mostCharacters;
    }

    /** Returns a value's beginning in at most so many characters and an ellipsis, line breaks shown as arrows. */
    public static String of(AttributeValue value, int mostCharacters) {
        ValuePreview preview = new ValuePreview(mostCharacters);
        if (value instanceof AttributeValue.S string) {
            preview.plain(string.value());
        } else {
            value.accept(preview);
        }
        return preview.cut();
    }

    @Override
    public StringBuilder string(AttributeValue.S value) {
        quoted(value.value());
        return text;
    }

    @Override
    public StringBuilder number(AttributeValue.N value) {
        number(value.value());
        return text;
    }

    @Override
    public StringBuilder binary(AttributeValue.B value) {
        binary(value.value());
        return text;
    }

    @Override
    public StringBuilder bool(AttributeValue.BOOL value) {
        text.append(value.value());
        return text;
    }

    @Override
    public StringBuilder nul(AttributeValue.NULL value) {
        text.append("null");
        return text;
    }

    @Override
    public StringBuilder map(AttributeValue.M value) {
        text.append('{');
        for (Iterator<Map.Entry<String, AttributeValue>> entries =
                        value.entries().entrySet().iterator();
                entries.hasNext() && !isFull(); ) {
            Map.Entry<String, AttributeValue> entry = entries.next();
            plain(entry.getKey());
            text.append(": ");
            entry.getValue().accept(this);
            text.append(entries.hasNext() ? ", " : "");
        }
        text.append('}');
        return text;
    }

    @Override
    public StringBuilder list(AttributeValue.L value) {
        all(value.elements(), element -> element.accept(this));
        return text;
    }

    @Override
    public StringBuilder stringSet(AttributeValue.SS value) {
        all(value.elements(), this::quoted);
        return text;
    }

    @Override
    public StringBuilder numberSet(AttributeValue.NS value) {
        all(value.elements(), this::number);
        return text;
    }

    @Override
    public StringBuilder binarySet(AttributeValue.BS value) {
        all(value.elements(), this::binary);
        return text;
    }

    private <E> void all(Iterable<E> elements, Consumer<E> append) {
        text.append('[');
        for (Iterator<E> rest = elements.iterator(); rest.hasNext() && !isFull(); ) {
            append.accept(rest.next());
            text.append(rest.hasNext() ? ", " : "");
        }
        text.append(']');
    }

    private void number(BigDecimal number) {
        text.append(Numbers.toText(number));
    }

    private void binary(Bytes bytes) {
        if (bytes.size() <= MOST_BYTES) {
            text.append(bytes.toBase64());
        } else {
            text.append(bytes.start(MOST_BYTES).toBase64()).append('…');
        }
    }

    private void quoted(String string) {
        text.append('"');
        plain(string);
        text.append('"');
    }

    private void plain(String string) {
        int end = Math.min(string.length(), Math.max(0, mostCharacters + 1 - text.length()));
        for (int i = 0; i < end; i++) {
            char c = string.charAt(i);
            if (c == '\n') {
                text.append('↵');
            } else if (c != '\r') {
                text.append(c < ' ' ? ' ' : c);
            }
        }
    }

    private boolean isFull() {
        return text.length() > mostCharacters;
    }

    private String cut() {
        if (text.length() <= mostCharacters) {
            return text.toString();
        }
        int end = Character.isHighSurrogate(text.charAt(mostCharacters - 1)) ? mostCharacters - 1 : mostCharacters;
        return text.substring(0, end) + '…';
    }
}
