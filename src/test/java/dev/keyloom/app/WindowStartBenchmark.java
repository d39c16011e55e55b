package dev.keyloom.app;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * Measures the time from the start of the process to a window that has been drawn: an empty JavaFX window and Keyloom's
 * start page, by turns, each in a process of its own. Prints the medians and their ratio.
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
            Application.launch(Keyloom.class);
        } else {
            compare();
        }
    }

    private static void compare() throws IOException, InterruptedException {
        List<Long> empty = new ArrayList<>();
        List<Long> keyloom = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            empty.add(millis("empty"));
            keyloom.add(millis("keyloom"));
        }
        long emptyMedian = median(empty);
        long keyloomMedian = median(keyloom);
        System.out.printf("empty window    median %5d ms  %s%n", emptyMedian, empty);
        System.out.printf("Keyloom's window median %5d ms  %s%n", keyloomMedian, keyloom);
        System.out.printf("ratio           %.2f%n", (double) keyloomMedian / emptyMedian);
    }

    private static long millis(String which) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java")));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-D"))
                .forEach(command::add);
        command.addAll(Arrays.asList(
                "-cp", System.getProperty("java.class.path"), WindowStartBenchmark.class.getName(), which));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        return output.lines()
                .filter(line -> line.startsWith("ready "))
                .map(line -> Long.parseLong(line.substring("ready ".length())))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No window: " + which + " said " + output));
    }

    private static long median(List<Long> values) {
        List<Long> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
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
                    System.out.println("ready " + age);
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
