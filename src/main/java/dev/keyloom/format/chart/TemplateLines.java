package dev.keyloom.format.chart;

import dev.keyloom.diagram.TextStyle;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.TextLine;
import dev.keyloom.problem.Span;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Key templates as lines of a picture: placeholders in the accent colour, functions and copies muted. */
final class TemplateLines {
    private TemplateLines() {}

    /** Returns the template, every character of it, in lines no wider than {@code most} pixels. */
    static List<TextLine> of(KeyTemplate template, double most) {
        return line(template).wrapped(TextStyle.KEY, most, TextLine.KEY_BREAKS);
    }

    private static TextLine line(KeyTemplate template) {
        int[] codePoints = template.text().codePoints().toArray();
        Ink[] inks = new Ink[codePoints.length];
        Arrays.fill(inks, Ink.TEXT);
        template.parts()
                .forEach(part -> part.accept(new TemplatePart.Visitor<Void>() {
                    @Override
                    public Void literal(TemplatePart.Literal literal) {
                        return null;
                    }

                    @Override
                    public Void reference(TemplatePart.Reference reference) {
                        fill(inks, reference.span(), Ink.ACCENT);
                        reference.functions().forEach(call -> fill(inks, withBar(codePoints, call), Ink.MUTED));
                        return null;
                    }

                    @Override
                    public Void keyCopy(TemplatePart.KeyCopy keyCopy) {
                        fill(inks, keyCopy.span(), Ink.MUTED);
                        return null;
                    }
                }));
        List<TextLine.Run> runs = new ArrayList<>();
        for (int i = 0; i < codePoints.length; i++) {
            runs.add(new TextLine.Run(Character.toString(codePoints[i]), inks[i]));
        }
        return new TextLine(runs);
    }

    private static void fill(Ink[] inks, Span span, Ink ink) {
        int end = Math.min(span.end(), inks.length);
        if (span.offset() < end) {
            Arrays.fill(inks, span.offset(), end, ink);
        }
    }

    /** Returns where a function stands, with the bar before it. */
    private static Span withBar(int[] codePoints, FunctionCall call) {
        int start = call.span().offset();
        int bar = start;
        while (bar > 0 && codePoints[bar - 1] == ' ') {
            bar--;
        }
        boolean hasBar = bar > 0 && codePoints[bar - 1] == '|';
        return hasBar ? new Span(bar - 1, call.span().end() - bar + 1) : call.span();
    }
}
