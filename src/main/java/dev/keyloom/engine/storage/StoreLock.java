package dev.keyloom.engine.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Holds a store's directory against other programs, and against this one. The system lets go of it if the program dies. */
final class StoreLock implements AutoCloseable {
    private static final String FILE = "keyloom.lock";

    private final FileChannel channel;

    private StoreLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Makes the directory if it is not there, and takes hold of it. */
    static StoreLock acquire(Path directory) {
        try {
            Files.createDirectories(directory);
            FileChannel channel =
                    FileChannel.open(directory.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isLocked(channel)) {
                return new StoreLock(channel);
            }
            channel.close();
        } catch (IOException refused) {
            throw new StorageException("The store " + directory + " cannot be opened: " + reason(refused), refused);
        }
        throw new StorageException("The store " + directory
                + " is open in another program or another window; close it there, or choose another directory");
    }

    private static String reason(IOException refused) {
        if (refused instanceof FileAlreadyExistsException file) {
            return file.getFile() + " is a file, and no directory";
        } else if (refused instanceof AccessDeniedException denied) {
            return "you have no permission for " + denied.getFile();
        } else if (refused instanceof NoSuchFileException missing) {
            return "the directory " + missing.getFile() + " cannot be made";
        }
        return String.valueOf(refused.getMessage());
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException heldHere) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException ignored) {
            // The system has let go of it all the same.
        }
    }
}
