package dev.keyloom.problem;

/** How much a problem matters, worst first. */
public enum Severity {
    /** A part of the input cannot be used as it stands. */
    ERROR,
    /** The input can be used, but probably does not mean what its author thinks. */
    WARNING,
    /** Worth knowing; nothing is wrong. */
    INFO
}
