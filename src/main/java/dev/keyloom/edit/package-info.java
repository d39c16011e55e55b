/**
 * Changes of a document as data, and their history: each edit takes a document to the next one or says why it cannot,
 * and keeps every reference to what it renames or removes intact. An undo is the previous document. It decides nothing
 * about the design (what an edit is worth is said by findings and verdicts) and knows no window.
 */
@NullMarked
package dev.keyloom.edit;

import org.jspecify.annotations.NullMarked;
