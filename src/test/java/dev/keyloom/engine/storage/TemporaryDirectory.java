package dev.keyloom.engine.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory that is gone afterwards. */
final class TemporaryDirectory implements AutoCloseable {
    private final Path path;

    TemporaryDirectory() throws IOException {
        path = Files.createTempDirectory("store");
    }

    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(path)) {
            all = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path one : all) {
            Files.delete(one);
        }
    }
}
