package dev.keyloom.diagram;

/** How wide texts are; the window asks its fonts, everything else uses {@link StandardTextMeasure}. */
@FunctionalInterface
public interface TextMeasure {
    /** Returns the width of one line of text in pixels, 0 for the empty text. */
    double width(String text, TextStyle style);
}
