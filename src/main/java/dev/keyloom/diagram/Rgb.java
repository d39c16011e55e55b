package dev.keyloom.diagram;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** An opaque colour of the sRGB space, each part 0 to 255. */
public record Rgb(int red, int green, int blue) {
    private static final Pattern HEX = Pattern.compile("#[0-9A-Fa-f]{6}");

    public Rgb {
        if ((red | green | blue) < 0 || red > 255 || green > 255 || blue > 255) {
            throw new IllegalArgumentException("Not a colour: " + red + ", " + green + ", " + blue);
        }
    }

    /** Returns the colour {@code #RRGGBB}. */
    public static Rgb of(String hex) {
        return parse(hex).orElseThrow(() -> new IllegalArgumentException("Not a colour: " + hex));
    }

    /** Returns the colour {@code #RRGGBB}; nothing if the text is not of that form. */
    public static Optional<Rgb> parse(String hex) {
        if (!HEX.matcher(hex).matches()) {
            return Optional.empty();
        }
        int value = Integer.parseInt(hex.substring(1), 16);
        return Optional.of(new Rgb(value >> 16, value >> 8 & 0xFF, value & 0xFF));
    }

    /** Returns {@code #RRGGBB} in capitals. */
    public String hex() {
        return String.format(Locale.ROOT, "#%02X%02X%02X", red, green, blue);
    }

    /** Returns this colour laid over a background with a share of 0 (background) to 1 (this colour). */
    public Rgb over(Rgb background, double share) {
        return new Rgb(
                mix(red, background.red, share),
                mix(green, background.green, share),
                mix(blue, background.blue, share));
    }

    /**
     * Returns the relative luminance, 0 for black to 1 for white.
     *
     * @see <a href="https://www.w3.org/TR/WCAG22/#dfn-relative-luminance">WCAG 2.2: relative luminance</a>
     */
    public double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    /**
     * Returns the contrast of two colours, 1 for equal ones to 21 for black on white.
     *
     * @see <a href="https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio">WCAG 2.2: contrast ratio</a>
     */
    public double contrast(Rgb other) {
        double brighter = Math.max(luminance(), other.luminance());
        double darker = Math.min(luminance(), other.luminance());
        return (brighter + 0.05) / (darker + 0.05);
    }

    /** Returns hue in degrees, saturation and lightness from 0 to 1. */
    double[] hsl() {
        double r = red / 255.0;
        double g = green / 255.0;
        double b = blue / 255.0;
        double max = Math.max(r, Math.max(g, b));
        double min = Math.min(r, Math.min(g, b));
        double lightness = (max + min) / 2;
        double range = max - min;
        if (range == 0) {
            return new double[] {0, 0, lightness};
        }
        double saturation = range / (1 - Math.abs(2 * lightness - 1));
        double hue = max == r ? (g - b) / range : max == g ? 2 + (b - r) / range : 4 + (r - g) / range;
        return new double[] {(hue * 60 + 360) % 360, Math.min(1, saturation), lightness};
    }

    /** Returns the colour of a hue in degrees, a saturation and a lightness from 0 to 1. */
    static Rgb ofHsl(double hue, double saturation, double lightness) {
        return new Rgb(
                channel(0, hue, saturation, lightness),
                channel(8, hue, saturation, lightness),
                channel(4, hue, saturation, lightness));
    }

    private static int channel(int offset, double hue, double saturation, double lightness) {
        double k = (offset + hue / 30) % 12;
        double amplitude = saturation * Math.min(lightness, 1 - lightness);
        double value = lightness - amplitude * Math.max(-1, Math.min(Math.min(k - 3, 9 - k), 1));
        return (int) Math.round(255 * value);
    }

    private static int mix(int over, int under, double share) {
        return (int) Math.round(under + (over - under) * share);
    }

    private static double linear(int part) {
        double value = part / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
