package dev.keyloom.engine.request;

import java.util.Optional;

/**
 * Whether a table's items expire.
 *
 * @param status {@code ENABLED} or {@code DISABLED}
 * @param attribute absent if disabled
 */
public record TimeToLiveDescription(String status, Optional<String> attribute) {}
