/**
 * The analyzer: rules that look at a design and say what is wrong, likely to hurt, or worth knowing, each with its place,
 * advice and, where there is one, a fix. It judges and changes nothing; a fix is a new model, applied by whoever asks.
 */
@NullMarked
package dev.keyloom.lint;

import org.jspecify.annotations.NullMarked;
