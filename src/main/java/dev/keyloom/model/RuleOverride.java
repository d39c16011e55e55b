package dev.keyloom.model;

import dev.keyloom.problem.Severity;
import java.util.Optional;

/** Another severity for a rule of the analyzer, with the reason why. */
public record RuleOverride(Optional<Severity> severity, Optional<String> reason, Extras extras) {}
