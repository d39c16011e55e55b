package dev.keyloom.gui.shell;

import dev.keyloom.gui.document.Place;
import java.util.List;

/** How a place is shown in the rail and the menus. */
final class PlaceInfo {
    private PlaceInfo() {}

    static String icon(Place place) {
        return switch (place) {
            case DIAGRAM -> "mdi2s-sitemap-outline";
            case KEYS -> "mdi2k-key-outline";
            case COLLECTIONS -> "mdi2v-view-week-outline";
            case PATTERNS -> "mdi2f-format-list-checks";
            case LOAD -> "mdi2g-gauge";
        };
    }

    /** Returns the digit that leads to a place together with Ctrl. */
    static int digit(Place place) {
        return List.of(Place.values()).indexOf(place) + 1;
    }

    static String textKey(Place place) {
        return switch (place) {
            case DIAGRAM -> "place.diagram";
            case KEYS -> "place.keys";
            case COLLECTIONS -> "place.collections";
            case PATTERNS -> "place.patterns";
            case LOAD -> "place.load";
        };
    }
}
