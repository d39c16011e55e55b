package dev.keyloom.format.findings;

import dev.keyloom.lint.Finding;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/** Findings for people to read: what is wrong, where, and what to do. */
public final class FindingsText {
    private FindingsText() {}

    /**
     * Returns the text.
     *
     * @param colored gives a severity's word its colour, where there are colours
     */
    public static String write(List<Finding> findings, BiFunction<Severity, String, String> colored) {
        StringBuilder out = new StringBuilder();
        for (Finding finding : findings) {
            String severity = finding.severity().name().toLowerCase(Locale.ROOT);
            out.append(colored.apply(finding.severity(), severity))
                    .append(' ')
                    .append(finding.rule())
                    .append("  ")
                    .append(finding.message())
                    .append('\n')
                    .append("    at ")
                    .append(finding.where().stream().map(WhereText::words).collect(Collectors.joining("; ")))
                    .append('\n')
                    .append("    ")
                    .append(finding.advice())
                    .append('\n');
            finding.fix()
                    .ifPresent(
                            fix -> out.append("    Fix: ").append(fix.label()).append('\n'));
            finding.override()
                    .ifPresent(reason ->
                            out.append("    Overridden: ").append(reason).append('\n'));
        }
        return out.append(summary(findings)).append('\n').toString();
    }

    private static String summary(List<Finding> findings) {
        List<String> parts = new ArrayList<>();
        for (Severity severity : Severity.values()) {
            long count = findings.stream()
                    .filter(finding -> finding.severity() == severity)
                    .count();
            if (count > 0) {
                String word = switch (severity) {
                    case ERROR -> "error";
                    case WARNING -> "warning";
                    case INFO -> "note";
                };
                parts.add(count + " " + word + (count == 1 ? "" : "s"));
            }
        }
        return parts.isEmpty() ? "Nothing found." : String.join(", ", parts);
    }
}
