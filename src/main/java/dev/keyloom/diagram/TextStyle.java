package dev.keyloom.diagram;

/** The kinds of text of diagrams and other pictures, with size in pixels, weight and family. */
public enum TextStyle {
    TITLE(15, 600, Family.INTERFACE),
    BOX_NAME(13, 600, Family.INTERFACE),
    CHIP_NAME(12, 600, Family.INTERFACE),
    ATTRIBUTE(12, 400, Family.INTERFACE),
    LABEL(11, 400, Family.INTERFACE),
    KEY(11, 400, Family.MONOSPACED);

    private final double size;
    private final int weight;
    private final Family family;

    TextStyle(double size, int weight, Family family) {
        this.size = size;
        this.weight = weight;
        this.family = family;
    }

    public double size() {
        return size;
    }

    /** Returns the weight as CSS counts it: 400 is regular, 600 semibold. */
    public int weight() {
        return weight;
    }

    public Family family() {
        return family;
    }

    /** The two font families of the product. */
    public enum Family {
        INTERFACE,
        MONOSPACED
    }
}
