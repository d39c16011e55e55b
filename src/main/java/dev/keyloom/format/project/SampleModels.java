package dev.keyloom.format.project;

import dev.keyloom.document.Document;
import dev.keyloom.format.json.Json.ArrayValue;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.Json.TextValue;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.problem.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** The sample models that come with the program, the most telling ones first. */
public final class SampleModels {
    private static final List<String> NAMES = List.of(
            "github",
            "social-network",
            "e-commerce",
            "big-time-deals",
            "session-store",
            "invoices-and-bills",
            "movies-and-actors",
            "teams-and-users",
            "category-tree",
            "org-chart",
            "ledger",
            "iot",
            "chat",
            "saas",
            "online-shop",
            "photo-sharing",
            "follow-graph");

    private SampleModels() {}

    /**
     * A sample model.
     *
     * @param name what it is asked for by
     * @param title the name of the design
     * @param entities number of its entities
     * @param accessPatterns number of its access patterns
     */
    public record Sample(String name, String title, int entities, int accessPatterns) {}

    /** Returns all samples. */
    public static List<Sample> all() {
        return NAMES.stream()
                .flatMap(name -> content(name).map(content -> sample(name, content)).stream())
                .toList();
    }

    /** Returns the names of all samples. */
    public static List<String> names() {
        return NAMES.stream()
                .filter(name -> SampleModels.class.getResource(resource(name)) != null)
                .toList();
    }

    /** Returns the model file of a sample; nothing if there is no sample of that name. */
    public static Optional<byte[]> content(String name) {
        if (!NAMES.contains(name)) {
            return Optional.empty();
        }
        try (InputStream resource = SampleModels.class.getResourceAsStream(resource(name))) {
            return resource == null ? Optional.empty() : Optional.of(resource.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException("Sample " + name + " cannot be read from the program", broken);
        }
    }

    /** Reads a sample; nothing if there is no sample of that name. */
    public static Optional<Result<Document>> read(String name) {
        return content(name).map(ProjectReader::read);
    }

    private static Sample sample(String name, byte[] content) {
        ObjectValue model = (ObjectValue) JsonSource.read(content).orElseThrow().root();
        String title = model.members().get("name") instanceof TextValue text ? text.value() : name;
        return new Sample(name, title, size(model, "entities"), size(model, "accessPatterns"));
    }

    private static int size(ObjectValue model, String member) {
        return model.members().get(member) instanceof ArrayValue array
                ? array.elements().size()
                : 0;
    }

    private static String resource(String name) {
        return "/dev/keyloom/samples/" + name + ".keyloom.json";
    }
}
