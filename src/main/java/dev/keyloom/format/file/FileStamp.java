package dev.keyloom.format.file;

import dev.keyloom.value.Bytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * What a file held when this program last read or wrote it, to notice that somebody else has changed it since.
 *
 * @param sizeBytes length of the content
 * @param modified time of the last change, as the file system tells it
 * @param hash SHA-256 of the content
 */
public record FileStamp(long sizeBytes, FileTime modified, Bytes hash) {

    /** Returns the stamp of a file that was found to hold, or was made to hold, {@code content}. */
    public static FileStamp of(Path file, byte[] content) throws IOException {
        return new FileStamp(content.length, Files.getLastModifiedTime(file), hash(content));
    }

    /**
     * Says whether a file still holds what it held. A file that was only touched does; one that is gone does not. The
     * content is read only if the time has changed and the size has not.
     */
    public boolean matches(Path file) throws IOException {
        try {
            if (Files.size(file) != sizeBytes) {
                return false;
            }
            return Files.getLastModifiedTime(file).equals(modified)
                    || hash(Files.readAllBytes(file)).equals(hash);
        } catch (NoSuchFileException gone) {
            return false;
        }
    }

    private static Bytes hash(byte[] content) {
        try {
            return Bytes.of(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("Every Java has SHA-256", impossible);
        }
    }
}
