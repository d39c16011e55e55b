package dev.keyloom.gui.shell;

import dev.keyloom.gui.document.Place;

/** How a place is shown in the rail and the menus. */
final class PlaceInfo {
    private PlaceInfo() {}

    static String icon(Place place) {
        return switch (place) {
            case DIAGRAM -> "mdi2s-sitemap-outline";
            case KEYS -> "mdi2k-key-outline";
            case RECORDS -> "mdi2t-table";
            case COLLECTIONS -> "mdi2v-view-week-outline";
            case PATTERNS -> "mdi2f-format-list-checks";
            case LOAD -> "mdi2g-gauge";
        };
    }

    /** Returns the digit that leads to a place together with Ctrl; 6 is kept for Query. */
    static int digit(Place place) {
        return switch (place) {
            case DIAGRAM -> 1;
            case KEYS -> 2;
            case RECORDS -> 3;
            case COLLECTIONS -> 4;
            case PATTERNS -> 5;
            case LOAD -> 7;
        };
    }

    static String textKey(Place place) {
        return switch (place) {
            case DIAGRAM -> "place.diagram";
            case KEYS -> "place.keys";
            case RECORDS -> "place.records";
            case COLLECTIONS -> "place.collections";
            case PATTERNS -> "place.patterns";
            case LOAD -> "place.load";
        };
    }
}
