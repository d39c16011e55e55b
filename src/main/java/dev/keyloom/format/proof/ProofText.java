package dev.keyloom.format.proof;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.project.ProjectWriter;
import dev.keyloom.prove.Counterexample;
import dev.keyloom.prove.Proof;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A proof for people to read: each pattern that failed, with the smallest world in which it does. */
public final class ProofText {
    private ProofText() {}

    public static String write(Proof proof) {
        StringBuilder out = new StringBuilder();
        proof.failures().forEach(failure -> write(failure, out));
        String worlds = String.format(
                Locale.ROOT, "%,d worlds, %,d runs, seed %d: ", proof.worlds(), proof.runs(), proof.seed());
        int failed = proof.failures().size();
        return out.append(worlds)
                .append(
                        failed == 0
                                ? "every pattern gets right answers"
                                : failed + (failed == 1 ? " pattern fails" : " patterns fail"))
                .append('\n')
                .toString();
    }

    private static void write(Counterexample failure, StringBuilder out) {
        int records = failure.records();
        out.append("fail  ")
                .append(failure.pattern().number())
                .append(' ')
                .append(failure.pattern().name())
                .append("  (world ")
                .append(failure.worldNumber())
                .append(")\n    ")
                .append(records == 0 ? "An empty world is" : records == 1 ? "One record is" : records + " records are")
                .append(" enough: ")
                .append(failure.explanation())
                .append("\n    asked with ")
                .append(arguments(failure))
                .append('\n');
        if (ProjectWriter.records(failure.world()) instanceof Json.ObjectValue entities) {
            entities.members().forEach((entity, list) -> {
                if (list instanceof Json.ArrayValue array) {
                    array.elements()
                            .forEach(record -> out.append("    ")
                                    .append(entity)
                                    .append(' ')
                                    .append(JsonText.line(record))
                                    .append('\n'));
                }
            });
        }
    }

    private static String arguments(Counterexample failure) {
        List<String> parts = new ArrayList<>();
        for (Map.Entry<String, AttributeValue> argument :
                failure.run().arguments().entrySet()) {
            parts.add(argument.getKey() + " = "
                    + argument.getValue()
                            .scalarText()
                            .orElseGet(() -> argument.getValue().toString()));
        }
        return parts.isEmpty() ? "no parameters" : String.join(", ", parts);
    }
}
