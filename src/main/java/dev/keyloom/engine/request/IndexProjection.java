package dev.keyloom.engine.request;

import dev.keyloom.schema.Projection;
import java.util.List;
import java.util.Optional;

/**
 * What an index is to project, as a request writes it: its type may be missing, which the service refuses itself.
 *
 * @param nonKeyAttributes absent is not the same as empty
 */
public record IndexProjection(Optional<Projection.Kind> kind, Optional<List<String>> nonKeyAttributes) {}
