/**
 * A whole design as one document for people: diagram, entity chart and item collections on one page. It draws nothing
 * itself, it puts together.
 */
@NullMarked
package dev.keyloom.format.report;

import org.jspecify.annotations.NullMarked;
