package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.problem.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.BeforeContainer;

class EditLawsTest {
    private static List<Document> samples = List.of();

    @BeforeContainer
    static void readSamples() {
        samples = SampleDocuments.all();
    }

    private static Document start(Random random) {
        return samples.get(random.nextInt(samples.size()));
    }

    @Property(tries = 150)
    void undoGivesTheDocumentsBackInReverseAndRedoForward(@ForAll Random random) {
        History history = History.ofSaved(start(random));
        List<Document> documents = new ArrayList<>(List.of(history.document()));
        for (int i = 0; i < 20; i++) {
            Document before = history.document();
            history.apply(RandomEdits.of(before, random));
            history.seal();
            if (history.document() != before) {
                documents.add(history.document());
            }
        }
        for (int i = documents.size() - 1; i > 0; i--) {
            assertThat(history.document()).isSameAs(documents.get(i));
            assertThat(history.undo()).isTrue();
        }
        assertThat(history.document()).isSameAs(documents.get(0));
        assertThat(history.isDirty()).isFalse();
        for (int i = 1; i < documents.size(); i++) {
            assertThat(history.redo()).isTrue();
            assertThat(history.document()).isSameAs(documents.get(i));
        }
        assertThat(history.redo()).isFalse();
    }

    @Property(tries = 150)
    void noEditLeavesANameThatNothingHas(@ForAll Random random) {
        Document document = start(random);
        for (int i = 0; i < 25; i++) {
            ModelEdit edit = RandomEdits.of(document, random);
            Result<Document> result = edit.applyTo(document);
            Document after = result.value().orElse(document);
            assertThat(DanglingNames.of(after))
                    .as("after %s of %s", edit, document.model().name())
                    .isEmpty();
            document = after;
        }
    }

    @Property(tries = 100)
    void anEditIsAValueThatMayBeAppliedAgain(@ForAll Random random) {
        Document document = start(random);
        ModelEdit edit = RandomEdits.of(document, random);
        Result<Document> first = edit.applyTo(document);
        assertThat(edit.applyTo(document)).isEqualTo(first);
    }

    @Property(tries = 200)
    void renamingBackGivesAnEqualModel(@ForAll Random random) {
        Document document = start(random);
        var entities = document.model().entities();
        var entity = entities.get(random.nextInt(entities.size()));
        Document there =
                new EntityEdit.Rename(entity.name(), "Fresh1").applyTo(document).orElseThrow();
        Document back =
                new EntityEdit.Rename("Fresh1", entity.name()).applyTo(there).orElseThrow();
        assertThat(back).isEqualTo(document);
        if (!entity.attributes().isEmpty()) {
            String attribute = entity.attributes()
                    .get(random.nextInt(entity.attributes().size()))
                    .name();
            Document renamed = new AttributeEdit.Rename(entity.name(), attribute, "Fresh1")
                    .applyTo(document)
                    .orElseThrow();
            assertThat(renamed.model().entity(entity.name()).orElseThrow().attributeNames())
                    .contains("Fresh1")
                    .doesNotContain(attribute);
        }
    }
}
