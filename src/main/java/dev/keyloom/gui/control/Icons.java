package dev.keyloom.gui.control;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.IkonResolverProvider;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.javafx.JavaFXFontLoader;

/** Icons of the Material Design 2 pack, by their Ikonli literals. */
public final class Icons {
    private static final String GLYPHS = "/dev/keyloom/gui/icons/glyphs.properties";
    private static final int HEXADECIMAL = 16;
    private static final Map<String, Ikon> KNOWN = known();

    private Icons() {}

    /** An icon whose code point is known without the pack's own list, which is slow to load. */
    private record Glyph(String literal, int codePoint) implements Ikon {
        @Override
        public String getDescription() {
            return literal;
        }

        @Override
        public int getCode() {
            return codePoint;
        }
    }

    /** Loads the pack's font, which the first icon would do otherwise. Any thread may call it. */
    public static void load() {
        IkonResolverProvider.getInstance(JavaFXFontLoader.getInstance());
    }

    /** Returns a new icon of 16 px, coloured by the stylesheet. */
    public static FontIcon of(String literal) {
        return known(literal).map(FontIcon::new).orElseGet(() -> new FontIcon(literal));
    }

    /** Returns a new icon of a given size in pixels. */
    public static FontIcon of(String literal, int pixels) {
        FontIcon icon = of(literal);
        icon.setStyle(icon.getStyle() + " -fx-icon-size: " + pixels + "px;");
        return icon;
    }

    /** Makes an icon that is shown already look like another. */
    public static void change(FontIcon icon, String literal) {
        known(literal).ifPresentOrElse(icon::setIconCode, () -> icon.setIconLiteral(literal));
    }

    /** Returns an icon if the window's own list has it. */
    static Optional<Ikon> known(String literal) {
        return Optional.ofNullable(KNOWN.get(literal));
    }

    private static Map<String, Ikon> known() {
        Properties codes = new Properties();
        try (InputStream list = Objects.requireNonNull(Icons.class.getResourceAsStream(GLYPHS), GLYPHS)) {
            codes.load(list);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("Icons " + GLYPHS, unreadable);
        }
        Map<String, Ikon> icons = new HashMap<>();
        for (String literal : codes.stringPropertyNames()) {
            icons.put(literal, new Glyph(literal, Integer.parseInt(codes.getProperty(literal), HEXADECIMAL)));
        }
        return Map.copyOf(icons);
    }
}
