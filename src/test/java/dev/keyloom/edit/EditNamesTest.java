package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EditNamesTest {
    private final Document document = SampleDocuments.gitHub();

    private static ResourceBundle bundle(String language) {
        return ResourceBundle.getBundle(
                EditName.BUNDLE,
                Locale.forLanguageTag(language),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    private static List<Class<?>> kindsOf(Class<?> type) {
        List<Class<?>> kinds = new ArrayList<>();
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            kinds.addAll(permitted.isInterface() ? kindsOf(permitted) : List.of(permitted));
        }
        return kinds;
    }

    @Test
    void everyKindOfEditIsTried() {
        List<Class<?>> kinds = kindsOf(ModelEdit.class);
        kinds.remove(CompositeEdit.class);
        assertThat(RandomEdits.ofEveryKind(document, new Random(1)).keySet())
                .containsExactlyInAnyOrderElementsOf(kinds.stream()
                        .<Class<? extends ModelEdit>>map(kind -> kind.asSubclass(ModelEdit.class))
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh-TW"})
    void everyEditHasATextWithoutUnfilledPlaces(String language) {
        for (int seed = 0; seed < 30; seed++) {
            for (ModelEdit edit :
                    RandomEdits.ofEveryKind(document, new Random(seed)).values()) {
                assertThat(edit.name().in(bundle(language)))
                        .as(edit.toString())
                        .isNotBlank()
                        .doesNotContainPattern("\\{\\d\\}");
            }
        }
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(new TreeSet<>(bundle("zh-TW").keySet()))
                .isEqualTo(new TreeSet<>(bundle("en").keySet()));
        assertThat(bundle("zh-TW").getString("edit.rename-entity"))
                .isNotEqualTo(bundle("en").getString("edit.rename-entity"));
    }

    @Test
    void theMenuQuotesTheUsersOwnWords() {
        assertThat(new EntityEdit.Rename("Repo", "Repository").name().in(bundle("en")))
                .isEqualTo("rename Repo");
    }
}
