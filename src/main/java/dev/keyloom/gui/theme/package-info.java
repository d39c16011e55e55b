/**
 * The look: fonts, light and dark, text scale, stylesheets. It styles scenes; it holds no controls and no texts.
 */
@NullMarked
package dev.keyloom.gui.theme;

import org.jspecify.annotations.NullMarked;
