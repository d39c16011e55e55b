/**
 * The picture of a document as geometry: boxes, chips, routed edges with their marks, tags and labels, hit test,
 * automatic layout, and the colours of entities. Everything is immutable, deterministic and in pixels at 100 %. Nothing is
 * painted here: the window and the SVG writer do that.
 */
@NullMarked
package dev.keyloom.diagram;

import org.jspecify.annotations.NullMarked;
