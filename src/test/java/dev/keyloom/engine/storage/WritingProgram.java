package dev.keyloom.engine.storage;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program of its own that writes transactions until it is killed or the disk is full; says which are acknowledged. */
final class WritingProgram {
    static final List<String> WRITERS = List.of("a", "b", "c");

    private WritingProgram() {}

    /** @param arguments the store's directory and the length of the items' filling */
    public static void main(String[] arguments) throws InterruptedException {
        Storage storage = SqliteStorage.open(Path.of(arguments[0]));
        int filling = Integer.parseInt(arguments[1]);
        Map<String, Integer> acknowledged = new ConcurrentHashMap<>();
        List<Thread> threads = new ArrayList<>();
        for (String writer : WRITERS) {
            Thread thread = new Thread(() -> write(storage, writer, filling, acknowledged));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        // Only a full disk ends the writers: what is there can still be read, and is right.
        Transactions.check(storage, acknowledged, WRITERS);
        System.out.println("checked");
        // Not closed: the program ends as if it were killed.
        Runtime.getRuntime().halt(0);
    }

    private static void write(Storage storage, String writer, int filling, Map<String, Integer> acknowledged) {
        int number = Transactions.next(storage, writer);
        try {
            while (true) {
                Transactions.run(storage, writer, number, filling);
                number++;
                acknowledged.put(writer, number);
                System.out.println(writer + " " + number);
            }
        } catch (StorageException full) {
            System.out.println("failed " + full.getMessage());
        }
    }

    /**
     * Starts the program.
     *
     * @param limitBlocks blocks of 512 bytes that a file may have, 0 for any number; needs a shell
     */
    static Process start(Path directory, Path temporary, int filling, int limitBlocks) throws IOException {
        List<String> command = new ArrayList<>();
        if (limitBlocks > 0) {
            command.addAll(List.of("sh", "-c", "ulimit -f " + limitBlocks + " && exec \"$@\"", "sh"));
        }
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx128m"));
        command.addAll(List.of("-Djava.io.tmpdir=" + temporary, "-Dslf4j.internal.verbosity=ERROR"));
        command.addAll(List.of("-cp", classPath(), WritingProgram.class.getName()));
        command.addAll(List.of(directory.toString(), Integer.toString(filling)));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Where the classes that the program needs come from, however this one was started. */
    private static String classPath() {
        return Stream.of(
                        WritingProgram.class,
                        SqliteStorage.class,
                        org.sqlite.SQLiteConfig.class,
                        org.slf4j.Logger.class,
                        org.assertj.core.api.Assertions.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(location -> Path.of(URI.create(location.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
