/**
 * Editors of attribute values by type: text, numbers, dates, enumerations, binary, sets, lists and maps, and their JSON.
 * They know what a value may be, and nothing of records, documents or where a value is stored.
 */
@NullMarked
package dev.keyloom.gui.value;

import org.jspecify.annotations.NullMarked;
