package dev.keyloom.gui.theme;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** The bundled fonts, Inter and JetBrains Mono: with them the window looks the same on every machine. */
public final class Fonts {
    /** Family of the window's text. */
    public static final String UI = "Inter";
    /** Family of keys, templates and code. */
    public static final String MONO = "JetBrains Mono";

    private static final List<String> FILES = List.of(
            "Inter-Regular.otf",
            "Inter-Medium.otf",
            "Inter-SemiBold.otf",
            "JetBrainsMono-Regular.ttf",
            "JetBrainsMono-Bold.ttf");
    private static final String FOLDER = "/dev/keyloom/gui/fonts/";
    private static final double ANY_SIZE = 13;
    private static final double MEASURED_SIZE = 1000;
    /** Unicode promises never to make it one. */
    private static final String NO_CHARACTER = "\uFDD0";

    private Fonts() {}

    /**
     * Makes the bundled fonts known to JavaFX, once; to be called before the first scene is shown. Any thread may call it;
     * a call while another thread is at it waits for that.
     */
    public static void load() {
        Loading.once();
    }

    /**
     * Says whether the window's text can show a character, in its own font or another of the system's. What cannot be shown
     * is a box, as wide as the box of something that is no character at all.
     */
    public static boolean canShow(String character) {
        return width(character) != width(NO_CHARACTER);
    }

    private static double width(String text) {
        Text probe = new Text(text);
        probe.setFont(Font.font(UI, MEASURED_SIZE));
        return probe.getLayoutBounds().getWidth();
    }

    /** The initialization of a class is what Java does once, with the other threads waiting for it. */
    private static final class Loading {
        static {
            loadAll();
        }

        private static void once() {
            // Everything has happened when this is reached.
        }
    }

    private static void loadAll() {
        for (String file : FILES) {
            try (InputStream font = Objects.requireNonNull(Fonts.class.getResourceAsStream(FOLDER + file), file)) {
                Font.loadFont(font, ANY_SIZE);
            } catch (IOException unreadable) {
                throw new UncheckedIOException("Font " + file, unreadable);
            }
        }
    }
}
