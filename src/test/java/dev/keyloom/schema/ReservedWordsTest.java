package dev.keyloom.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReservedWordsTest {
    @Test
    void thereAreAsManyAsTheServiceLists() {
        assertThat(ReservedWords.all()).hasSize(573).allMatch(word -> word.matches("[A-Z_]+"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"status", "Name", "SIZE", "timestamp", "Ttl", "abort", "zone"})
    void wordsAreReservedInAnyCase(String word) {
        assertThat(ReservedWords.contains(word)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"PK", "remove", "Repo", "", "status ", "ıdentıty"})
    void otherWordsAreFree(String word) {
        assertThat(ReservedWords.contains(word)).isFalse();
    }
}
