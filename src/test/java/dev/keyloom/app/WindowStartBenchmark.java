package dev.keyloom.app;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * Measures the time from the start of the process to a window that has been drawn: an empty JavaFX window and Keyloom's
 * start page, by turns, each in a process of its own. Prints the medians and their ratio, by the clock and by the
 * processor time of the process, which a busy machine disturbs less.
 */
public final class WindowStartBenchmark {
    private static final int ROUNDS = 9;
    private static final int FIRST_PULSES = 2;
    private static final int PATIENCE_SECONDS = 120;

    private WindowStartBenchmark() {}

    /** Runs the benchmark; with an argument {@code empty} or {@code keyloom} it is the process that is measured. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length == 1 && arguments[0].equals("empty")) {
            Application.launch(Empty.class);
        } else if (arguments.length == 1 && arguments[0].equals("keyloom")) {
            KeyloomApplication.prepare();
            Application.launch(Keyloom.class);
        } else {
            compare();
        }
    }

    /** How long a window took to be drawn. */
    private record Start(long clockMillis, long processorMillis) {}

    private static void compare() throws IOException, InterruptedException {
        List<Start> empty = new ArrayList<>();
        List<Start> keyloom = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            empty.add(start("empty"));
            keyloom.add(start("keyloom"));
        }
        report("by the clock", empty, keyloom, Start::clockMillis);
        report("processor time", empty, keyloom, Start::processorMillis);
    }

    private static void report(String what, List<Start> empty, List<Start> keyloom, ToLongFunction<Start> time) {
        long[] emptyTimes = empty.stream().mapToLong(time).sorted().toArray();
        long[] keyloomTimes = keyloom.stream().mapToLong(time).sorted().toArray();
        long emptyMedian = emptyTimes[emptyTimes.length / 2];
        long keyloomMedian = keyloomTimes[keyloomTimes.length / 2];
        System.out.println(what);
        System.out.printf("  empty window     median %5d ms  %s%n", emptyMedian, Arrays.toString(emptyTimes));
        System.out.printf("  Keyloom's window median %5d ms  %s%n", keyloomMedian, Arrays.toString(keyloomTimes));
        System.out.printf("  ratio            %.2f%n", (double) keyloomMedian / emptyMedian);
    }

    private static Start start(String which) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java")));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-D") || argument.startsWith("-XX:Shared"))
                .forEach(command::add);
        command.addAll(Arrays.asList(
                "-cp", System.getProperty("java.class.path"), WindowStartBenchmark.class.getName(), which));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return output.lines()
                .map(line -> line.split(" ", -1))
                .filter(words -> words[0].equals("ready"))
                .map(words -> new Start(Long.parseLong(words[1]), Long.parseLong(words[2])))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No window: " + which + " said " + output));
    }

    private static long processorMillis() {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return TimeUnit.NANOSECONDS.toMillis(system.getProcessCpuTime());
    }

    /** Prints the age of the process once the window has been drawn, and ends it. */
    private static void whenDrawn() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                if (++pulses > FIRST_PULSES) {
                    stop();
                    long age = System.currentTimeMillis()
                            - ManagementFactory.getRuntimeMXBean().getStartTime();
                    System.out.println("ready " + age + " " + processorMillis());
                    System.out.flush();
                    Runtime.getRuntime().halt(0);
                }
            }
        }.start();
    }

    /** A window with nothing but a word in it. */
    public static final class Empty extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new StackPane(new Label("Empty")), 1440, 900));
            stage.show();
            whenDrawn();
        }
    }

    /** Keyloom's own window, as the program shows it. */
    public static final class Keyloom extends Application {
        @Override
        public void start(Stage stage) {
            new KeyloomApplication().open(stage, List.of());
            whenDrawn();
        }
    }
}
