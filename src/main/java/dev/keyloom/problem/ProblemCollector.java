package dev.keyloom.problem;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the first problems of each severity and counts the rest: an input of megabytes with a fault in every line is
 * told about in a page, not in megabytes.
 */
public final class ProblemCollector {
    public static final int MAX_OF_SEVERITY = 500;

    private final List<Problem> problems = new ArrayList<>();
    private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);

    /** Says whether another problem of this severity would be kept; making one that is not is wasted work. */
    public boolean hasRoom(Severity severity) {
        return counts.getOrDefault(severity, 0) < MAX_OF_SEVERITY;
    }

    /** Keeps a problem, or counts it when there are enough of its severity. */
    public void add(Problem problem) {
        if (hasRoom(problem.severity())) {
            problems.add(problem);
        }
        count(problem.severity());
    }

    /** Counts a problem that was not made. */
    public void count(Severity severity) {
        counts.merge(severity, 1, Integer::sum);
    }

    /** Returns the problems, and for each severity that had more, one that says how many. */
    public List<Problem> toList() {
        List<Problem> all = new ArrayList<>(problems);
        counts.forEach((severity, count) -> {
            if (count > MAX_OF_SEVERITY) {
                String message = "There are " + (count - MAX_OF_SEVERITY) + " more problems of severity " + severity
                        + " that are not listed.";
                all.add(new Problem(severity, "more-problems", message, Place.NOWHERE, Optional.empty()));
            }
        });
        return all;
    }
}
