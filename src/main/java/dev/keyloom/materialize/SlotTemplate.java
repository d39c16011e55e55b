package dev.keyloom.materialize;

import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;

/** A template and the type of the key attribute that it is for. */
record SlotTemplate(KeyTemplate template, AttributeType type) {}
