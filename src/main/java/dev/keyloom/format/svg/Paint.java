package dev.keyloom.format.svg;

import dev.keyloom.diagram.Rgb;
import java.util.Optional;

/**
 * How a shape is filled and outlined.
 *
 * @param strokeWidth in pixels
 * @param dash lengths of dashes and gaps as SVG writes them, empty for a solid line
 */
public record Paint(Optional<Rgb> fill, Optional<Rgb> stroke, double strokeWidth, String dash) {

    /** Returns a paint that fills and draws no outline. */
    public static Paint fill(Rgb color) {
        return new Paint(Optional.of(color), Optional.empty(), 0, "");
    }

    /** Returns a paint that draws a solid outline only. */
    public static Paint stroke(Rgb color, double width) {
        return new Paint(Optional.empty(), Optional.of(color), width, "");
    }

    /** Returns this paint with an outline of one pixel more. */
    public Paint outlined(Rgb color) {
        return new Paint(fill, Optional.of(color), 1, dash);
    }

    /** Returns this paint with its outline dashed. */
    public Paint dashed(String newDash) {
        return new Paint(fill, stroke, strokeWidth, newDash);
    }
}
