package dev.keyloom.engine.request;

/**
 * What DescribeContinuousBackups answers.
 *
 * @param status {@code ENABLED}, always
 * @param pointInTimeRecoveryStatus {@code DISABLED}, always: the engine keeps no history
 */
public record ContinuousBackups(String status, String pointInTimeRecoveryStatus) {}
