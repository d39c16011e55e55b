package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RecordEditTest {
    private final Document gitHub = SampleDocuments.gitHub();

    private static SampleRecord record(int number) {
        return SampleRecord.of(Item.builder().put("Number", number).build());
    }

    private static Document withRecords(int count) {
        return Document.of(DataModel.empty("Big")
                .withEntities(List.of(Entity.of("E", "T"), Entity.of("Other", "T")))
                .withRecords(Map.of(
                        "E",
                        IntStream.range(0, count)
                                .mapToObj(RecordEditTest::record)
                                .toList(),
                        "Other",
                        List.of(record(0)))));
    }

    private static List<SampleRecord> applied(ModelEdit edit, Document document) {
        return edit.applyTo(document).orElseThrow().model().recordsOf("E");
    }

    @Test
    void recordsAreAddedRemovedAndReplacedAtTheirPositions() {
        Document document = withRecords(4);
        assertThat(applied(new RecordEdit.Add("E", List.of(record(8), record(9)), Optional.of(1)), document))
                .containsExactly(record(0), record(8), record(9), record(1), record(2), record(3));
        assertThat(applied(new RecordEdit.Remove("E", new TreeSet<>(List.of(0, 2))), document))
                .containsExactly(record(1), record(3));
        assertThat(applied(new RecordEdit.Replace("E", 3, record(7)), document))
                .containsExactly(record(0), record(1), record(2), record(7));
        assertThat(applied(new RecordEdit.ReplaceAll("E", List.of()), document)).isEmpty();
    }

    @Test
    void positionThatIsNotThereIsRefusedAndNothingChanges() {
        Document document = withRecords(4);
        assertThat(new RecordEdit.Remove("E", new TreeSet<>(List.of(1, 4)))
                        .applyTo(document)
                        .value())
                .isEmpty();
        assertThat(new RecordEdit.SetValue("E", -1, "A", AttributeValue.of(1))
                        .applyTo(document)
                        .value())
                .isEmpty();
        assertThat(RecordEdit.Add.last("Nobody", record(1)).applyTo(document).value())
                .isEmpty();
    }

    /** The new row is meant by its position in the design, wherever a view shows it after sorting. */
    @Test
    void typingIntoANewRecordLeavesTheOthers() {
        History history = History.ofSaved(withRecords(1));
        history.apply(RecordEdit.Add.last("E", SampleRecord.of(Item.EMPTY)));
        history.apply(new RecordEdit.SetValue("E", 1, "PK", AttributeValue.of("a")));
        history.apply(new RecordEdit.SetValue("E", 1, "SK", AttributeValue.of("1")));
        assertThat(history.document().model().recordsOf("E"))
                .containsExactly(
                        record(0),
                        SampleRecord.of(
                                Item.builder().put("PK", "a").put("SK", "1").build()));
    }

    @Test
    void sameValueAgainIsNoChange() {
        Document document = withRecords(2);
        assertThat(new RecordEdit.SetValue("E", 1, "Number", AttributeValue.of(1))
                        .applyTo(document)
                        .orElseThrow())
                .isSameAs(document);
        assertThat(new RecordEdit.RemoveValue("E", 1, "Nothing")
                        .applyTo(document)
                        .orElseThrow())
                .isSameAs(document);
    }

    @Test
    void aChangeSharesEveryOtherRecordAndList() {
        Document document = withRecords(5000);
        Document changed = new RecordEdit.SetValue("E", 2500, "Number", AttributeValue.of(-1))
                .applyTo(document)
                .orElseThrow();
        assertThat(changed.model().recordsOf("Other")).isSameAs(document.model().recordsOf("Other"));
        assertThat(changed.model().entities()).isSameAs(document.model().entities());
        List<SampleRecord> before = document.model().recordsOf("E");
        List<SampleRecord> after = changed.model().recordsOf("E");
        assertThat(IntStream.range(0, 5000).filter(i -> before.get(i) != after.get(i)))
                .containsExactly(2500);
    }

    @Test
    void recordsOfTheSampleStayWhereOtherPartsChange() {
        Document changed = new EntityEdit.Describe("Repo", Optional.of("x"))
                .applyTo(gitHub)
                .orElseThrow();
        assertThat(changed.model().recordsOf("Repo")).isSameAs(gitHub.model().recordsOf("Repo"));
    }
}
