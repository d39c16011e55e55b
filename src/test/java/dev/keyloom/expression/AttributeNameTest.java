package dev.keyloom.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttributeNameTest {
    @ParameterizedTest
    @ValueSource(strings = {"PK", "_x", "a1", "名", "Remove", "set", "size"})
    void wordsAreWrittenAsTheyAre(String name) {
        assertThat(AttributeName.plain(name).text()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "1a", "net.total", "a-b", "AND", "Between", "true", "#a", " a", "a\n"})
    void otherNamesNeedAPlaceholder(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AttributeName.plain(name))
                .withMessageContaining("needs a placeholder");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "a-b", "#a"})
    void placeholdersAreWords(String placeholder) {
        assertThatIllegalArgumentException().isThrownBy(() -> AttributeName.placeholder(placeholder));
    }

    @Test
    void aBoundPlaceholderMeansAnyName() {
        AttributeName bound =
                AttributeName.placeholder("t").bind(Bindings.ofRequest(Map.of("#t", "net.total"), Map.of()));
        assertThat(bound.name()).isEqualTo("net.total");
        assertThat(bound.text()).isEqualTo("#t");
    }
}
