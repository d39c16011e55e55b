/**
 * The model file, {@code *.keyloom.json}: reading it with all problems and their places, writing it always the same,
 * saving it without a moment in which the design is lost, and the sample models that come with the program.
 */
@NullMarked
package dev.keyloom.format.project;

import org.jspecify.annotations.NullMarked;
