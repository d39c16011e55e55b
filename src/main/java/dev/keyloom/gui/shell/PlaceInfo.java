package dev.keyloom.gui.shell;

import dev.keyloom.gui.document.Place;

/** How a place is shown in the rail and the menus. */
final class PlaceInfo {
    private PlaceInfo() {}

    static String icon(Place place) {
        return switch (place) {
            case DIAGRAM -> "mdi2s-sitemap-outline";
            case KEYS -> "mdi2k-key-outline";
            case COLLECTIONS -> "mdi2v-view-week-outline";
        };
    }

    static String textKey(Place place) {
        return switch (place) {
            case DIAGRAM -> "place.diagram";
            case KEYS -> "place.keys";
            case COLLECTIONS -> "place.collections";
        };
    }
}
