package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DanglingNamesTest {
    @Test
    void sampleModelsHaveNone() {
        SampleDocuments.all()
                .forEach(document -> assertThat(DanglingNames.of(document))
                        .as(document.model().name())
                        .isEmpty());
    }
}
