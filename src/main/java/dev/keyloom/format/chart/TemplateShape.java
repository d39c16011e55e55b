package dev.keyloom.format.chart;

import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.stream.Collectors;

/** What the keys of a template have in common, whatever their placeholders are called. */
final class TemplateShape {
    static final String PLACEHOLDER = "…";

    private TemplateShape() {}

    /** Returns the template's text with {@code …} for each placeholder: {@code REPO#…#…}. */
    static String of(KeyTemplate template) {
        return template.parts().stream()
                .map(part -> part.accept(Shape.INSTANCE))
                .collect(Collectors.joining());
    }

    private enum Shape implements TemplatePart.Visitor<String> {
        INSTANCE;

        @Override
        public String literal(TemplatePart.Literal literal) {
            return literal.text();
        }

        @Override
        public String reference(TemplatePart.Reference reference) {
            return PLACEHOLDER;
        }

        @Override
        public String keyCopy(TemplatePart.KeyCopy keyCopy) {
            return "=" + keyCopy.name();
        }
    }
}
