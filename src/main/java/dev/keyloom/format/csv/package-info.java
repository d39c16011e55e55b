/**
 * Tables as comma-separated values (RFC 4180) that a spreadsheet opens without running anything. It knows no model.
 */
@NullMarked
package dev.keyloom.format.csv;

import org.jspecify.annotations.NullMarked;
