package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverlapTest {
    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # first                    ! second                          ! same text
        USER#<id>                  ! ORDER#<id>                      ! NEVER
        USER#<id>                  ! USER#<name>                     ! POSSIBLE
        USER#<id>                  ! USER#<id>#POST#<post>           ! POSSIBLE
        META                       ! META                            ! POSSIBLE
        META                       ! META2                           ! NEVER
        <a>                        ! META                            ! POSSIBLE
        ISSUE#<n|pad(7)>           ! ISSUE#<n|pad(6)>                ! NEVER
        ISSUE#<n|pad(7)>           ! ISSUE#<x|lower>                 ! POSSIBLE
        #<t|iso>                   ! #<n|pad(24)>                    ! NEVER
        #<t|iso>                   ! #<t|iso(seconds)>               ! NEVER
        #<t|day>                   ! #<u|day>                        ! POSSIBLE
        <s|code("a=0,b=1")>        ! <s|code("c=2,d=3")>             ! NEVER
        <s|code("a=0,b=1")>        ! <n|pad(1)>                      ! POSSIBLE
        <a|escape>#<b|escape>      ! <a|escape>#<b|escape>#<c>       ! NEVER
        <a>#<b>                    ! <a>#<b>#<c>                     ! POSSIBLE
        <a|lower>                  ! USER                            ! NEVER
        <a|upper>                  ! USER                            ! POSSIBLE
        <a|trim>                   ! `<b> `                          ! NEVER
        <a|sha256(4)>              ! <b|sha256(4)>                   ! POSSIBLE
        A<a|sha256>                ! A<b>                            ! MAYBE
        <a|sha256(4)>              ! USER                            ! NEVER
        S<a|shard(8)>              ! S8                              ! NEVER
        S<random(8)>               ! S<a|shard(4)>                   ! MAYBE
        S<random(8)>               ! S<random(4)>                    ! POSSIBLE
        <a|first(3)>               ! abcd                            ! NEVER
        <a><a>                     ! xy                              ! MAYBE
        <n|signed(3)>              ! 2000                            ! NEVER
        =PK                        ! USER                            ! MAYBE
        """)
    void keysOfTwoTemplatesMayBeEqual(String first, String second, Overlap.Possibility possibility) {
        Overlap overlap = Overlap.of(KeyTemplate.of(first), KeyTemplate.of(second));
        assertThat(overlap.sameText().possibility()).isEqualTo(possibility);
        assertThat(overlap.sameText().witness().isPresent()).isEqualTo(possibility != Overlap.Possibility.NEVER);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        # first,            second,          first's head begins second
        REPO,               REPOAPP,         POSSIBLE
        REPO#<a>,           REPOAPP#<a>,     NEVER
        ORDER#<a>,          ORDER#<a>#L<b>,  POSSIBLE
        20<n>,              <t|iso>,         POSSIBLE
        2020-13<n>,         <t|iso>,         NEVER
        <a>,                USER#<a>,        POSSIBLE
        USER#<a>,           <a>,             POSSIBLE
        A<a>,               <b|sha256>,      NEVER
        """)
    void headOfOneMayBeginAKeyOfTheOther(String first, String second, Overlap.Possibility possibility) {
        Overlap overlap = Overlap.of(KeyTemplate.of(first), KeyTemplate.of(second));
        assertThat(overlap.firstHeadBeginsSecond().possibility()).isEqualTo(possibility);
    }

    @Test
    void witnessIsShortAndHasNoEmptyValues() {
        assertThat(Overlap.of(KeyTemplate.of("USER#<id>"), KeyTemplate.of("USER#<id>#POST#<post>"))
                        .sameText()
                        .witness())
                .contains("USER#a#POST#a");
    }

    @Test
    void knowledgeOfAttributesMakesAnswersExact() {
        KeyTemplate user = KeyTemplate.of("USER#<id>");
        KeyTemplate post = KeyTemplate.of("USER#<id>#POST#<post>");
        AttributeDomains withoutHash = path -> Domain.of(AttributeType.S).withoutCharacters("#");
        assertThat(Overlap.of(user, withoutHash, post, withoutHash).sameText().isNever())
                .isTrue();
        assertThat(Overlap.of(user, path -> Domain.of(AttributeType.N), post, withoutHash)
                        .sameText()
                        .isNever())
                .isTrue();

        KeyTemplate status = KeyTemplate.of("<Status|upper>#<n|pad(3)>");
        AttributeDomains listed = path -> path.attribute().equals("Status")
                ? Domain.UNKNOWN.withValues(List.of(AttributeValue.of("Open"), AttributeValue.of("Closed")))
                : Domain.UNKNOWN;
        assertThat(Overlap.of(status, listed, KeyTemplate.of("GONE#001"), listed)
                        .sameText()
                        .isNever())
                .isTrue();
        assertThat(Overlap.of(status, listed, KeyTemplate.of("OPEN#001"), listed)
                        .sameText()
                        .possibility())
                .isEqualTo(Overlap.Possibility.POSSIBLE);

        AttributeDomains ulid = path -> Domain.of(AttributeType.S).withFormat(TextFormat.ULID);
        assertThat(Overlap.of(KeyTemplate.of("M#<id>"), ulid, KeyTemplate.of("M#<t|iso>"), AttributeDomains.UNKNOWN)
                        .sameText()
                        .isNever())
                .isTrue();
    }

    @Test
    void prefixIsComparedWithKeys() {
        KeyTemplate issue = KeyTemplate.of("ISSUE#<n|pad(7)>");
        assertThat(Overlap.ofPrefix("ISSUE#00", issue, AttributeDomains.UNKNOWN).possibility())
                .isEqualTo(Overlap.Possibility.POSSIBLE);
        assertThat(Overlap.ofPrefix("ISSUE#a", issue, AttributeDomains.UNKNOWN).isNever())
                .isTrue();
        assertThat(Overlap.ofPrefix("", issue, AttributeDomains.UNKNOWN).isNever())
                .isFalse();
    }

    @Test
    void aSearchThatIsTooLongIsGivenUp() {
        KeyTemplate first = KeyTemplate.of("<a|first(128)>".repeat(90));
        KeyTemplate second = KeyTemplate.of("<b|first(127)>".repeat(90) + "x");
        assertThat(Overlap.of(first, second).sameText()).isEqualTo(Overlap.Answer.UNDECIDED);
    }
}
