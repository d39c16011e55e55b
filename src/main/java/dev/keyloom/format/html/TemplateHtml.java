package dev.keyloom.format.html;

import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Keys and key templates as HTML: placeholders in the accent colour, and a line may break behind each {@code #}. */
public final class TemplateHtml {
    private TemplateHtml() {}

    /** Returns a template as its author wrote it. */
    public static String of(KeyTemplate template) {
        int[] codePoints = template.text().codePoints().toArray();
        StringBuilder html = new StringBuilder("<code>");
        int end = 0;
        for (TemplatePart part : template.parts()) {
            int start = Math.max(end, Math.min(part.span().offset(), codePoints.length));
            html.append(breakable(text(codePoints, end, start)));
            end = Math.max(start, Math.min(part.span().end(), codePoints.length));
            String text = breakable(text(codePoints, start, end));
            html.append(
                    part instanceof TemplatePart.Reference ? "<span class=\"placeholder\">" + text + "</span>" : text);
        }
        return html.append(breakable(text(codePoints, end, codePoints.length)))
                .append("</code>")
                .toString();
    }

    /** Returns a key value. */
    public static String key(String text) {
        return "<code>" + breakable(text) + "</code>";
    }

    private static String text(int[] codePoints, int start, int end) {
        return new String(codePoints, start, end - start);
    }

    private static String breakable(String text) {
        return Arrays.stream(text.split("#", -1)).map(Html::escape).collect(Collectors.joining("#<wbr>"));
    }
}
