package dev.keyloom.format.proof;

import dev.keyloom.format.collections.ItemJson;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.format.project.ProjectWriter;
import dev.keyloom.prove.Counterexample;
import dev.keyloom.prove.Proof;

/** A proof as JSON; the records of a counterexample are written as a model file holds them. */
public final class ProofJson {
    private ProofJson() {}

    /** Returns the file's text. */
    public static String write(Proof proof) {
        return JsonText.file(Json.object()
                .put("worlds", proof.worlds())
                .put("seed", proof.seed())
                .put("runs", proof.runs())
                .put(
                        "failures",
                        Json.array(proof.failures().stream().map(ProofJson::of).toList()))
                .build());
    }

    private static Json of(Counterexample failure) {
        Json.ObjectBuilder arguments = Json.object();
        failure.run().arguments().forEach((name, value) -> arguments.put(name, ItemJson.of(value)));
        return Json.object()
                .put("pattern", failure.pattern().number())
                .put("name", failure.pattern().name())
                .put("verdict", failure.run().verdict().word())
                .put("explanation", failure.explanation())
                .put("world", failure.worldNumber())
                .put("arguments", arguments.build())
                .put("records", ProjectWriter.records(failure.world()))
                .build();
    }
}
