package dev.keyloom.gui.findings;

import dev.keyloom.gui.document.Derived;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is wrong with a model, worst first: the problems of the design and the records that cannot be written. */
public record ProblemList(List<Problem> problems) {
    public static final ProblemList NONE = new ProblemList(List.of());

    /** More rows would not be read, and a design in the making can leave every record unwritten. */
    private static final int MOST_RECORDS = 200;

    public ProblemList {
        problems = List.copyOf(problems);
    }

    public static ProblemList of(Derived derived) {
        List<Problem> all = new ArrayList<>(derived.problems());
        derived.materialization().notWritten().stream()
                .limit(MOST_RECORDS)
                .map(ProblemList::problem)
                .forEach(all::add);
        all.sort(Comparator.comparing(Problem::severity));
        return new ProblemList(all);
    }

    public long count(Severity severity) {
        return problems.stream()
                .filter(problem -> problem.severity() == severity)
                .count();
    }

    private static Problem problem(NotWritten record) {
        return Problem.warning(
                "record-not-written",
                record.entity() + " " + record.number() + ": " + record.reason(),
                Place.at("/records/" + Place.escaped(record.entity()) + "/" + (record.number() - 1)));
    }
}
