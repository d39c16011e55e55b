package dev.keyloom.format.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Says in one sentence why a file could not be read or written. */
public final class FileMessages {
    private FileMessages() {}

    /** Returns the message of a failed reading. */
    public static String notRead(Path file, IOException failure) {
        return file + " could not be read: " + reason(file, failure) + ".";
    }

    /** Returns the message of a failed writing, which has left the file as it was. */
    public static String notWritten(Path file, IOException failure) {
        return file + " could not be written: " + reason(file, failure) + ". The file on disk is unchanged.";
    }

    /** Returns the message of a failed writing that could not even bring the old file back to its name. */
    static String displaced(Path file, Path backup, IOException failure) {
        return file + " could not be written: " + reason(file, failure) + ". Its old content is in " + backup + ".";
    }

    private static String reason(Path file, IOException failure) {
        if (failure instanceof NoSuchFileException missing) {
            boolean isFileItself = Optional.ofNullable(missing.getFile())
                    .filter(file.toString()::equals)
                    .isPresent();
            return isFileItself ? "there is no such file" : "there is no folder " + missing.getFile();
        }
        if (failure instanceof AccessDeniedException) {
            return "you have no permission";
        }
        String system = failure instanceof FileSystemException detailed && detailed.getReason() != null
                ? detailed.getReason()
                : Optional.ofNullable(failure.getMessage())
                        .orElse(failure.getClass().getSimpleName());
        return isFull(system) ? "the disk is full (" + system + ")" : system;
    }

    private static boolean isFull(String reason) {
        String folded = reason.toLowerCase(Locale.ROOT);
        return folded.contains("no space left")
                || folded.contains("not enough space")
                || folded.contains("quota exceeded");
    }
}
