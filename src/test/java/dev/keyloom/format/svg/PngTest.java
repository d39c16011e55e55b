package dev.keyloom.format.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.diagram.TextStyle;
import dev.keyloom.document.Point;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PngTest {
    private static final int BLACK = 0xFF000000;
    private static final int WHITE = 0xFFFFFFFF;

    private static BufferedImage image(double scale, Consumer<SvgWriter> content) throws IOException {
        String svg = SvgWriter.document(new Bounds(0, 0, 200, 100), content);
        return ImageIO.read(new ByteArrayInputStream(Png.of(svg, scale)));
    }

    private static void white(SvgWriter svg) {
        svg.rectangle(new Bounds(0, 0, 200, 100), 0, Paint.fill(Rgb.of("#FFFFFF")));
    }

    private static long dark(BufferedImage image) {
        long count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                count += (image.getRGB(x, y) & 0xFF) < 0x80 ? 1 : 0;
            }
        }
        return count;
    }

    @Test
    void shapesAreWhereTheyBelong() throws IOException {
        BufferedImage image = image(1, svg -> {
            white(svg);
            svg.rectangle(new Bounds(50, 20, 100, 40), 0, Paint.fill(Rgb.of("#000000")));
        });

        assertThat(image.getWidth()).isEqualTo(200);
        assertThat(image.getHeight()).isEqualTo(100);
        assertThat(image.getRGB(100, 40)).isEqualTo(BLACK);
        assertThat(image.getRGB(30, 40)).isEqualTo(WHITE);
    }

    @Test
    void theScaleMultipliesThePixels() throws IOException {
        BufferedImage image = image(2.5, PngTest::white);

        assertThat(image.getWidth()).isEqualTo(500);
        assertThat(image.getHeight()).isEqualTo(250);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Repo", "繁體中文", "Ωμέγα"})
    void textsArePaintedInAnyScript(String text) throws IOException {
        BufferedImage image = image(2, svg -> {
            white(svg);
            svg.text(text, new Point(100, 50), SvgWriter.Anchor.MIDDLE, TextStyle.BOX_NAME, Rgb.of("#000000"));
        });

        assertThat(dark(image)).isGreaterThan(50);
    }

    @Test
    void aPictureTooLargeForTheMemoryIsPaintedSmaller() throws IOException {
        String svg = SvgWriter.document(new Bounds(0, 0, 40_000, 40), PngTest::white);
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Png.of(svg, 1)));

        assertThat(image.getWidth()).isEqualTo(16_000);
        assertThat(image.getHeight()).isEqualTo(16);
    }

    @Test
    void whatIsNoSvgIsRefused() {
        assertThatThrownBy(() -> Png.of("no picture", 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
