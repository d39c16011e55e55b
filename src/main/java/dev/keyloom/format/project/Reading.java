package dev.keyloom.format.project;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.ProblemCollector;
import dev.keyloom.problem.Severity;
import dev.keyloom.problem.Suggestions;
import java.util.BitSet;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** One run of the reader: its source, the problems so far, and which elements of arrays did not get into the model. */
final class Reading {
    /** Longer texts are not looked up among the known words: no typing mistake is that long. */
    private static final int MAX_SUGGESTED_LENGTH = 80;

    private final JsonSource source;
    private final ProblemCollector problems = new ProblemCollector();
    private final IdentityHashMap<ArrayValue, BitSet> leftOut = new IdentityHashMap<>();

    Reading(JsonSource source) {
        this.source = source;
    }

    JsonSource source() {
        return source;
    }

    void add(Problem problem) {
        problems.add(problem);
    }

    List<Problem> problems() {
        return problems.toList();
    }

    /** Reports that the value at a node cannot be used as it stands. */
    void error(Node node, String code, String message) {
        error(node, code, message, Optional.empty());
    }

    void error(Node node, String code, String message, Optional<String> suggestion) {
        report(Severity.ERROR, code, message, source.place(node.path(), node.json()), suggestion);
    }

    void warning(Node node, String code, String message) {
        report(Severity.WARNING, code, message, source.place(node.path(), node.json()), Optional.empty());
    }

    /** Reports a member that the format does not have. */
    void unknownMember(String name, Json value, String path, Collection<String> known) {
        if (!problems.hasRoom(Severity.INFO)) {
            problems.count(Severity.INFO);
            return;
        }
        Optional<String> nearest = nearest(name, known);
        String message = "Member " + quoted(name) + " is not known here; it is kept as it is."
                + nearest.map(word -> " Did you mean \"" + word + "\"?").orElse("");
        report(Severity.INFO, "unknown-member", message, source.placeOfName(path, value), nearest);
    }

    private void report(Severity severity, String code, String message, Place place, Optional<String> suggestion) {
        problems.add(new Problem(severity, code, message, place, suggestion));
    }

    void leaveOut(ArrayValue array, int index) {
        leftOut.computeIfAbsent(array, any -> new BitSet()).set(index);
    }

    /** Returns the index in the file of the array's element that is number {@code index} in the model. */
    int indexInFile(ArrayValue array, int index) {
        BitSet missing = leftOut.get(array);
        if (missing == null) {
            return index;
        }
        int inFile = missing.nextClearBit(0);
        for (int i = 0; i < index; i++) {
            inFile = missing.nextClearBit(inFile + 1);
        }
        return inFile;
    }

    static Optional<String> nearest(String text, Collection<String> words) {
        return text.length() > MAX_SUGGESTED_LENGTH ? Optional.empty() : Suggestions.nearest(text, words);
    }

    /** Returns a user's text in quotes, cut where nobody would read on. */
    static String quoted(String text) {
        return '"'
                + (text.length() <= MAX_SUGGESTED_LENGTH ? text : text.substring(0, MAX_SUGGESTED_LENGTH) + "…")
                + '"';
    }

    /** Returns a scalar as JSON, cut where nobody would read on. */
    static String shortLine(Json json) {
        if (json instanceof Json.TextValue text) {
            return quoted(text.value());
        }
        return json instanceof Json.NumberValue number && number.digits().length() > MAX_SUGGESTED_LENGTH
                ? number.digits().substring(0, MAX_SUGGESTED_LENGTH) + "…"
                : json instanceof Json.ArrayValue || json instanceof Json.ObjectValue
                        ? json.kind()
                        : JsonText.line(json);
    }
}
