/**
 * What is done with tables rather than with items: they are made, changed, described, listed and removed, tagged, and told
 * which items expire. States of tables are computed from timestamps and an injected clock; there are no threads. Items are
 * read here only to fill an index, to measure a table and to find what has expired.
 */
@NullMarked
package dev.keyloom.engine.table;

import org.jspecify.annotations.NullMarked;
