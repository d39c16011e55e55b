package dev.keyloom.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keyloom.document.Document;
import dev.keyloom.format.project.ProjectReader;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The GitHub sample and changes of its file. */
final class GitHubWithMore {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ObjectNode model;

    GitHubWithMore() {
        try {
            model = (ObjectNode) JSON.readTree(SampleModels.content("github").orElseThrow());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Adds an access pattern with the next number; {@code '} stands for {@code "}. */
    GitHubWithMore pattern(String members) {
        ArrayNode patterns = (ArrayNode) model.get("accessPatterns");
        ObjectNode pattern = (ObjectNode) parsed("{" + members + "}");
        pattern.put("number", patterns.size() + 1);
        pattern.put("name", "Pattern " + (patterns.size() + 1));
        patterns.add(pattern);
        return this;
    }

    /** Puts a value at a JSON pointer of the model; a last part {@code -} appends it. */
    GitHubWithMore with(String pointer, String value) {
        int end = pointer.lastIndexOf('/');
        JsonNode parent = model.at(pointer.substring(0, end));
        String last = pointer.substring(end + 1);
        if (parent instanceof ArrayNode array) {
            array.add(parsed(value));
        } else {
            ((ObjectNode) parent).set(last, parsed(value));
        }
        return this;
    }

    DataModel build() {
        return ProjectReader.read(model.toString().getBytes(StandardCharsets.UTF_8))
                .value()
                .map(Document::model)
                .orElseThrow();
    }

    LoadReport report() {
        return report(LoadAssumptions.USUAL);
    }

    LoadReport report(LoadAssumptions assumptions) {
        return LoadEstimate.of(Materializer.materialize(build()), assumptions);
    }

    static LoadReport atRate(int pattern, double perSecond) {
        return new GitHubWithMore().report(LoadAssumptions.USUAL.withRates(Map.of(pattern, perSecond)));
    }

    private static JsonNode parsed(String text) {
        try {
            return JSON.readTree(text.replace('\'', '"'));
        } catch (JsonProcessingException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
