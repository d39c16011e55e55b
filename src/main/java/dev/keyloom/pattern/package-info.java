/**
 * Access patterns run and judged: the requests that their steps mean, the conceptual answer that the records give without
 * looking at a key, the answer of the embedded engine, and the verdict that compares the two. Reads no file and draws
 * nothing; what a finding looks like is for those who show it.
 */
@NullMarked
package dev.keyloom.pattern;

import org.jspecify.annotations.NullMarked;
