package dev.keyloom.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a window needs of the operating system, looked for without loading anything of it. Windows and macOS always have
 * it; on Linux there must be an X display (Wayland desktops offer one too) and GTK 3.
 *
 * @param osName name of the operating system as Java tells it
 * @param variables environment variables
 * @param root where the file system starts
 */
record WindowSystem(String osName, Map<String, String> variables, Path root) {
    private static final String GTK = "libgtk-3.so.0";

    private static final List<String> LIBRARY_FOLDERS =
            List.of("lib", "usr/lib", "lib64", "usr/lib64", "usr/local/lib", "usr/local/lib64");

    static WindowSystem ofThisMachine() {
        return new WindowSystem(System.getProperty("os.name", ""), System.getenv(), Path.of("/"));
    }

    /** Returns what is missing and what brings it, as one sentence; nothing if a window can be opened as far as can be seen. */
    Optional<String> missing() {
        if (!osName.toLowerCase(Locale.ROOT).contains("linux")) {
            return Optional.empty();
        }
        List<String> missing = new ArrayList<>();
        if (!isSet("DISPLAY")) {
            missing.add(
                    isSet("WAYLAND_DISPLAY")
                            ? "this Wayland session offers no X display (the package xwayland brings it)"
                            : "there is no display (DISPLAY is not set; a desktop sets it, or xvfb-run of the package"
                                    + " xvfb)");
        }
        if (!hasGtk()) {
            missing.add(
                    "GTK 3 is not installed (on Debian and Ubuntu the package libgtk-3-0, on newer ones libgtk-3-0t64;"
                            + " on Fedora gtk3)");
        }
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of("No window can be opened: " + String.join(", and ", missing) + ".");
    }

    private boolean isSet(String variable) {
        return !variables.getOrDefault(variable, "").isEmpty();
    }

    private boolean hasGtk() {
        return Stream.of(pathFolders(), standardFolders(), cached())
                .flatMap(List::stream)
                .anyMatch(Files::exists);
    }

    private List<Path> pathFolders() {
        return Stream.of(variables.getOrDefault("LD_LIBRARY_PATH", "").split(":"))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder).resolve(GTK))
                .toList();
    }

    private List<Path> standardFolders() {
        List<Path> found = new ArrayList<>();
        for (String name : LIBRARY_FOLDERS) {
            Path folder = root.resolve(name);
            found.add(folder.resolve(GTK));
            architectures(folder).forEach(architecture -> found.add(architecture.resolve(GTK)));
        }
        return found;
    }

    /** Returns the folders for one architecture each, as {@code /usr/lib/x86_64-linux-gnu}. */
    private static List<Path> architectures(Path folder) {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(entry -> entry.getFileName().toString().contains("-linux-"))
                    .toList();
        } catch (IOException noSuchFolder) {
            return List.of();
        }
    }

    /** What the loader's cache knows: paths in it end with a zero byte. */
    private List<Path> cached() {
        try {
            String cache = Files.readString(root.resolve("etc/ld.so.cache"), StandardCharsets.ISO_8859_1);
            return Stream.of(cache.split("\0"))
                    .filter(text -> text.startsWith("/") && text.endsWith("/" + GTK))
                    .map(text -> root.resolve(text.substring(1)))
                    .toList();
        } catch (IOException noCache) {
            return List.of();
        }
    }
}
