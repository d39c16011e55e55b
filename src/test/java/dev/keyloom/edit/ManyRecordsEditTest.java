package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Edits of an entity with so many records that they are changed when they are looked at. */
class ManyRecordsEditTest {
    private static final int MANY = 2600;
    private static final int FEW = 500;

    private static List<Document> samples = List.of();

    @BeforeContainer
    static void readSamples() {
        samples = SampleDocuments.all();
    }

    private static Document with(Document document, String entity, List<SampleRecord> list) {
        Map<String, List<SampleRecord>> records =
                new LinkedHashMap<>(document.model().records());
        records.put(entity, list);
        return document.withModel(document.model().withRecords(records));
    }

    private static List<SampleRecord> grown(List<SampleRecord> records, Random random) {
        List<SampleRecord> grown = new ArrayList<>();
        while (grown.size() < MANY) {
            SampleRecord record = records.get(random.nextInt(records.size()));
            grown.add(record.withValues(record.values().with("Extra", AttributeValue.of(grown.size()))));
        }
        return grown;
    }

    private static ModelEdit change(Entity entity, Random random) {
        String attribute = entity.attributes()
                .get(random.nextInt(entity.attributes().size()))
                .name();
        return switch (random.nextInt(3)) {
            case 0 -> new AttributeEdit.Rename(entity.name(), attribute, "Fresh1");
            case 1 -> new AttributeEdit.Remove(entity.name(), attribute);
            default ->
                new AttributeEdit.Retype(
                        entity.name(),
                        attribute,
                        AttributeType.values()[random.nextInt(AttributeType.values().length)]);
        };
    }

    @Property(tries = 40)
    void recordsChangeAsIfTheyWereFew(@ForAll Random random) {
        Document sample = samples.get(random.nextInt(samples.size()));
        List<Entity> entities = sample.model().entities().stream()
                .filter(entity -> !entity.attributes().isEmpty()
                        && !sample.model().recordsOf(entity.name()).isEmpty())
                .toList();
        Entity entity = entities.get(random.nextInt(entities.size()));
        List<SampleRecord> records = grown(sample.model().recordsOf(entity.name()), random);
        Document many = with(sample, entity.name(), records);
        Materialization before = Materializer.materialize(many.model());

        ModelEdit edit = change(entity, random);
        DataModel changed = edit.applyTo(many).orElseThrow().model();

        List<SampleRecord> expected = new ArrayList<>();
        for (int start = 0; start < MANY; start += FEW) {
            Document few = with(sample, entity.name(), records.subList(start, Math.min(start + FEW, MANY)));
            expected.addAll(edit.applyTo(few).orElseThrow().model().recordsOf(entity.name()));
        }
        assertThat(changed.recordsOf(entity.name())).isEqualTo(expected);
        assertThat(lines(Materializer.update(before, changed))).isEqualTo(lines(Materializer.materialize(changed)));
    }

    private static List<String> lines(Materialization items) {
        List<String> lines = new ArrayList<>();
        items.notWritten().forEach(record -> lines.add(record.entity() + " " + record.number()));
        items.tables()
                .forEach(table -> table.indexes()
                        .forEach(index -> index.collections().forEach(collection -> {
                            lines.add(index.ref() + " " + collection.partitionText());
                            collection
                                    .entries()
                                    .forEach(item -> lines.add(item.entity() + item.number() + item.attributes()));
                        })));
        return lines;
    }

    @Property(tries = 20)
    void editsFollowOneAnotherInOrderThoughNobodyLookedBetweenThem(@ForAll Random random) {
        Document gitHub = SampleDocuments.gitHub();
        List<SampleRecord> records = grown(gitHub.model().recordsOf("Issue"), random);
        History unseen = History.ofSaved(with(gitHub, "Issue", records));
        History seen = History.ofSaved(with(gitHub, "Issue", records));
        String name = "Title";
        for (int i = 0; i < 8; i++) {
            ModelEdit edit = switch (random.nextInt(4)) {
                case 0 -> new AttributeEdit.Rename("Issue", name, "Title" + i);
                case 1 ->
                    new AttributeEdit.Retype("Issue", "IssueNumber", i % 2 == 0 ? AttributeType.S : AttributeType.N);
                case 2 -> RecordEdit.Add.last("Issue", records.get(random.nextInt(MANY)));
                default -> new AttributeEdit.Rename("Repo", "RepoName", "RepoName");
            };
            if (edit instanceof AttributeEdit.Rename rename && rename.entity().equals("Issue")) {
                name = rename.newName();
            }
            unseen.apply(edit);
            seen.apply(edit);
            assertThat(new ArrayList<>(seen.document().model().recordsOf("Issue")))
                    .isNotEmpty();
        }
        assertThat(unseen.document()).isEqualTo(seen.document());
        while (unseen.undo()) {
            assertThat(seen.undo()).isTrue();
        }
        assertThat(unseen.document()).isEqualTo(seen.document());
        assertThat(unseen.document().model().recordsOf("Issue")).isEqualTo(records);
    }
}
