package dev.keyloom.format.svg;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;

/** Paints SVG documents of ours into PNG images. Needs no display. */
public final class Png {
    /** Longest side of an image, in pixels, for its memory stays in bounds. */
    private static final int MAX_SIDE = 16_000;

    private static final String HEADLESS = "java.awt.headless";

    private static final List<String> FONTS =
            List.of("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "JetBrainsMono-Regular.ttf");

    private Png() {}

    /**
     * Returns a PNG file.
     *
     * @param scale pixels of the image for each pixel of the document; less is taken where the image would be too large
     * @throws IllegalArgumentException if the text is no SVG document
     */
    public static byte[] of(String svg, double scale) {
        if (!svg.contains("<svg")) {
            throw new IllegalArgumentException("Not an SVG document");
        }
        if (System.getProperty(HEADLESS) == null) {
            System.setProperty(HEADLESS, "true");
        }
        Fonts.register();
        SVGDocument document = new SVGLoader()
                .load(
                        new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                        null,
                        LoaderContext.createDefault());
        if (document == null) {
            throw new IllegalArgumentException("Not an SVG document");
        }
        double longest = Math.max(document.size().width, document.size().height);
        double fitting = Math.min(scale, MAX_SIDE / longest);
        int width = Math.max(1, (int) Math.ceil(document.size().width * fitting));
        int height = Math.max(1, (int) Math.ceil(document.size().height * fitting));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox(width, height));
        graphics.dispose();
        return encoded(image);
    }

    private static byte[] encoded(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("Memory cannot fail to be written", e);
        }
        return bytes.toByteArray();
    }

    /** The bundled fonts; where they are missing, the platform's own stand in. */
    private static final class Fonts {
        static {
            FONTS.forEach(Fonts::register);
        }

        private Fonts() {}

        /** Makes the bundled fonts known to the JVM, once. */
        static void register() {
            // loading the class does it
        }

        private static void register(String file) {
            try (InputStream font = Png.class.getResourceAsStream("/dev/keyloom/gui/fonts/" + file)) {
                if (font != null) {
                    GraphicsEnvironment.getLocalGraphicsEnvironment()
                            .registerFont(Font.createFont(Font.TRUETYPE_FONT, font));
                }
            } catch (IOException | FontFormatException e) {
                throw new IllegalStateException("The bundled font " + file + " is broken", e);
            }
        }
    }
}
