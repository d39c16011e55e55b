package dev.keyloom.engine.request;

/** What a stream record holds of the item that was written. */
public enum StreamViewType {
    KEYS_ONLY,
    NEW_IMAGE,
    OLD_IMAGE,
    NEW_AND_OLD_IMAGES
}
