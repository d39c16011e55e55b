package dev.keyloom.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands run as processes of their own, with the class loader's log watched. */
class HeadlessStartTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "samples",
                "new --from sample:github",
                "check sample:github",
                "collections sample:github --format html",
                "open sample:github"
            })
    void noClassOfTheWindowIsLoaded(String arguments) throws IOException, InterruptedException {
        List<String> loaded = classesLoadedBy(arguments.split(" "));
        assertThat(loaded).contains("dev.keyloom.cli.Commands").noneMatch(name -> name.startsWith("javafx."));
    }

    @Test
    void aCheckLoadsNoClassOfDiagramsAndPictures() throws IOException, InterruptedException {
        assertThat(classesLoadedBy("check", "sample:github"))
                .noneMatch(name -> name.startsWith("java.awt.") || name.startsWith("org.eclipse.elk."));
    }

    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private List<String> classesLoadedBy(String... arguments) throws IOException, InterruptedException {
        Path log = folder.resolve("classes.log");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xlog:class+load:file=" + log,
                "-cp",
                classPath(),
                "dev.keyloom.app.Launcher"));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        Path output = folder.resolve("output");
        Path messages = folder.resolve("messages");
        Process process = builder.redirectOutput(output.toFile())
                .redirectError(messages.toFile())
                .start();
        assertThat(process.waitFor())
                .as("%s", Files.readString(messages, StandardCharsets.UTF_8))
                .isZero();
        assertThat(Files.size(output)).isPositive();
        try (var lines = Files.lines(log)) {
            return lines.map(line -> line.replaceFirst("^(\\[[^]]*])+ ", "").split(" ")[0])
                    .toList();
        }
    }
}
