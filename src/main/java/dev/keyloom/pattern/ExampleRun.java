package dev.keyloom.pattern;

import dev.keyloom.problem.Message;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A pattern run with one set of example arguments, and how its answer compares with the conceptual one.
 *
 * @param items the answer, in order
 * @param expected the conceptual answer, in order; empty for a pattern that only writes
 * @param missing records that should be in the answer
 * @param unexpected items that should not
 * @param outOfOrder items that come too early or too late
 * @param fault why it fails, in the smallest terms
 * @param refusal why a request cannot be made or would be refused, with the service's message
 * @param written items that the writes touched
 */
public record ExampleRun(
        Map<String, AttributeValue> arguments,
        Verdict.Kind verdict,
        List<RequestRun> runs,
        List<AnsweredItem> items,
        List<RecordRef> expected,
        List<RecordRef> missing,
        List<AnsweredItem> unexpected,
        List<AnsweredItem> outOfOrder,
        Optional<Message> fault,
        Optional<Message> refusal,
        List<WrittenItem> written) {
    public ExampleRun {
        runs = List.copyOf(runs);
        items = List.copyOf(items);
        expected = List.copyOf(expected);
        missing = List.copyOf(missing);
        unexpected = List.copyOf(unexpected);
        outOfOrder = List.copyOf(outOfOrder);
        written = List.copyOf(written);
    }

    /** Returns a run that came to nothing. */
    static ExampleRun refused(Map<String, AttributeValue> arguments, Message refusal) {
        return new ExampleRun(
                arguments,
                Verdict.Kind.ERROR,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.of(refusal),
                List.of());
    }

    /** Returns why it fails in English. */
    public Optional<String> explanation() {
        return fault.map(Message::text);
    }

    /** Returns why a request cannot be made or would be refused in English. */
    public Optional<String> error() {
        return refusal.map(Message::text);
    }

    /** Returns how many requests were sent. */
    public int requests() {
        return runs.stream().mapToInt(RequestRun::requests).sum();
    }

    public double readUnits() {
        return runs.stream().mapToDouble(RequestRun::readUnits).sum();
    }

    public double writeUnits() {
        return runs.stream().mapToDouble(RequestRun::writeUnits).sum();
    }

    /** Returns how many items were read, those that a filter took out among them. */
    public int scanned() {
        return runs.stream().mapToInt(RequestRun::scanned).sum();
    }
}
