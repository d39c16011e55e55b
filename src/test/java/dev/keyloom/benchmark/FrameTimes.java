package dev.keyloom.benchmark;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.gui.collections.CollectionsPlace;
import dev.keyloom.gui.control.PlaceView;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.diagram.DiagramPlace;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.keys.KeysPlace;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.gui.theme.Appearance;
import dev.keyloom.gui.theme.Fonts;
import dev.keyloom.gui.theme.Theme;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.stage.Stage;

/**
 * Measures a window of 1440 × 900 that is scrolled a little in each frame: from frame to frame by the clock, and what of it
 * is processor time of the window's own thread (ours, and JavaFX's styles and layout) and of the thread that draws. The
 * argument is one of {@code collections}, {@code diagram}, {@code zoom}, {@code keys} and {@code keys-across}; run it with
 * {@code -Djavafx.animation.fullspeed=true}, or no frame is faster than the display.
 */
public final class FrameTimes {
    private static final int RECORDS = 1_000_000;
    private static final int DIAGRAM_COPIES = 30;
    private static final int KEY_COPIES = 6;
    private static final int KEY_INDEXES = 12;

    private FrameTimes() {}

    /** Runs the program. */
    public static void main(String[] arguments) {
        Application.launch(Window.class, arguments);
    }

    /** What is scrolled, and how far in the frame of a number. */
    private record Scrolling(PlaceView place, String target, double dx, double dy, boolean zooms) {
        static Scrolling of(String name, WindowServices services) {
            return switch (name) {
                case "collections" ->
                    new Scrolling(new CollectionsPlace(million(), services), ".kl-rows", 0, -70, false);
                case "diagram" ->
                    new Scrolling(
                            new DiagramPlace(open(ManyEntities.copies(DIAGRAM_COPIES)), services),
                            ".kl-canvas",
                            -25,
                            -9,
                            false);
                case "zoom" ->
                    new Scrolling(
                            new DiagramPlace(open(ManyEntities.copies(DIAGRAM_COPIES)), services),
                            ".kl-canvas",
                            0,
                            8,
                            true);
                case "keys" -> new Scrolling(keys(services), ".kl-key-grid", 0, -30, false);
                case "keys-across" -> new Scrolling(keys(services), ".kl-key-grid", -40, 0, false);
                default -> throw new IllegalArgumentException("No place " + name);
            };
        }

        private static KeysPlace keys(WindowServices services) {
            return new KeysPlace(open(ManyEntities.indexed(KEY_COPIES, KEY_INDEXES)), services);
        }

        private static OpenDocument million() {
            return open(new Document(GeneratedGitHub.of(RECORDS), new DiagramLayout(Map.of())));
        }

        private static OpenDocument open(Document document) {
            return new OpenDocument("frames", DocumentStore.ofSaved(document, new DirectTaskRunner()));
        }

        /** Goes there for a while, then back, and so on. */
        void step(Node node, int frame) {
            int sign = frame / 150 % 2 == 0 ? 1 : -1;
            Event.fireEvent(
                    node,
                    new ScrollEvent(
                            ScrollEvent.SCROLL,
                            700,
                            400,
                            700,
                            400,
                            false,
                            zooms,
                            false,
                            false,
                            false,
                            false,
                            sign * dx,
                            sign * dy,
                            sign * dx,
                            sign * dy,
                            ScrollEvent.HorizontalTextScrollUnits.NONE,
                            0,
                            ScrollEvent.VerticalTextScrollUnits.NONE,
                            0,
                            0,
                            null));
        }
    }

    /** The window that is measured. */
    public static final class Window extends Application {
        private static final int WARMING = 300;
        private static final int MEASURED = 900;

        @Override
        public void start(Stage stage) {
            Fonts.load();
            Appearance appearance = new Appearance(Theme.LIGHT);
            WindowServices services = new WindowServices(Texts.of(Locale.ENGLISH), appearance, new DirectTaskRunner());
            String name = getParameters().getRaw().get(0);
            Scrolling scrolling = Scrolling.of(name, services);
            PlaceView place = scrolling.place();
            HBox bar = new HBox(place.bar());
            HBox.setHgrow(place.bar(), Priority.ALWAYS);
            bar.getStyleClass().add("kl-place-bar");
            BorderPane root =
                    new BorderPane(place.content(), bar, null, place.dock().orElse(null), null);
            Scene scene = new Scene(root, 1440, 900);
            appearance.style(scene);
            stage.setScene(scene);
            stage.show();
            place.shown();
            measure(name, scrolling, root);
        }

        private static void measure(String name, Scrolling scrolling, BorderPane root) {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long own = Thread.currentThread().getId();
            double[] clock = new double[MEASURED];
            double[] processor = new double[MEASURED];
            new AnimationTimer() {
                private int frame;
                private long clockBefore;
                private long ownBefore;
                private long drawingBefore;

                @Override
                public void handle(long now) {
                    long clockNow = System.nanoTime();
                    long ownNow = threads.getThreadCpuTime(own);
                    if (frame == WARMING) {
                        drawingBefore = drawingNanos(threads);
                    }
                    if (frame > WARMING) {
                        clock[frame - WARMING - 1] = millis(clockNow - clockBefore);
                        processor[frame - WARMING - 1] = millis(ownNow - ownBefore);
                    }
                    if (frame == WARMING + MEASURED) {
                        stop();
                        double drawing = millis(drawingNanos(threads) - drawingBefore) / MEASURED;
                        report(name, "frame", clock);
                        report(name, "window's thread", processor);
                        System.out.printf(
                                Locale.ROOT, "%-12s %-16s mean   %5.1f ms%n", name, "drawing thread", drawing);
                        System.out.println(name + " nodes " + count(root));
                        Runtime.getRuntime().halt(0);
                    }
                    clockBefore = clockNow;
                    ownBefore = ownNow;
                    scrolling.step(root.lookup(scrolling.target()), frame++);
                }
            }.start();
        }

        private static void report(String name, String what, double[] times) {
            Arrays.sort(times);
            System.out.printf(
                    Locale.ROOT,
                    "%-12s %-16s median %5.1f ms  95 of 100 %5.1f ms  longest %5.1f ms%n",
                    name,
                    what,
                    times[times.length / 2],
                    times[times.length * 95 / 100],
                    times[times.length - 1]);
        }

        private static long drawingNanos(ThreadMXBean threads) {
            return List.of(threads.getThreadInfo(threads.getAllThreadIds())).stream()
                    .filter(thread -> thread != null && thread.getThreadName().startsWith("QuantumRenderer"))
                    .mapToLong((ThreadInfo thread) -> threads.getThreadCpuTime(thread.getThreadId()))
                    .sum();
        }

        private static int count(Node node) {
            int nodes = 1;
            if (node instanceof javafx.scene.Parent parent) {
                for (Node child : parent.getChildrenUnmodifiable()) {
                    nodes += count(child);
                }
            }
            return nodes;
        }

        private static double millis(long nanos) {
            return nanos / (double) TimeUnit.MILLISECONDS.toNanos(1);
        }
    }
}
