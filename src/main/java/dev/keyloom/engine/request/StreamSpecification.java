package dev.keyloom.engine.request;

import java.util.Optional;

/** Whether a table writes a stream, and what its records hold. */
public record StreamSpecification(boolean enabled, Optional<StreamViewType> viewType) {}
