/**
 * The analyzer's findings as text, JSON, SARIF and the annotations that GitHub's actions show. It writes what was found and
 * judges nothing.
 */
@NullMarked
package dev.keyloom.format.findings;

import org.jspecify.annotations.NullMarked;
