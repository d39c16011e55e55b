/**
 * What the service charges: read and write units of an item's size, and the index writes that a change of an item causes.
 * It counts single changes and reads; rates, skew and money are not its business.
 */
@NullMarked
package dev.keyloom.capacity;

import org.jspecify.annotations.NullMarked;
