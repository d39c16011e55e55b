/**
 * Where the program starts and is put together: the launcher and the composition root. It holds no behaviour of its own.
 */
@NullMarked
package dev.keyloom.app;

import org.jspecify.annotations.NullMarked;
