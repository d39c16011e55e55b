package dev.keyloom.gui.shell;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/** Where the window was, brought back only where it can be seen: screens come and go. */
public final class WindowBounds {
    private static final double SMALLEST_WIDTH = 900;
    private static final double SMALLEST_HEIGHT = 600;
    /** So much of the title bar must be on a screen for the window to be moved by hand. */
    private static final double VISIBLE_WIDTH = 120;

    private static final double TITLE_HEIGHT = 40;
    private static final double MARGIN = 32;

    private WindowBounds() {}

    /** Returns the bounds stored in the settings if the window would be within reach on one of the screens. */
    public static Optional<Rectangle2D> restored(Settings settings, List<Rectangle2D> screens) {
        Optional<Double> x = settings.number("window.x");
        Optional<Double> y = settings.number("window.y");
        Optional<Double> width = settings.number("window.width");
        Optional<Double> height = settings.number("window.height");
        if (x.isEmpty() || y.isEmpty() || width.isEmpty() || height.isEmpty()) {
            return Optional.empty();
        }
        Rectangle2D wanted = new Rectangle2D(
                x.get(), y.get(), Math.max(SMALLEST_WIDTH, width.get()), Math.max(SMALLEST_HEIGHT, height.get()));
        boolean reachable = screens.stream()
                .anyMatch(screen -> wanted.getMinX() + VISIBLE_WIDTH <= screen.getMaxX()
                        && wanted.getMaxX() - VISIBLE_WIDTH >= screen.getMinX()
                        && wanted.getMinY() >= screen.getMinY() - 1
                        && wanted.getMinY() + TITLE_HEIGHT <= screen.getMaxY());
        return reachable ? Optional.of(wanted) : Optional.empty();
    }

    /**
     * Returns the bounds of a window that was never opened before: as large as wanted, in the middle of the screen, with
     * room around it. A window that asks for more than there is is made small by some window managers.
     *
     * @param screen the part of the screen that panels leave free
     */
    public static Rectangle2D first(double width, double height, Rectangle2D screen) {
        double fittingWidth = Math.min(width, screen.getWidth() - 2 * MARGIN);
        double fittingHeight = Math.min(height, screen.getHeight() - 2 * MARGIN);
        return new Rectangle2D(
                screen.getMinX() + (screen.getWidth() - fittingWidth) / 2,
                screen.getMinY() + (screen.getHeight() - fittingHeight) / 2,
                fittingWidth,
                fittingHeight);
    }

    /** Stores the bounds of a window that is neither maximized nor an icon. */
    public static void store(Settings settings, Rectangle2D bounds) {
        settings.setNumber("window.x", bounds.getMinX());
        settings.setNumber("window.y", bounds.getMinY());
        settings.setNumber("window.width", bounds.getWidth());
        settings.setNumber("window.height", bounds.getHeight());
    }
}
