package dev.keyloom.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;
import java.util.UUID;

/** Writes files so that whoever looks sees the old content or the new one, never a part. */
final class ResultFile {
    private static final int BUFFER_BYTES = 64 * 1024;

    private ResultFile() {}

    /** What writes the content of a file, or of a stream. */
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Replaces the content of {@code target}. A link keeps pointing to what it pointed to, permissions stay; a device or a
     * pipe is written to directly.
     *
     * @param label how the user calls the file
     * @throws CommandFailure if it cannot be written; then the old content is still there
     */
    static void write(String label, Path target, Content content) throws CommandFailure {
        try {
            if (Files.isDirectory(target)) {
                throw new CommandFailure(ExitCode.WRONG_USAGE, label + " is a folder; name a file in it");
            }
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                try (OutputStream out = Files.newOutputStream(target)) {
                    content.writeTo(out);
                }
            } else {
                replace(Files.exists(target) ? target.toRealPath() : target.toAbsolutePath(), content);
            }
        } catch (IOException failure) {
            throw new CommandFailure(
                    ExitCode.WRONG_USAGE, label + " cannot be written: " + reason(label, target, failure), failure);
        }
    }

    private static void replace(Path target, Content content) throws IOException {
        Path folder = Optional.ofNullable(target.getParent()).orElse(target.toAbsolutePath());
        Path temporary = folder.resolve("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            try (FileChannel channel =
                    FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER_BYTES);
                content.writeTo(out);
                out.flush();
                channel.force(true);
            }
            keepPermissions(target, temporary);
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void keepPermissions(Path target, Path temporary) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
        if (view != null && Files.exists(target)) {
            view.setPermissions(Files.getPosixFilePermissions(target));
        }
    }

    private static void move(Path temporary, Path target) throws IOException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException onThisFileSystem) {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String reason(String label, Path target, IOException failure) {
        Path parent = target.toAbsolutePath().getParent();
        if (failure instanceof NoSuchFileException && parent != null && !Files.isDirectory(parent)) {
            return "there is no folder " + Path.of(label).getParent();
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileAlreadyExistsException) {
            return "it exists";
        }
        return failure instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : Output.reason(failure);
    }
}
