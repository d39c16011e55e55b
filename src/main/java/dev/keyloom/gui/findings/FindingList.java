package dev.keyloom.gui.findings;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.gui.document.Review;
import dev.keyloom.lint.Finding;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.OwnFault;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** All that is wrong or worth knowing, worst first: problems of the design, records that cannot be written, findings, and what broke down in looking. */
public record FindingList(List<Entry> entries) {
    public static final FindingList NONE = new FindingList(List.of());

    /** More rows would not be read, and a design in the making can leave every record unwritten. */
    private static final int MOST_RECORDS = 200;

    public FindingList {
        entries = List.copyOf(entries);
    }

    /**
     * One line.
     *
     * @param message what is wrong, in the language of the window
     * @param finding what the analyzer says; nothing for a problem
     * @param culprits the parts that it is about, the first is the culprit
     */
    public record Entry(Severity severity, String message, Optional<Finding> finding, List<Culprit> culprits) {
        public Entry {
            culprits = List.copyOf(culprits);
        }

        /** Returns the rule's name; empty for a problem. */
        String rule() {
            return finding.map(Finding::rule).orElse("");
        }

        Optional<Culprit> culprit() {
            return culprits.stream().findFirst();
        }
    }

    /** Returns what is known of a document so far, in the language of the window as far as it has words for it. */
    public static FindingList of(Optional<Derived> derived, Optional<Review> review, Texts texts) {
        List<Entry> all = new ArrayList<>();
        derived.ifPresent(found -> {
            DataModel model = found.document().model();
            found.problems().forEach(problem -> all.add(entry(model, problem)));
            found.materialization().notWritten().stream().limit(MOST_RECORDS).forEach(record -> all.add(entry(record)));
        });
        review.ifPresent(found -> {
            DataModel model = found.materialization().model();
            found.faults().forEach(fault -> all.add(entry(fault, texts)));
            found.findings().forEach(finding -> all.add(entry(model, finding, texts)));
        });
        all.sort(Comparator.comparing(Entry::severity));
        return new FindingList(all);
    }

    public long count(Severity severity) {
        return entries.stream().filter(entry -> entry.severity() == severity).count();
    }

    private static Entry entry(DataModel model, Problem problem) {
        return new Entry(
                problem.severity(),
                problem.message(),
                Optional.empty(),
                Culprit.of(model, problem.place().path()).stream().toList());
    }

    private static Entry entry(NotWritten record) {
        return new Entry(
                Severity.WARNING,
                record.entity() + " " + record.number() + ": " + record.reason(),
                Optional.empty(),
                List.of(Culprit.record(record.entity(), record.number())));
    }

    private static Entry entry(OwnFault fault, Texts texts) {
        return new Entry(Severity.ERROR, texts.say(fault.message()), Optional.empty(), List.of());
    }

    private static Entry entry(DataModel model, Finding finding, Texts texts) {
        return new Entry(
                finding.severity(),
                texts.say(finding.fault()),
                Optional.of(finding),
                finding.where().stream()
                        .flatMap(where -> Culprit.of(model, where).stream())
                        .distinct()
                        .toList());
    }
}
