package dev.keyloom.diagram;

/** Widths of texts in the bundled fonts, the same on every machine. Combining marks take no room. */
public final class StandardTextMeasure implements TextMeasure {
    public static final StandardTextMeasure INSTANCE = new StandardTextMeasure();

    /** Width of a monospaced character in thousandths of the font size: the widest of the fonts we may meet. */
    private static final int MONOSPACED = 602;

    private static final int EM = 1000;

    private StandardTextMeasure() {}

    @Override
    public double width(String text, TextStyle style) {
        long thousandths = text.codePoints()
                .mapToLong(codePoint -> thousandths(codePoint, style))
                .sum();
        return thousandths * style.size() / EM;
    }

    private static int thousandths(int codePoint, TextStyle style) {
        if (isCombining(codePoint)) {
            return 0;
        }
        return switch (style.family()) {
            case INTERFACE -> InterWidths.width(codePoint, style.weight());
            case MONOSPACED -> InterWidths.isWide(codePoint) ? EM : MONOSPACED;
        };
    }

    private static boolean isCombining(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT;
    }
}
