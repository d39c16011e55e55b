package dev.keyloom.template;

import java.util.List;

/** What {@code escape} escapes in a template. */
final class Separators {
    private Separators() {}

    /**
     * Returns {@code %}, {@code #} and every character of the template's literals that is no letter and no digit. Those
     * cannot be separators: escaped, they could come back among the hexadecimal digits.
     */
    static String of(List<TemplatePart> parts) {
        StringBuilder separators = new StringBuilder("%#");
        for (TemplatePart part : parts) {
            if (part instanceof TemplatePart.Literal literal) {
                literal.text()
                        .codePoints()
                        .filter(c -> !Character.isLetterOrDigit(c) && separators.indexOf(Character.toString(c)) < 0)
                        .forEach(separators::appendCodePoint);
            }
        }
        return separators.toString();
    }
}
