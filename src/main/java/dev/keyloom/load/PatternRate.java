package dev.keyloom.load;

/** How often a pattern runs, in runs per second: usually, and when most is asked. */
public record PatternRate(double perSecond, double peakPerSecond) {}
