package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The way back from a key to the values it was made from. */
class MatchTest {
    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # template                            ! key                        ! value of v
        REPO#<v>                              ! REPO#a#b                   ! a#b
        <v>                                   ! x                          ! x
        d-<v>.<w>                             ! d-3.4                      ! 3
        <v|escape>#<w>                        ! a%23b#c#d                  ! a#b
        <v|lower>                             ! äb                         ! äb
        <v|upper>                             ! ÄB                         ! ÄB
        <v|iso>                               ! 2020-05-04T10:15:30.000Z   ! 2020-05-04T10:15:30.000Z
        <v|iso(seconds)>                      ! 2020-05-04T10:15:30Z       ! 2020-05-04T10:15:30Z
        <v|descTime>                          ! 8281099999876              ! 2024-06-20T16:13:20.123Z
        <v|code("Open=0,Closed=1")>           ! 1                          ! Closed
        <v|default("x")>                      ! y                          ! y
        <v|first(5)>                          ! abc                        ! abc
        <v|trim>-                             ! a b-                       ! a b
        <v>#<v|lower>#<w>                     ! A#B#a#b#                   ! A#B
        <v>#<v>                               ! x#x                        ! x
        """)
    void textIsFoundAgain(String template, String key, String v) {
        Reading reading = KeyTemplate.of(template).match(key).reading().orElseThrow();
        assertThat(reading.value("v")).contains(AttributeValue.of(v));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # template               ! key             ! value of v
        ISSUE#<v|pad(7)>         ! ISSUE#0000004   ! 4
        ISSUE#<v|pad(7)>         ! ISSUE#1200000   ! 1200000
        <v|pad(3,2)>             ! 012.50          ! 12.5
        <v|desc(7)>              ! 9999994         ! 5
        <v|signed(4)>            ! 10003           ! 3
        <v|signed(4)>            ! 09989           ! -10
        <v|signed(2,1)>          ! 098.4           ! -1.5
        <v|epoch>                ! 1718900000      ! 1718900000
        <v|epoch(millis)>        ! 1718900000000   ! 1718900000
        <v|desc(3)>#<v>          ! 994#5           ! 5
        <v>#<v|desc(3)>          ! 5#994           ! 5
        """)
    void numbersAreFoundAgain(String template, String key, BigDecimal v) {
        Reading reading = KeyTemplate.of(template).match(key).reading().orElseThrow();
        assertThat(reading.value("v").orElseThrow().scalarText())
                .isEqualTo(AttributeValue.of(v).scalarText());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
        # template               ! key
        ISSUE#<n|pad(7)>         ! ISSUE#12
        ISSUE#<n|pad(7)>         ! ISSUE#12345678
        ISSUE#<n|pad(7)>         ! ISSUE#000000x
        ISSUE#<n|pad(7)>         ! ISS
        META                     ! META2
        <a>#<b>                  ! xyz
        <a>#<a|desc(2)>          ! 5#95
        <a>#<a>                  ! x#y
        <a>#<a|lower>            ! X#y
        <a>#<a|sha256(4)>        ! abc#0000
        <a>#<a|shard(10)>        ! abc#3
        <t|iso>                  ! 2020-02-30T00:00:00.000Z
        <t|iso>                  ! 2020-02-03T00:00:00Z
        <t|day>                  ! 2020-02-30
        <t|descTime>             ! 123
        <a|lower>                ! ABC
        <a|trim>                 ! ` x`
        <a|nfc>                  ! `e\u0301`
        <a|escape>               ! a#b
        <a|escape>               ! a%2db
        <a|first(2)>             ! abc
        <a|code("Open=0")>       ! 1
        <a|sha256(4)>            ! abcg
        <a|shard(10)>            ! 10
        <a|shard(10,2)>          ! 9
        <random(4)>              ! 4
        <n|signed(2)>            ! 212
        <n|pad(2,1)>             ! 1234
        <n|epoch>                ! 01
        <a|default("x")|pad(2)>  ! xy
        """)
    void whatTheTemplateCannotMakeDoesNotFit(String template, String key) {
        Match match = KeyTemplate.of(template).match(key);
        assertThat(match.fits()).as("%s", match).isFalse();
        assertThat(((Match.None) match).reason()).contains(key);
    }

    @Test
    void reasonNamesThePartWhereTheKeyStopsFitting() {
        assertThat(KeyTemplate.of("ISSUE#<n|pad(7)>#x").match("ISSUE#12"))
                .isEqualTo(new Match.None("\"ISSUE#12\" does not fit \"ISSUE#<n|pad(7)>#x\": "
                        + "\"12\" stands where <n|pad(7)> is expected"));
    }

    @Test
    void separatorsInsideValuesLeaveSeveralReadings() {
        Match match = KeyTemplate.of("<a>#<b>").match("x#y#z");
        assertThat(match).isInstanceOf(Match.Several.class);
        assertThat(((Match.Several) match).examples())
                .extracting(reading -> reading.value("a").orElseThrow())
                .containsExactly(AttributeValue.of("x"), AttributeValue.of("x#y"));
        assertThat(match.reading()).isEmpty();
    }

    @Test
    void knowledgeOfAttributesLeavesOneReading() {
        KeyTemplate template = KeyTemplate.of("<a>#<b>");
        Match match = template.match("x#7", path -> Domain.of(AttributeType.N));
        assertThat(match.fits()).isFalse();
        AttributeDomains numberBehind =
                path -> path.attribute().equals("b") ? Domain.of(AttributeType.N) : Domain.UNKNOWN;
        assertThat(template.match("x#y#7", numberBehind).reading().orElseThrow().value("b"))
                .contains(AttributeValue.of(7));
        AttributeDomains listed = path -> path.attribute().equals("a")
                ? Domain.UNKNOWN.withValues(List.of(AttributeValue.of("x"), AttributeValue.of("z")))
                : Domain.UNKNOWN;
        assertThat(template.match("x#y#z", listed).reading().orElseThrow().value("b"))
                .contains(AttributeValue.of("y#z"));
    }

    @Test
    void oneCodeForTwoWordsLeavesTwoReadings() {
        Match match = KeyTemplate.of("<s|code(\"Open=0,New=0\")>").match("0");
        assertThat(((Match.Several) match).examples())
                .extracting(reading -> reading.value("s").orElseThrow())
                .containsExactly(AttributeValue.of("Open"), AttributeValue.of("New"));
    }

    @Test
    void readingTellsWhichValuesAreExact() {
        Reading reading = KeyTemplate.of("<a|lower>#<n|pad(3)>#<t|day>#<b>")
                .match(
                        "x#007#2020-05-04#y",
                        path -> path.attribute().equals("n") ? Domain.of(AttributeType.N) : Domain.UNKNOWN)
                .reading()
                .orElseThrow();
        assertThat(reading.isExact("a")).isFalse();
        assertThat(reading.isExact("n")).isTrue();
        assertThat(reading.isExact("b")).isTrue();
        assertThat(reading.value("t")).isEmpty();
    }

    @Test
    void nestedValuesComeBackNested() {
        Reading reading = KeyTemplate.of("<Address.City>#<Address.Lines[1]>")
                .match("Oslo#x")
                .reading()
                .orElseThrow();
        AttributeValue lines = new AttributeValue.L(List.of(new AttributeValue.NULL(), AttributeValue.of("x")));
        assertThat(reading.toRecord())
                .isEqualTo(Item.of(Map.of(
                        "Address", new AttributeValue.M(Map.of("City", AttributeValue.of("Oslo"), "Lines", lines)))));
    }

    @Test
    void keysOfOtherTypesAreWholeValues() {
        KeyMatcher whole = KeyTemplate.of("<n>").matcher(AttributeDomains.UNKNOWN);
        assertThat(whole.match(AttributeValue.of(7)).reading().orElseThrow().value("n"))
                .contains(AttributeValue.of(7));
        assertThat(KeyTemplate.of("N#<n>")
                        .matcher(AttributeDomains.UNKNOWN)
                        .match(AttributeValue.of(7))
                        .fits())
                .isFalse();
        assertThat(KeyTemplate.of("<n>")
                        .matcher(path -> Domain.of(AttributeType.S))
                        .match(AttributeValue.of(7))
                        .fits())
                .isFalse();
    }

    @Test
    void keyCopyFitsEveryKeyAndTellsNothing() {
        assertThat(KeyTemplate.of("=PK").match("x")).isEqualTo(new Match.One(new Reading(Map.of(), Set.of())));
    }

    /** The work is bounded: without the bound, none of these would end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<a><b><a><b>",
                "<a><b><c><d><e><f><g><h><i><j><a>",
                "<a|escape><b|escape><a|escape><b|escape><a|escape>"
            })
    void searchWithoutEndIsGivenUp(String template) {
        String key = "a".repeat(1000) + "b";
        assertThat(KeyTemplate.of(template).match(key)).isInstanceOf(Match.Several.class);
    }

    @Test
    void noKeyIsLongerThanAPartitionKey() {
        assertThat(KeyTemplate.of("<a>").match("x".repeat(2049)).fits()).isFalse();
        assertThat(KeyTemplate.of("<a>").match("x".repeat(2048)).fits()).isTrue();
    }
}
