package dev.keyloom.gui.keys;

import dev.keyloom.gui.keys.Segment.Kind;
import dev.keyloom.gui.keys.Segment.Underline;
import dev.keyloom.problem.Span;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A template as stretches of text: literals, placeholders and functions. */
final class TemplateSegments {
    private final KeyTemplate template;
    private final int[] codePoints;
    private final List<Segment> segments = new ArrayList<>();

    private TemplateSegments(KeyTemplate template) {
        this.template = template;
        this.codePoints = template.text().codePoints().toArray();
    }

    /** Returns the template's text, every character of it. */
    static List<Segment> full(KeyTemplate template) {
        TemplateSegments made = new TemplateSegments(template);
        made.addParts(made::addWhole);
        return made.segments;
    }

    /**
     * Returns the template without functions. A placeholder whose functions do more than bring spellings together has a
     * dotted underline.
     */
    static List<Segment> brief(KeyTemplate template) {
        TemplateSegments made = new TemplateSegments(template);
        made.addParts(made::addBrief);
        return made.segments;
    }

    /** What could not be understood lies between the parts and is shown as it is. */
    private void addParts(Consumer<TemplatePart.Reference> addReference) {
        int end = 0;
        for (TemplatePart part : template.parts()) {
            Span span = part.span();
            add(end, span.offset(), Kind.LITERAL);
            part.accept(new TemplatePart.Visitor<Void>() {
                @Override
                public Void literal(TemplatePart.Literal literal) {
                    add(span.offset(), span.end(), Kind.LITERAL);
                    return null;
                }

                @Override
                public Void reference(TemplatePart.Reference reference) {
                    addReference.accept(reference);
                    return null;
                }

                @Override
                public Void keyCopy(TemplatePart.KeyCopy keyCopy) {
                    add(span.offset(), span.end(), Kind.COPY);
                    return null;
                }
            });
            end = Math.max(end, span.end());
        }
        add(end, codePoints.length, Kind.LITERAL);
    }

    private void addBrief(TemplatePart.Reference reference) {
        boolean reshaped =
                reference.functions().stream().map(FunctionCall::function).anyMatch(function -> !function.isFold());
        String inside = reference.path().map(AttributePath::text).orElseGet(reference::text);
        Underline underline = reshaped && reference.path().isPresent() ? Underline.DOTTED : Underline.NONE;
        segments.add(new Segment("<" + inside + ">", Kind.PLACEHOLDER, underline));
    }

    private void addWhole(TemplatePart.Reference reference) {
        int start = reference.span().offset();
        int end = start;
        for (FunctionCall call : reference.functions()) {
            int bar = call.span().offset();
            while (bar > end && codePoints[bar - 1] != '|') {
                bar--;
            }
            int functionStart = bar > end ? bar - 1 : call.span().offset();
            add(end, functionStart, Kind.PLACEHOLDER);
            add(functionStart, call.span().end(), Kind.FUNCTION);
            end = call.span().end();
        }
        add(end, reference.span().end(), Kind.PLACEHOLDER);
    }

    private void add(int from, int to, Kind kind) {
        int last = Math.min(to, codePoints.length);
        if (last > from) {
            segments.add(Segment.of(new String(codePoints, from, last - from), kind));
        }
    }
}
