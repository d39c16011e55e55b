package dev.keyloom.gui.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.gui.findings.RulePage.Block;
import dev.keyloom.gui.findings.RulePage.Kind;
import dev.keyloom.gui.findings.RulePage.Stretch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RulePageTest {
    @Test
    void headingsParagraphsListsAndCodeAreToldApart() {
        RulePage page = RulePage.parse("""
                # K01 · Title

                One sentence
                over two lines.

                ```
                PK  A
                SK  B
                ```

                ## Why

                * one
                * two,
                  longer
                """);
        assertThat(page.blocks())
                .containsExactly(
                        new Block(Kind.TITLE, "K01 · Title"),
                        new Block(Kind.PARAGRAPH, "One sentence over two lines."),
                        new Block(Kind.CODE, "PK  A\nSK  B"),
                        new Block(Kind.HEADING, "Why"),
                        new Block(Kind.ITEM, "one"),
                        new Block(Kind.ITEM, "two, longer"));
    }

    @Test
    void wordsBetweenBackticksAreCode() {
        assertThat(RulePage.stretches("Write `pad(7)` here"))
                .isEqualTo(List.of(
                        new Stretch("Write ", Kind.PARAGRAPH),
                        new Stretch("pad(7)", Kind.CODE),
                        new Stretch(" here", Kind.PARAGRAPH)));
    }

    @Test
    void everyPageBeginsWithTheTitleOfItsRule() throws IOException {
        try (Stream<Path> pages = Files.list(Path.of("docs/rules"))) {
            assertThat(pages.filter(page -> page.getFileName().toString().matches("[A-Z]\\d\\d\\.md")))
                    .isNotEmpty()
                    .allSatisfy(page -> {
                        Block first =
                                RulePage.parse(Files.readString(page)).blocks().get(0);
                        assertThat(first.kind()).isEqualTo(Kind.TITLE);
                        assertThat(first.text())
                                .startsWith(page.getFileName().toString().replace(".md", ""));
                    });
        }
    }
}
