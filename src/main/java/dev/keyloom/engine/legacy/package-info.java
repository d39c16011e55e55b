/**
 * The parameters that requests had before there were expressions ({@code KeyConditions}, {@code Expected},
 * {@code AttributeUpdates} and their like), checked in the service's words and turned into parsed expressions. It reads and
 * writes no items.
 */
@NullMarked
package dev.keyloom.engine.legacy;

import org.jspecify.annotations.NullMarked;
