package dev.keyloom.engine.storage;

/** A map that the state of the store in use does not have. */
final class MissingMapException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    MissingMapException(MapName map) {
        super("There is no map " + map);
    }
}
