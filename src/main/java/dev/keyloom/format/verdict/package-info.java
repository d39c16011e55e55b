/**
 * Verdicts on access patterns as text, JSON and JUnit's XML. It writes what was found out and judges nothing.
 */
@NullMarked
package dev.keyloom.format.verdict;

import org.jspecify.annotations.NullMarked;
