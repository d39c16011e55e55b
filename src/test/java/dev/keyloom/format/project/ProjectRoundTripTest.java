package dev.keyloom.format.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.problem.Result;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ProjectRoundTripTest {
    @Property(tries = 400)
    void whatIsWrittenReadsAsTheSameDocument(@ForAll("documents") Document document) {
        Result<Document> read = ProjectReader.read(ProjectWriter.write(document));

        assertThat(read.value()).contains(document);
    }

    @Property(tries = 200)
    void theSameDocumentIsAlwaysTheSameBytes(@ForAll("documents") Document document) {
        String written = ProjectWriter.text(document);

        assertThat(ProjectWriter.text(
                        ProjectReader.read(ProjectWriter.write(document)).orElseThrow()))
                .isEqualTo(written);
    }

    @Property(tries = 200)
    void linesEndWithoutBlanksAndTheLastOneWithANewline(@ForAll("documents") Document document) {
        String written = ProjectWriter.text(document);

        assertThat(written).endsWith("}\n").doesNotContain(" \n", "\r", "\t");
    }

    @Provide
    Arbitrary<Document> documents() {
        return ArbitraryDocuments.documents();
    }
}
