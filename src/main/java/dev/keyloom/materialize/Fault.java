package dev.keyloom.materialize;

/** Why the record at hand cannot be written. */
record Fault(NotWritten.Cause cause, String reason) {}
