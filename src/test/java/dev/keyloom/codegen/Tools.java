package dev.keyloom.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Interpreters and compilers that this machine may have. */
final class Tools {
    private static final long PATIENCE_SECONDS = 120;

    private Tools() {}

    static boolean has(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Returns the class path of this test, whether the JVM was given it or a launcher's class loader. */
    static String classPath() {
        StringBuilder path = new StringBuilder(System.getProperty("java.class.path"));
        for (ClassLoader loader = Tools.class.getClassLoader(); loader != null; loader = loader.getParent()) {
            if (loader instanceof URLClassLoader urls) {
                for (URL url : urls.getURLs()) {
                    path.append(File.pathSeparator).append(Path.of(URI.create(url.toString())));
                }
            }
        }
        return path.toString();
    }

    /** Returns the folder {@code node_modules} with the AWS SDK that {@code KEYLOOM_NODE_MODULES} names. */
    static Optional<Path> nodeModules() {
        return Optional.ofNullable(System.getenv("KEYLOOM_NODE_MODULES"))
                .map(Path::of)
                .filter(folder -> Files.isDirectory(folder.resolve("@aws-sdk/lib-dynamodb")));
    }

    /** Returns what a program wrote on both its outputs. */
    static Output run(Path folder, String... command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "output", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("AWS_"));
        builder.environment()
                .putAll(Map.of(
                        "AWS_CONFIG_FILE",
                        folder.resolve("no-config").toString(),
                        "AWS_SHARED_CREDENTIALS_FILE",
                        folder.resolve("no-credentials").toString(),
                        "AWS_EC2_METADATA_DISABLED",
                        "true",
                        "AWS_PAGER",
                        "",
                        "PYTHONIOENCODING",
                        "utf-8"));
        Process process = builder.start();
        try {
            assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                    .as("%s ends", List.of(command))
                    .isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Output(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }

    /** How a program ended and what it wrote. */
    record Output(int exitCode, String text) {
        Output requireFine() {
            assertThat(exitCode).as(text).isZero();
            return this;
        }
    }
}
