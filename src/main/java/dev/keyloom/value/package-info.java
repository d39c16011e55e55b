/**
 * DynamoDB's data: attribute values of ten types, items, the rules for numbers, sizes in bytes and the order of keys.
 * It knows no table, no model and no file format.
 */
@NullMarked
package dev.keyloom.value;

import org.jspecify.annotations.NullMarked;
