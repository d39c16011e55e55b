package dev.keyloom.diagram;

/**
 * Names an edge: one for each pair of entities that a relationship joins. Where several entities share an associative
 * entity, each further one has an edge of its own between it and the associative entity.
 *
 * @param occurrence 0; 1, 2, … for further relationships of the same name between the same entities
 */
public record EdgeKey(String relationship, String from, String to, int occurrence) {}
