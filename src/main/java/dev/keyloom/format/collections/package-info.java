/**
 * Item collections as DynamoDB would hold them, chosen by table, index and partition key, and written as text, JSON, CSV,
 * HTML and SVG. It computes no item: that is materialization's work.
 */
@NullMarked
package dev.keyloom.format.collections;

import org.jspecify.annotations.NullMarked;
