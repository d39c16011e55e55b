package dev.keyloom.gui.diagram;

import dev.keyloom.edit.ModelEdit;

/**
 * A removal that takes records along and so waits for an answer.
 *
 * @param records number of sample records that would go
 */
record Removal(ModelEdit edit, int entities, int records) {}
