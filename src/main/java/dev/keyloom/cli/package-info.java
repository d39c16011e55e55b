/**
 * The command line: parses arguments, calls what does the work, prints, and says by its exit code how it went. It needs no
 * display and loads no class of the window; it computes nothing itself.
 */
@NullMarked
package dev.keyloom.cli;

import org.jspecify.annotations.NullMarked;
