package dev.keyloom.wire.operation;

/**
 * How the service words what is wrong with a request. It has been changing since June 2026, region by region and
 * operation by operation.
 */
public enum Wording {
    /** As most regions say it now: one problem at a time, without the value, in one envelope. */
    CURRENT,
    /** As all regions said it before, and some still do. */
    FORMER;

    /** What clients and their tests are written against, and what public suites of the service ask for. */
    public static final Wording DEFAULT = FORMER;
}
