package dev.keyloom.gui.task;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Runs work on two background threads, and long work on two others. The threads are daemons, so that forgotten work cannot keep the program alive;
 * what must not be lost (saving) is waited for by {@link #close()}.
 */
public final class FxTaskRunner implements TaskRunner, AutoCloseable {
    private static final int THREADS = 2;
    private static final Duration CLOSE_PATIENCE = Duration.ofSeconds(10);

    private final ExecutorService workers = Executors.newFixedThreadPool(THREADS, daemons("keyloom-work"));
    private final ExecutorService longWorkers = Executors.newFixedThreadPool(THREADS, daemons("keyloom-long"));
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(daemons("keyloom-clock"));

    @Override
    public <T> RunningTask run(Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed) {
        return run(workers, work, whenDone, whenFailed);
    }

    @Override
    public <T> RunningTask runLong(Work<T> work, Consumer<? super T> whenDone, Consumer<? super Exception> whenFailed) {
        return run(longWorkers, work, whenDone, whenFailed);
    }

    private static <T> RunningTask run(
            ExecutorService threads,
            Work<T> work,
            Consumer<? super T> whenDone,
            Consumer<? super Exception> whenFailed) {
        AtomicBoolean cancelled = new AtomicBoolean();
        threads.execute(() -> {
            if (cancelled.get()) {
                return;
            }
            try {
                T value = work.run(cancelled::get);
                deliver(cancelled, () -> whenDone.accept(value));
            } catch (Exception failure) {
                deliver(cancelled, () -> whenFailed.accept(failure));
            } catch (Error failure) {
                // Our own fault: it belongs to the last handler, which keeps the document and offers a report.
                Platform.runLater(() -> {
                    throw failure;
                });
            }
        });
        return () -> cancelled.set(true);
    }

    @Override
    public void onUi(Runnable action) {
        if (Platform.isFxApplicationThread()) {
            action.run();
        } else {
            Platform.runLater(action);
        }
    }

    @Override
    public RunningTask after(Duration delay, Runnable action) {
        AtomicBoolean cancelled = new AtomicBoolean();
        ScheduledFuture<?> future =
                clock.schedule(() -> deliver(cancelled, action), delay.toMillis(), TimeUnit.MILLISECONDS);
        return () -> {
            cancelled.set(true);
            future.cancel(false);
        };
    }

    /** Waits for work that has begun, for ten seconds at most, and takes no more. Long work holds nothing that could be lost. */
    @Override
    public void close() {
        clock.shutdownNow();
        longWorkers.shutdownNow();
        workers.shutdown();
        try {
            if (!workers.awaitTermination(CLOSE_PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                workers.shutdownNow();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void deliver(AtomicBoolean cancelled, Runnable action) {
        Platform.runLater(() -> {
            if (!cancelled.get()) {
                action.run();
            }
        });
    }

    private static ThreadFactory daemons(String name) {
        return work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        };
    }
}
