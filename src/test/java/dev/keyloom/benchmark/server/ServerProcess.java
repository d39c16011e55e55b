package dev.keyloom.benchmark.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A running server as its Java program and the system see it. */
record ServerProcess(long id) {
    private static final Pattern USED = Pattern.compile("used (\\d+)K");

    /** Returns bytes of heap in use, after a collection of everything that is not. */
    long usedHeap() {
        jcmd("GC.run");
        String[] parts = jcmd("GC.heap_info").split("Metaspace", 2);
        Matcher used = USED.matcher(parts[0]);
        long kilobytes = 0;
        // One line for the whole heap, or one for each of its generations.
        while (used.find()) {
            kilobytes += Long.parseLong(used.group(1));
        }
        return kilobytes * 1024;
    }

    /** Returns bytes of memory that the system counts for the process, where it tells. */
    OptionalLong residentMemory() {
        OptionalLong kilobytes = status("VmRSS:");
        return kilobytes.isPresent() ? OptionalLong.of(kilobytes.getAsLong() * 1024) : kilobytes;
    }

    OptionalLong threads() {
        return status("Threads:");
    }

    /** Returns how many files and sockets it has open, where the system tells. */
    OptionalLong openFiles() {
        Path files = Path.of("/proc", Long.toString(id), "fd");
        if (!Files.isDirectory(files)) {
            return OptionalLong.empty();
        }
        try (Stream<Path> open = Files.list(files)) {
            return OptionalLong.of(open.count());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private OptionalLong status(String field) {
        Path status = Path.of("/proc", Long.toString(id), "status");
        if (!Files.exists(status)) {
            return OptionalLong.empty();
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith(field))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String jcmd(String command) {
        try {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "jcmd")
                                    .toString(),
                            Long.toString(id),
                            command)
                    .redirectErrorStream(true)
                    .start();
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException("jcmd: " + text);
            }
            return text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
