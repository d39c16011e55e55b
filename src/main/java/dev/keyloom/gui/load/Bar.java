package dev.keyloom.gui.load;

import javafx.scene.layout.Region;

/** A horizontal bar, filled as far as a share of its width; what is over the whole stays at the whole and is marked. */
final class Bar extends Region {
    private static final double HEIGHT = 10;

    private final Region fill = new Region();
    private final double share;

    Bar(double share, double width) {
        this.share = Math.max(0, Math.min(1, share));
        getStyleClass().add("kl-load-bar");
        fill.getStyleClass().add("kl-load-fill");
        if (share > 1) {
            fill.getStyleClass().add("over");
        }
        setMinSize(width, HEIGHT);
        setPrefSize(width, HEIGHT);
        setMaxSize(width, HEIGHT);
        getChildren().add(fill);
    }

    @Override
    protected void layoutChildren() {
        fill.resizeRelocate(0, 0, getWidth() * share, getHeight());
    }
}
