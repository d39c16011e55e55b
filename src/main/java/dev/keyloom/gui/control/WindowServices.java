package dev.keyloom.gui.control;

import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.gui.theme.Appearance;

/** What every part of the window is given: its texts, its look, and who runs its work. */
public record WindowServices(Texts texts, Appearance appearance, TaskRunner tasks) {}
