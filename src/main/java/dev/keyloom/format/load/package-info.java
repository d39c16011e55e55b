/**
 * The load of a design as text and JSON, and price tables as files. It estimates nothing; the shipped price table is a
 * resource with its date, its region and its source.
 */
@NullMarked
package dev.keyloom.format.load;

import org.jspecify.annotations.NullMarked;
