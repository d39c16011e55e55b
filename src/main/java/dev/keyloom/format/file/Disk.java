package dev.keyloom.format.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.UUID;

/** The steps of writing a file, each of which may fail. */
final class Disk {
    static final Disk REAL = new Disk(step -> {});

    private static final int MAX_LINKS = 40;
    private static final int CHUNK_BYTES = 64 * 1024;

    private final Interruption interruption;

    /** @param interruption called before each step; what it throws is thrown as if the step had failed */
    Disk(Interruption interruption) {
        this.interruption = interruption;
    }

    /** Lets tests see what happens when a step fails. */
    interface Interruption {
        void before(Step step) throws IOException;
    }

    /** What can fail on a real disk. A large content is written in several steps. */
    enum Step {
        CREATE,
        WRITE,
        SYNC,
        COPY_PERMISSIONS,
        MOVE_ATOMICALLY,
        MOVE_AWAY,
        MOVE_IN,
        MOVE_BACK,
        DELETE
    }

    /** Returns the file that a path leads to through all symbolic links; it need not exist. */
    Path target(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MAX_LINKS) {
                throw new FileSystemException(file.toString(), null, "its symbolic links lead in a circle");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target)).normalize();
        }
        return target;
    }

    /** Says whether there is something that cannot be replaced by a file: a device or a pipe. */
    boolean isSpecial(Path target) {
        return Files.exists(target) && !Files.isRegularFile(target) && !Files.isDirectory(target);
    }

    void overwrite(Path target, byte[] content) throws IOException {
        Files.write(target, content, StandardOpenOption.WRITE);
    }

    /** Refuses what a rename would replace although its owner has protected it. */
    void requireWritable(Path target) throws IOException {
        if (Files.isDirectory(target)) {
            throw new FileSystemException(target.toString(), null, "it is a folder");
        }
        Path folder = target.getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        if (Files.exists(target) && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString());
        }
    }

    Path unusedBeside(Path target, String purpose) {
        return target.resolveSibling("." + target.getFileName() + "." + purpose + "-" + UUID.randomUUID());
    }

    /** Writes a new file and waits until the disk has it. */
    void create(Path fresh, byte[] content) throws IOException {
        interruption.before(Step.CREATE);
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            for (int start = 0; start < content.length; start += CHUNK_BYTES) {
                interruption.before(Step.WRITE);
                ByteBuffer chunk = ByteBuffer.wrap(content, start, Math.min(CHUNK_BYTES, content.length - start));
                while (chunk.hasRemaining()) {
                    channel.write(chunk);
                }
            }
            interruption.before(Step.SYNC);
            channel.force(true);
        }
    }

    /** Gives a new file the permissions, and where that is possible owner and group, of the one it replaces. */
    void copyPermissions(Path from, Path to) throws IOException {
        interruption.before(Step.COPY_PERMISSIONS);
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view == null || !Files.exists(from)) {
            return;
        }
        PosixFileAttributes old = Files.readAttributes(from, PosixFileAttributes.class);
        PosixFileAttributes fresh = view.readAttributes();
        try {
            if (!fresh.group().equals(old.group())) {
                view.setGroup(old.group());
            }
            if (!fresh.owner().equals(old.owner())) {
                view.setOwner(old.owner());
            }
        } catch (IOException onlyForPrivilegedUsers) {
            // A file that others may write, too, then belongs to who saved it, as with any editor.
        }
        view.setPermissions(old.permissions());
    }

    void moveAtomically(Path from, Path to) throws IOException {
        interruption.before(Step.MOVE_ATOMICALLY);
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** @param step which of the moves it is */
    void move(Step step, Path from, Path to) throws IOException {
        interruption.before(step);
        Files.move(from, to);
    }

    void delete(Path file) throws IOException {
        interruption.before(Step.DELETE);
        Files.deleteIfExists(file);
    }

    /** Brings the rename itself to the disk, where the system can do that. */
    void syncFolderOf(Path target) {
        Path folder = target.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException notOnThisSystem) {
            // Windows opens no folders; there the rename is on the disk when it returns.
        }
    }
}
