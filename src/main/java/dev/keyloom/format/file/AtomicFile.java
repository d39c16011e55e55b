package dev.keyloom.format.file;

import dev.keyloom.format.file.Disk.Step;
import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Replaces files so that whoever looks, even after a crash, finds the old content or the new one, whole. The new content
 * is written beside the file, brought to the disk, and takes the file's place in one step.
 */
public final class AtomicFile {
    private final Disk disk;

    AtomicFile(Disk disk) {
        this.disk = disk;
    }

    /**
     * Writes a file, new or in place of the old one, whose permissions it gets. A symbolic link stays, and what it
     * points to is written; a device or pipe is written directly.
     *
     * @throws IOException if that failed; then the file is as it was, and the message says why, with the file's name
     */
    public static void write(Path file, byte[] content) throws IOException {
        new AtomicFile(Disk.REAL).replace(file, content);
    }

    void replace(Path file, byte[] content) throws IOException {
        Optional<Path> unfinished = Optional.empty();
        try {
            Path target = disk.target(file);
            if (disk.isSpecial(target)) {
                disk.overwrite(target, content);
                return;
            }
            disk.requireWritable(target);
            Path fresh = disk.unusedBeside(target, "saving");
            unfinished = Optional.of(fresh);
            disk.create(fresh, content);
            disk.copyPermissions(target, fresh);
            Optional<Path> backup = move(fresh, target);
            unfinished = Optional.empty();
            disk.syncFolderOf(target);
            backup.ifPresent(this::deleteIfPossible);
        } catch (IOException failure) {
            unfinished.ifPresent(this::deleteIfPossible);
            throw failure instanceof Displaced displaced
                    ? new IOException(FileMessages.displaced(file, displaced.backup, displaced), displaced)
                    : new IOException(FileMessages.notWritten(file, failure), failure);
        }
    }

    /** Returns the file that holds the old content now, if it is not gone. */
    private Optional<Path> move(Path fresh, Path target) throws IOException {
        try {
            disk.moveAtomically(fresh, target);
            return Optional.empty();
        } catch (AtomicMoveNotSupportedException needsSteps) {
            return moveInSteps(fresh, target);
        }
    }

    /** Keeps the old file under another name until the new one is in its place. */
    private Optional<Path> moveInSteps(Path fresh, Path target) throws IOException {
        if (!Files.exists(target)) {
            disk.move(Step.MOVE_IN, fresh, target);
            return Optional.empty();
        }
        Path backup = disk.unusedBeside(target, "backup");
        disk.move(Step.MOVE_AWAY, target, backup);
        try {
            disk.move(Step.MOVE_IN, fresh, target);
            return Optional.of(backup);
        } catch (IOException failure) {
            moveBack(backup, target, failure);
            throw failure;
        }
    }

    private void moveBack(Path backup, Path target, IOException failure) throws IOException {
        try {
            disk.move(Step.MOVE_BACK, backup, target);
        } catch (IOException notBack) {
            failure.addSuppressed(notBack);
            throw new Displaced(backup, failure);
        }
    }

    /** What cannot be deleted stays under its own name and does no harm. */
    private void deleteIfPossible(Path leftOver) {
        try {
            disk.delete(leftOver);
        } catch (IOException stays) {
            // The outcome of the writing, good or bad, is what its caller needs to hear of.
        }
    }

    /** The old content is neither where it was nor replaced. */
    private static final class Displaced extends IOException {
        private static final long serialVersionUID = 1L;

        private final transient Path backup;

        private Displaced(Path backup, IOException cause) {
            super(cause.getMessage(), cause);
            this.backup = backup;
        }
    }
}
