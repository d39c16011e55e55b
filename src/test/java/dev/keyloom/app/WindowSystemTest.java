package dev.keyloom.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowSystemTest {
    private static final Map<String, String> DISPLAY = Map.of("DISPLAY", ":0");

    @TempDir
    Path root;

    @Test
    void withoutDisplayTheSentenceSaysSo() throws IOException {
        library("usr/lib/x86_64-linux-gnu");
        assertThat(missing(Map.of()).orElseThrow())
                .startsWith("No window can be opened: there is no display (DISPLAY is not set;")
                .contains("xvfb")
                .doesNotContain("GTK");
    }

    @Test
    void aWaylandSessionWithoutXServerNeedsXwayland() throws IOException {
        library("usr/lib");
        assertThat(missing(Map.of("WAYLAND_DISPLAY", "wayland-0")).orElseThrow())
                .contains("the package xwayland");
    }

    @Test
    void withoutGtkTheSentenceNamesThePackages() {
        assertThat(missing(DISPLAY).orElseThrow())
                .contains("GTK 3 is not installed", "libgtk-3-0", "libgtk-3-0t64", "gtk3");
    }

    @Test
    void gtkIsFoundWhereLibrariesLie() throws IOException {
        library("usr/lib/aarch64-linux-gnu");
        assertThat(missing(DISPLAY)).isEmpty();
    }

    @Test
    void gtkIsFoundOnTheLibraryPath() throws IOException {
        library("opt/gtk");
        assertThat(missing(Map.of("DISPLAY", ":0", "LD_LIBRARY_PATH", "/nowhere:" + root.resolve("opt/gtk"))))
                .isEmpty();
    }

    @Test
    void gtkIsFoundByTheLoadersCacheIfItIsStillThere() throws IOException {
        Files.createDirectories(root.resolve("etc"));
        Files.writeString(root.resolve("etc/ld.so.cache"), "glibc\0libgtk-3.so.0\0/odd/libgtk-3.so.0\0");
        assertThat(missing(DISPLAY)).isPresent();
        library("odd");
        assertThat(missing(DISPLAY)).isEmpty();
    }

    @Test
    void otherSystemsBringWhatAWindowNeeds() {
        assertThat(new WindowSystem("Mac OS X", Map.of(), root).missing()).isEmpty();
        assertThat(new WindowSystem("Windows 11", Map.of(), root).missing()).isEmpty();
    }

    private Optional<String> missing(Map<String, String> variables) {
        return new WindowSystem("Linux", variables, root).missing();
    }

    private void library(String folder) throws IOException {
        Files.createDirectories(root.resolve(folder));
        Files.createFile(root.resolve(folder).resolve("libgtk-3.so.0"));
    }
}
