/**
 * The frame of the window: menus, tabs, rail, places, status bar, start page and command palette; opening, saving,
 * closing and recovering documents. It puts the parts together and knows nothing of how they draw.
 */
@NullMarked
package dev.keyloom.gui.shell;

import org.jspecify.annotations.NullMarked;
