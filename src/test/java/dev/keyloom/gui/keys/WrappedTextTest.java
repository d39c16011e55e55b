package dev.keyloom.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class WrappedTextTest {

    private static List<String> lines(String template, int columns) {
        return lines(
                WrappedText.of(TemplateSegments.full(KeyTemplate.parse(template).orElseThrow()), columns));
    }

    private static List<String> lines(WrappedText text) {
        return text.lines().stream()
                .map(line -> line.stream().map(Segment::text).collect(Collectors.joining()))
                .toList();
    }

    @Test
    void linesEndBehindSeparators() {
        assertThat(lines("PR#<OwnerName>#<RepoName>#<PullRequestNumber>", 30))
                .containsExactly("PR#<OwnerName>#<RepoName>#", "<PullRequestNumber>");
    }

    @Test
    void whatIsLongerThanALineIsCutAnywhere() {
        assertThat(lines("<PullRequestNumber>", 10)).containsExactly("<PullReque", "stNumber>");
    }

    @Test
    void wideCharactersTakeTwoColumns() {
        assertThat(WrappedText.width("訂單#A")).isEqualTo(6);
        assertThat(lines("訂單#<A>", 5)).containsExactly("訂單#", "<A>");
    }

    @Test
    void briefTemplatesHideFunctionsAndUnderlineWhatChangesShapeOrOrder() {
        List<Segment> segments = TemplateSegments.brief(KeyTemplate.of("REPO#<OwnerName|lower>#<IssueNumber|pad(7)>"));

        assertThat(segments).extracting(Segment::text).containsExactly("REPO#", "<OwnerName>", "#", "<IssueNumber>");
        assertThat(segments)
                .extracting(Segment::underline)
                .containsExactly(
                        Segment.Underline.NONE,
                        Segment.Underline.NONE,
                        Segment.Underline.NONE,
                        Segment.Underline.DOTTED);
    }

    @Property(tries = 300)
    void noCharacterIsLostAndNoLineIsTooLong(
            @ForAll @StringLength(max = 60) String template, @ForAll @IntRange(min = 2, max = 30) int columns) {
        List<Segment> segments =
                TemplateSegments.full(KeyTemplate.parse(template).orElseThrow());
        assertThat(segments.stream().map(Segment::text).collect(Collectors.joining()))
                .isEqualTo(template);

        List<String> lines = lines(WrappedText.of(segments, columns));
        assertThat(String.join("", lines)).isEqualTo(template);
        assertThat(lines).allMatch(line -> WrappedText.width(line) <= columns);
    }
}
