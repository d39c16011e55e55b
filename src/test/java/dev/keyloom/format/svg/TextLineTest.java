package dev.keyloom.format.svg;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.TextStyle;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class TextLineTest {
    private static List<String> wrapped(String text, TextStyle style, double most, List<String> breaks) {
        return TextLine.of(text, Ink.TEXT).wrapped(style, most, breaks).stream()
                .map(TextLine::text)
                .toList();
    }

    @Test
    void keysBreakBehindTheirSeparator() {
        assertThat(wrapped("REPO#alexdebrie#dynamodb-book", TextStyle.KEY, 140, TextLine.KEY_BREAKS))
                .containsExactly("REPO#alexdebrie#", "dynamodb-book");
    }

    @Test
    void aStretchThatIsTooLongBreaksElsewhere() {
        assertThat(wrapped("ISSUE#<IssueNumber|pad(7)>", TextStyle.KEY, 100, TextLine.KEY_BREAKS))
                .containsExactly("ISSUE#", "<IssueNumber|", "pad(7)>");
        assertThat(wrapped("3b2b55eb92de43539010b7ac80d553ec", TextStyle.KEY, 100, TextLine.KEY_BREAKS))
                .containsExactly("3b2b55eb92de435", "39010b7ac80d553", "ec");
    }

    @Test
    void sentencesBreakAtBlanksWhichAreDropped() {
        assertThat(wrapped("not in the index at all", TextStyle.LABEL, 60, TextLine.PROSE_BREAKS))
                .containsExactly("not in the", "index at all");
    }

    @Test
    void coloursStayWithTheirText() {
        TextLine line = new TextLine(List.of(new TextLine.Run("REPO#", Ink.TEXT), new TextLine.Run("<A>", Ink.ACCENT)));
        assertThat(line.wrapped(TextStyle.KEY, 40, TextLine.KEY_BREAKS))
                .containsExactly(TextLine.of("REPO#", Ink.TEXT), TextLine.of("<A>", Ink.ACCENT));
    }

    @Property(tries = 200)
    void keysLoseNothingAndFit(
            @ForAll @StringLength(max = 60) @CharRange(from = '!', to = '~') String text,
            @ForAll @DoubleRange(min = 1, max = 300) double most) {
        List<TextLine> lines = TextLine.of(text, Ink.TEXT).wrapped(TextStyle.KEY, most, TextLine.KEY_BREAKS);
        assertThat(lines.stream().map(TextLine::text).collect(Collectors.joining()))
                .isEqualTo(text);
        assertThat(lines)
                .allMatch(
                        line -> line.width(TextStyle.KEY) <= most || line.text().length() == 1);
    }

    @Property(tries = 200)
    void sentencesLoseBlanksOnly(
            @ForAll @StringLength(max = 60) @CharRange(from = ' ', to = '~') String text,
            @ForAll @DoubleRange(min = 1, max = 300) double most) {
        List<TextLine> lines = TextLine.of(text, Ink.TEXT).wrapped(TextStyle.LABEL, most, TextLine.PROSE_BREAKS);
        assertThat(lines.stream()
                        .map(TextLine::text)
                        .collect(Collectors.joining())
                        .replace(" ", ""))
                .isEqualTo(text.replace(" ", ""));
    }
}
