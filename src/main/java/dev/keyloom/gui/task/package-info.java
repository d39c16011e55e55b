/**
 * Work off the UI thread: who runs it, how its result comes back, and how superseded work is dropped. The only place that
 * knows executors and {@code Platform.runLater}. It does not know what the work is about.
 */
@NullMarked
package dev.keyloom.gui.task;

import org.jspecify.annotations.NullMarked;
