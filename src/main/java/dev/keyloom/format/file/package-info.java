/**
 * Files on disk for all formats: written whole or not at all, recognised when somebody else has changed them, and their
 * failures told in one sentence. What stands in a file is not known here.
 */
@NullMarked
package dev.keyloom.format.file;

import org.jspecify.annotations.NullMarked;
