package dev.keyloom.cli;

import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.format.svg.Png;
import java.util.Locale;
import picocli.CommandLine.Option;

/** How a command draws pictures. */
final class PictureOptions {
    /** Twice the size on the screen, so that small text stays sharp. */
    private static final double PNG_SCALE = 2;

    @Option(
            names = "--theme",
            paramLabel = "THEME",
            description = "the colours of pictures: ${COMPLETION-CANDIDATES} (default: light)")
    private Theme theme = Theme.LIGHT;

    enum Theme {
        LIGHT(PictureTheme.LIGHT),
        DARK(PictureTheme.DARK);

        private final PictureTheme colors;

        Theme(PictureTheme colors) {
            this.colors = colors;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    PictureTheme theme() {
        return theme.colors;
    }

    /** Returns a drawing as a PNG file. */
    static byte[] png(String svg) {
        return Png.of(svg, PNG_SCALE);
    }
}
