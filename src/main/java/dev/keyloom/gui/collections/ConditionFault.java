package dev.keyloom.gui.collections;

/**
 * Why a typed key condition cannot be evaluated.
 *
 * @param field the field that is wrong, from 0, partition key attributes first
 * @param column the character that is wrong, from 0
 */
record ConditionFault(int field, int column, String message) {}
