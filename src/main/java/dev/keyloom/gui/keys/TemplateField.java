package dev.keyloom.gui.keys;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Span;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.StyleClassedTextArea;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;

/**
 * The field in which a template is written: literals, placeholders and functions in their colours, faults underlined. It is
 * an area of one line, since the library's text field works with the two themes of JavaFX alone.
 */
final class TemplateField extends StyleClassedTextArea {
    private static final String FAULTY = "kl-template-error";

    TemplateField() {
        getStyleClass().add("kl-template-field");
        setWrapText(false);
    }

    /** A template has one line: line breaks of pasted text are left out. */
    @Override
    public void replaceText(int start, int end, String text) {
        super.replaceText(start, end, text.replaceAll("\\R", ""));
    }

    /** Colours the text, which must be the template's. */
    void paint(KeyTemplate template, List<Problem> problems) {
        String text = template.text();
        if (text.isEmpty() || !text.equals(getText())) {
            return;
        }
        boolean[] isFaulty = faults(text, problems);
        StyleSpansBuilder<Collection<String>> spans = new StyleSpansBuilder<>();
        int at = 0;
        for (Segment segment : TemplateSegments.full(template)) {
            int end = at + segment.text().length();
            while (at < end) {
                int next = at;
                while (next < end && isFaulty[next] == isFaulty[at]) {
                    next++;
                }
                List<String> classes = new ArrayList<>(List.of(segment.kind().styleClass()));
                if (isFaulty[at]) {
                    classes.add(FAULTY);
                }
                spans.add(classes, next - at);
                at = next;
            }
        }
        StyleSpans<Collection<String>> made = spans.create();
        setStyleSpans(0, made);
    }

    /** Says of each char whether it belongs to a fault; a fault between two characters marks the one before it. */
    private static boolean[] faults(String text, List<Problem> problems) {
        boolean[] isFaulty = new boolean[text.length()];
        int codePoints = text.codePointCount(0, text.length());
        for (Problem problem : problems) {
            problem.place().span().ifPresent(span -> {
                int first = Math.min(span.offset(), codePoints);
                int last = Math.min(span.end(), codePoints);
                if (first == last) {
                    first = Math.max(0, first - 1);
                    last = Math.min(codePoints, first + 1);
                }
                int start = text.offsetByCodePoints(0, first);
                int end = text.offsetByCodePoints(0, last);
                for (int i = start; i < end; i++) {
                    isFaulty[i] = true;
                }
            });
        }
        return isFaulty;
    }

    /** Returns a text with a fault replaced by what is suggested. */
    static String corrected(String text, Span span, String suggestion) {
        int codePoints = text.codePointCount(0, text.length());
        int start = text.offsetByCodePoints(0, Math.min(span.offset(), codePoints));
        int end = text.offsetByCodePoints(0, Math.min(span.end(), codePoints));
        return text.substring(0, start) + suggestion + text.substring(end);
    }
}
