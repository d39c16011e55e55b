package dev.keyloom.engine.request;

import java.util.Optional;

/**
 * How a table is to be encrypted at rest ({@code SSESpecification}).
 *
 * @param type {@code AES256} or {@code KMS}
 * @param keyId the key's identifier, ARN or alias
 */
public record EncryptionSpecification(Optional<Boolean> enabled, Optional<String> type, Optional<String> keyId) {}
