package dev.keyloom.engine.storage;

/** A store that cannot be opened, read or written: the disk is full, the file is held or damaged. Says which and why. */
public final class StorageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StorageException(String message, Throwable cause) {
        super(message, cause);
    }

    public StorageException(String message) {
        super(message);
    }
}
