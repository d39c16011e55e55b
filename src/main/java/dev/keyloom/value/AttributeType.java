package dev.keyloom.value;

/** The ten types of an attribute value; the constants are the service's own descriptors. */
public enum AttributeType {
    S,
    N,
    B,
    BOOL,
    NULL,
    M,
    L,
    SS,
    NS,
    BS;

    /** Says whether key attributes may have this type. */
    public boolean isKeyType() {
        return this == S || this == N || this == B;
    }
}
