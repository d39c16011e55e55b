package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Span;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTemplateParseTest {
    @Test
    void partsAreLiteralsAndReferencesWithTheirPlaces() {
        KeyTemplate template = KeyTemplate.of("😀#<OwnerName|lower>#<n|pad(7, 2)>");
        assertThat(template.parts())
                .containsExactly(
                        new TemplatePart.Literal("😀#", new Span(0, 2)),
                        new TemplatePart.Reference(
                                Optional.of(AttributePath.of("OwnerName")),
                                List.of(new FunctionCall(TemplateFunction.LOWER, List.of(), new Span(13, 5))),
                                new Span(2, 17)),
                        new TemplatePart.Literal("#", new Span(19, 1)),
                        new TemplatePart.Reference(
                                Optional.of(AttributePath.of("n")),
                                List.of(new FunctionCall(TemplateFunction.PAD, List.of("7", "2"), new Span(23, 9))),
                                new Span(20, 13)));
        assertThat(template.literalHead()).isEqualTo("😀#");
        assertThat(template.attributeNames()).containsExactly("OwnerName", "n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # written                           ! reference as it is understood
        < OwnerName | lower >               ! OwnerName|lower
        <a|pad ( 7 , 2 )>                   ! a|pad(7,2)
        <First Name>                        ! First Name
        <#Type>                             ! #Type
        <Address.City>                      ! Address.City
        <Lines[0]>                          ! Lines[0]
        <a . b [ 12 ] . c>                  ! a.b[12].c
        <a\\.b>                             ! a\\.b
        <random(10)|pad(2)>                 ! random(10)|pad(2)
        <x|random(10)>                      ! x|random(10)
        <random>                            ! random
        <a|default("x>y|\\"z\\"")>          ! a|default("x>y|\\"z\\"")
        <a|lower()>                         ! a|lower
        <a|code("Open=0,Closed=1")>         ! a|code("Open=0,Closed=1")
        <Größe>                             ! Größe
        """)
    void referencesAreRead(String written, String understood) {
        KeyTemplate template = KeyTemplate.of(written);
        assertThat(template.references())
                .extracting(TemplatePart.Reference::text)
                .containsExactly(understood);
        assertThat(template.problems()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # written    ! literal
        \\=PK        ! =PK
        a\\<b\\>c    ! a<b>c
        a\\\\b       ! a\\b
        a\\b         ! a\\b
        a=b          ! a=b
        a\\=b        ! a\\=b
        \\           ! \\
        #METADATA    ! #METADATA
        {a}          ! {a}
        """)
    void literalsAreReadWithoutTheirEscapes(String written, String literal) {
        KeyTemplate template = KeyTemplate.of(written);
        assertThat(template.literalHead()).isEqualTo(literal);
        assertThat(template.parts()).hasSize(1);
    }

    @Test
    void keyCopyNamesTheOtherKey() {
        assertThat(KeyTemplate.of("= GSI1PK").copiedKey()).contains("GSI1PK");
        assertThat(KeyTemplate.of("=PK").attributeNames()).isEmpty();
        assertThat(KeyTemplate.of("<PK>").isKeyCopy()).isFalse();
    }

    @Test
    void nestedReferenceNamesItsTopLevelAttributeOnce() {
        assertThat(KeyTemplate.of("<b.x>#<a>#<b.y>").attributeNames()).containsExactly("b", "a");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # template                ! code                                ! offset ! length ! suggestion
        ``                        ! template-empty                      ! 0      ! 0      !
        REPO#<Owner               ! template-unclosed-reference         ! 5      ! 6      ! <Owner>
        😀<Owner#<Repo>           ! template-unclosed-reference         ! 1      ! 7      ! <Owner>#
        <                         ! template-unclosed-reference         ! 0      ! 1      !
        A>B                       ! template-stray-bracket              ! 1      ! 1      ! \\>
        A<>                       ! template-empty-reference            ! 1      ! 2      !
        A< >                      ! template-empty-reference            ! 1      ! 3      !
        =                         ! template-copy-without-name          ! 0      ! 1      !
        =PK#<a>                   ! template-copy-not-alone             ! 0      ! 7      ! \\=PK#<a>
        <a|lowr>                  ! template-unknown-function           ! 3      ! 4      ! lower
        <a|Lower>                 ! template-unknown-function           ! 3      ! 5      ! lower
        <a|padding(7)>            ! template-unknown-function           ! 3      ! 7      !
        <a|>                      ! template-name-missing               ! 3      ! 0      !
        <|lower>                  ! template-name-missing               ! 1      ! 0      !
        <lower(3)>                ! template-function-without-attribute ! 1      ! 5      !
        <a|pad>                   ! template-argument-count             ! 3      ! 3      ! pad(7)
        <a|pad(1,2,3)>            ! template-argument-count             ! 3      ! 10     ! pad(7)
        <a|lower(1)>              ! template-argument-count             ! 3      ! 8      ! lower
        <a|pad(0)>                ! template-bad-argument               ! 7      ! 1      ! 1
        <a|pad(999)>              ! template-bad-argument               ! 7      ! 3      ! 126
        <a|pad(99999999999)>      ! template-bad-argument               ! 7      ! 11     ! 126
        <a|pad(x)>                ! template-bad-argument               ! 7      ! 1      !
        <a|pad("7")>              ! template-bad-argument               ! 7      ! 3      ! 126
        <a|pad(7,)>               ! template-bad-argument               ! 9      ! 0      !
        <a|iso(second)>           ! template-bad-argument               ! 7      ! 6      ! seconds
        <a|sha256(65)>            ! template-bad-argument               ! 10     ! 2      ! 64
        <a|shard(100,1)>          ! template-bad-argument               ! 13     ! 1      ! 2
        <a|default(x)>            ! template-bad-argument               ! 11     ! 1      ! "x"
        <a|code("Open")>          ! template-bad-argument               ! 8      ! 6      !
        <a|code("a=0,a=1")>       ! template-bad-argument               ! 8      ! 9      !
        <a|pad(7>                 ! template-unclosed-arguments         ! 6      ! 2      !
        <a|default("x)            ! template-unclosed-reference         ! 0      ! 14     ! <a|default("x)>
        <a..b>                    ! template-unexpected-character       ! 3      ! 1      !
        <a b]>                    ! template-unexpected-character       ! 4      ! 1      !
        <a[x]>                    ! template-bad-position               ! 2      ! 3      !
        <a[-1]>                   ! template-bad-position               ! 2      ! 4      !
        """)
    void faultsAreProblemsWithPlaceAndSuggestion(
            String template, String code, int offset, int length, String suggestion) {
        Result<KeyTemplate> result = KeyTemplate.parse(template);
        assertThat(result.value().map(KeyTemplate::text)).contains(template);
        assertThat(result.orElseThrow().isBroken()).isTrue();
        Problem problem = result.problems().get(0);
        assertThat(problem.code()).isEqualTo(code);
        assertThat(problem.place().span()).contains(new Span(offset, length));
        assertThat(problem.suggestion()).isEqualTo(Optional.ofNullable(suggestion));
        assertThat(result.problems()).hasSize(1);
    }

    @Test
    void messagesQuoteAndSuggest() {
        assertThat(KeyTemplate.parse("<Owner|lowr>").problems().get(0).message())
                .isEqualTo("\"<Owner|lowr>\" uses lowr, which is no function. Did you mean lower?");
    }

    @Test
    void everyFaultIsReportedAndTheRestIsUnderstood() {
        KeyTemplate template = KeyTemplate.parse("<a|lowr>#<b|pad(0)>>").orElseThrow();
        assertThat(template.problems())
                .extracting(Problem::code)
                .containsExactly("template-unknown-function", "template-bad-argument", "template-stray-bracket");
        assertThat(template.attributeNames()).containsExactly("a", "b");
    }

    @Test
    void aTemplateThatIsNotFinishedStillNamesItsAttribute() {
        KeyTemplate template = KeyTemplate.parse("REPO#<Owner|low").orElseThrow();
        assertThat(template.attributeNames()).containsExactly("Owner");
        assertThat(template.parts().get(1).span()).isEqualTo(new Span(5, 10));
    }

    @Test
    void halfOfASurrogatePairIsReported() {
        assertThat(KeyTemplate.parse("a\uD83D<b>").problems())
                .extracting(Problem::code)
                .containsExactly("template-not-unicode");
        assertThat(KeyTemplate.parse("<a|default(\"\uD83D\")>").problems())
                .extracting(Problem::code)
                .containsExactly("template-not-unicode");
    }

    @Test
    void ofThrowsOnABrokenTemplate() {
        assertThatThrownBy(() -> KeyTemplate.of("A>B"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("A>B");
    }

    @Test
    void templatesAreEqualByText() {
        assertThat(KeyTemplate.of("A#<b>"))
                .isEqualTo(KeyTemplate.of("A#<b>"))
                .hasSameHashCodeAs(KeyTemplate.of("A#<b>"));
        assertThat(KeyTemplate.of("A#<b>")).isNotEqualTo(KeyTemplate.of("A#< b >"));
        assertThat(KeyTemplate.of("A#<b>")).hasToString("A#<b>");
    }

    @ParameterizedTest
    @ValueSource(ints = {1000, 100_000, 1_000_000})
    void hostileTemplatesAreRefusedQuickly(int size) {
        for (String piece : List.of("<a>", "<", "<a|lower", "[0]", "\\", "\"", "<a|default(\"", "x", ">")) {
            KeyTemplate template = KeyTemplate.parse(piece.repeat(size)).orElseThrow();
            assertThat(template.parts().size()).isLessThanOrEqualTo(TemplateParser.MAX_PARTS + 2);
            assertThat(template.problems().size()).isLessThanOrEqualTo(TemplateParser.MAX_PROBLEMS);
        }
        String deep = "<a" + "[0]".repeat(1000) + "|lower".repeat(200) + ">";
        assertThat(KeyTemplate.parse(deep).orElseThrow().isBroken()).isTrue();
    }

    @Provide
    Arbitrary<String> scribbles() {
        return Arbitraries.of(
                        "<", ">", "|", "(", ")", "\"", "\\", ",", ".", "[", "]", "=", "a", "pad", "7", " ", "😀",
                        "\uD83D", "random", "code")
                .list()
                .ofMaxSize(14)
                .map(pieces -> String.join("", pieces));
    }

    @Property
    void everyTextHasPartsThatCoverItAndProblemsInside(@ForAll("scribbles") String text) {
        KeyTemplate template = KeyTemplate.parse(text).orElseThrow();
        int length = text.codePointCount(0, text.length());
        int end = 0;
        for (TemplatePart part : template.parts()) {
            assertThat(part.span().offset()).isEqualTo(end);
            end = part.span().end();
        }
        assertThat(end).isEqualTo(length);
        assertThat(template.problems())
                .allSatisfy(problem ->
                        assertThat(problem.place().span().orElseThrow().end()).isBetween(0, length));
    }
}
