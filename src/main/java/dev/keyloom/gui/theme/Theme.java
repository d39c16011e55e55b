package dev.keyloom.gui.theme;

/** Light or dark. */
public enum Theme {
    LIGHT,
    DARK;

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }
}
