package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.junit.jupiter.api.Test;

/** A counterexample joins the author's records and examples once, and leaves what was there as it was. */
class CounterexampleEditTest {
    private static List<Document> samples = List.of();

    @BeforeContainer
    static void readSamples() {
        samples = SampleDocuments.all();
    }

    private static SampleRecord issue(long number) {
        return SampleRecord.of(Item.builder()
                .put("OwnerName", AttributeValue.of("stranger"))
                .put("RepoName", AttributeValue.of("dynamo"))
                .put("IssueNumber", AttributeValue.of(number))
                .build());
    }

    private static PatternEdit.AddCounterexample random(Document document, Random random) {
        DataModel model = document.model();
        int position = random.nextInt(model.accessPatterns().size());
        AccessPattern pattern = model.accessPatterns().get(position);
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            List<SampleRecord> own = model.recordsOf(entity.name());
            if (!own.isEmpty() && random.nextBoolean()) {
                SampleRecord record = own.get(random.nextInt(own.size()));
                Item values = record.values();
                for (String name : entity.identifier()) {
                    values = values.with(name, AttributeValue.of("stranger" + random.nextInt(3)));
                }
                records.put(entity.name(), List.of(record, SampleRecord.of(values)));
            }
        }
        Map<String, AttributeValue> arguments = new LinkedHashMap<>(pattern.parameters());
        arguments.replaceAll((name, value) -> random.nextBoolean() ? value : AttributeValue.of("stranger"));
        return new PatternEdit.AddCounterexample(position, pattern.number(), records, arguments);
    }

    @Property(tries = 60)
    void undoGivesTheDocumentBack(@ForAll Random random) {
        Document document = samples.get(random.nextInt(samples.size()));
        History history = History.ofSaved(document);
        history.apply(random(document, random));
        Document after = history.document();
        if (history.undo()) {
            assertThat(history.document()).isSameAs(document);
            history.redo();
        }
        assertThat(history.document()).isSameAs(after);
    }

    @Property(tries = 60)
    void addingAgainAddsNothing(@ForAll Random random) {
        Document document = samples.get(random.nextInt(samples.size()));
        ModelEdit edit = random(document, random);
        Document once = edit.applyTo(document).orElseThrow();
        assertThat(edit.applyTo(once).orElseThrow()).isSameAs(once);
    }

    @Property(tries = 60)
    void whatWasThereStaysInFront(@ForAll Random random) {
        Document document = samples.get(random.nextInt(samples.size()));
        PatternEdit.AddCounterexample edit = random(document, random);
        DataModel after = edit.applyTo(document).orElseThrow().model();
        for (Entity entity : after.entities()) {
            List<SampleRecord> before = document.model().recordsOf(entity.name());
            assertThat(after.recordsOf(entity.name()).subList(0, before.size())).isEqualTo(before);
        }
        AccessPattern old = document.model().accessPatterns().get(edit.position());
        AccessPattern asked = after.accessPatterns().get(edit.position());
        assertThat(asked.withParameters(old.parameters(), old.examples())).isEqualTo(old);
        assertThat(asked.parameters()).isEqualTo(old.parameters());
        assertThat(asked.examples().subList(0, old.examples().size())).isEqualTo(old.examples());
    }

    @Test
    void onlyRecordsWithANewIdentifierAreAdded() {
        Document document = SampleDocuments.gitHub();
        List<SampleRecord> own = document.model().recordsOf("Issue");
        Map<String, AttributeValue> arguments = Map.of("owner", AttributeValue.of("stranger"));
        var edit = new PatternEdit.AddCounterexample(
                0, 1, Map.of("Issue", List.of(own.get(0), issue(9), issue(10), issue(9))), arguments);

        DataModel after = edit.applyTo(document).orElseThrow().model();

        assertThat(after.recordsOf("Issue").subList(own.size(), own.size() + 2)).containsExactly(issue(9), issue(10));
        assertThat(after.recordsOf("Issue")).hasSize(own.size() + 2);
        assertThat(after.accessPatterns().get(0).examples()).endsWith(arguments);
    }

    @Test
    void recordsOfAnEntityThatIsGoneAreRefused() {
        var edit = new PatternEdit.AddCounterexample(0, 1, Map.of("Isue", List.of(issue(9))), Map.of());

        assertThat(edit.applyTo(SampleDocuments.gitHub()).problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.message()).contains("\"Issue\""));
    }
}
