package dev.keyloom.format.project;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.keyloom.document.Document;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.Json.ObjectValue;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.problem.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the JSON Schema and the reader to each other. */
class SchemaTest {
    private static final byte[] CONTENT = content();
    private static final JsonSchema SCHEMA = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(new String(CONTENT, StandardCharsets.UTF_8));

    /** What the reader says of JSON that does not have the form of a model, whatever it means. */
    private static final Set<String> FORM =
            Set.of("wrong-type", "missing-member", "unknown-word", "format-version", "number-out-of-range");

    @ParameterizedTest
    @EnumSource(Kind.class)
    void theSchemaNamesTheMembersThatTheReaderKnows(Kind kind) {
        ObjectValue schema =
                (ObjectValue) JsonSource.read(CONTENT).orElseThrow().root();
        ObjectValue part = kind == Kind.MODEL ? schema : member(member(schema, "$defs"), definition(kind));

        assertThat(member(part, "properties").members().keySet()).containsExactlyElementsOf(kind.members());
    }

    static List<String> samples() {
        return SampleModels.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleIsValid(String name) {
        String sample = new String(SampleModels.content(name).orElseThrow(), StandardCharsets.UTF_8);

        assertThat(validate(sample)).isEmpty();
    }

    @Property(tries = 150)
    void whatIsWrittenIsValid(@ForAll("documents") Document document) {
        assertThat(validate(ProjectWriter.text(document))).isEmpty();
    }

    @Property(tries = 600)
    void theSchemaRefusesWhatTheReaderRefuses(@ForAll("documents") Document document, @ForAll long seed) {
        Json json = JsonSource.of(ProjectWriter.text(document)).orElseThrow().root();
        // The validator passes over members whose names start with #.
        String mutated = JsonText.file(JsonMutation.mutated(json, seed)).replace("\"#", "\"x#");

        List<Problem> refusals = ProjectReader.read(mutated.getBytes(StandardCharsets.UTF_8)).problems().stream()
                .filter(problem -> FORM.contains(problem.code()))
                .toList();

        assertThat(validate(mutated).isEmpty())
                .as("schema %s, reader %s, of %s", validate(mutated), refusals, mutated)
                .isEqualTo(refusals.isEmpty());
    }

    @Test
    void theSchemaIsWrittenInTheLayoutOfModels() {
        Json schema = JsonSource.read(CONTENT).orElseThrow().root();

        assertThat(JsonText.file(schema)).isEqualTo(new String(CONTENT, StandardCharsets.UTF_8));
    }

    @Provide
    Arbitrary<Document> documents() {
        return ArbitraryDocuments.documents();
    }

    private static Set<ValidationMessage> validate(String json) {
        return SCHEMA.validate(json, InputFormat.JSON);
    }

    /** {@code GLOBAL_INDEX} is defined as {@code globalIndex}. */
    private static String definition(Kind kind) {
        StringBuilder name = new StringBuilder();
        for (String word : kind.name().toLowerCase(Locale.ROOT).split("_")) {
            name.append(name.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return name.toString();
    }

    private static ObjectValue member(ObjectValue object, String name) {
        return (ObjectValue) object.get(name).orElseThrow();
    }

    private static byte[] content() {
        try (InputStream resource = Kind.class.getResourceAsStream("keyloom-1.schema.json")) {
            return resource.readAllBytes();
        } catch (IOException missing) {
            throw new AssertionError("The schema cannot be read", missing);
        }
    }
}
