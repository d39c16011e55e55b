package dev.keyloom.gui.document;

import dev.keyloom.document.Document;

/**
 * A document at one moment. Equal only to itself: properties compare their values with each change, and comparing a
 * million records is not for the UI thread.
 */
public final class Revision {
    private final long number;
    private final Document document;

    Revision(long number, Document document) {
        this.number = number;
        this.document = document;
    }

    /** Returns how many changes came before it, from 0. */
    public long number() {
        return number;
    }

    public Document document() {
        return document;
    }
}
