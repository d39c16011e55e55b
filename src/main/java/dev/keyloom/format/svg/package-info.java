/**
 * Pictures as SVG text and as PNG bytes: the diagram, its thumbnail, and a writer of SVG elements for other pictures. The
 * geometry comes from {@code diagram}; the only place where {@code java.awt} paints, without a display.
 */
@NullMarked
package dev.keyloom.format.svg;

import org.jspecify.annotations.NullMarked;
