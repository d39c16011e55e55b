/**
 * The place "Records": a grid of each entity's sample records with their computed keys and sizes, and what is done with
 * many records at once. How a single value is typed is {@code gui.value}'s; how records are read from and written to
 * tables of text is {@code format.records}'.
 */
@NullMarked
package dev.keyloom.gui.records;

import org.jspecify.annotations.NullMarked;
