package dev.keyloom.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Outputs kept as files beside their test; {@code -DupdateExpected=true} rewrites them, and the diff is to be read. */
public final class ExpectedFile {
    private ExpectedFile() {}

    /** Compares an output with the file of that name in the resources of the test's package. */
    public static void check(Class<?> test, String name, String actual) {
        Path file = Path.of("src/test/resources", test.getPackageName().replace('.', '/'), name);
        try {
            if (Boolean.getBoolean("updateExpected")) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, actual);
            }
            assertThat(actual).isEqualTo(Files.readString(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
