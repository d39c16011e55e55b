package dev.keyloom.engine.request;

/**
 * Which attribute holds the time after which an item may be removed, and whether it is.
 *
 * @param attribute name of a number attribute, in seconds since 1970
 */
public record TimeToLive(boolean enabled, String attribute) {}
