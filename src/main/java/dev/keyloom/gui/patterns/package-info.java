/**
 * The place "Access patterns": the numbered list with verdicts, answer beside expected answer, requests, the builder, and
 * which indexes serve which patterns. It shows what the verifier says and judges nothing itself.
 */
@NullMarked
package dev.keyloom.gui.patterns;

import org.jspecify.annotations.NullMarked;
