package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each function of the table: what it gives, and what it refuses. */
class FunctionsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            # function         ! number         ! text
            pad(7)             ! 4              ! 0000004
            pad(7)             ! 1200           ! 0001200
            pad(7)             ! 9999999        ! 9999999
            pad(1)             ! 0              ! 0
            pad(38)            ! 99999999999999999999999999999999999999 ! 99999999999999999999999999999999999999
            pad(5,2)           ! 12.5           ! 00012.50
            pad(1,1)           ! 0              ! 0.0
            pad(2,3)           ! 0.001          ! 00.001
            desc(7)            ! 0              ! 9999999
            desc(7)            ! 5              ! 9999994
            desc(7)            ! 9999999        ! 0000000
            signed(4)          ! 3              ! 10003
            signed(4)          ! 0              ! 10000
            signed(4)          ! -5             ! 09994
            signed(4)          ! -10            ! 09989
            signed(4)          ! -9999          ! 00000
            signed(2,1)        ! 1.5            ! 101.5
            signed(2,1)        ! -1.5           ! 098.4
            iso                ! 1718900000     ! 2024-06-20T16:13:20.000Z
            iso                ! 1718900000123  ! 2024-06-20T16:13:20.123Z
            iso                ! 1718900000.5   ! 2024-06-20T16:13:20.500Z
            iso(seconds)       ! 1718900000123  ! 2024-06-20T16:13:20Z
            iso                ! 0              ! 1970-01-01T00:00:00.000Z
            iso                ! -1             ! 1969-12-31T23:59:59.000Z
            epoch              ! 1718900000123  ! 1718900000
            epoch(millis)      ! 1718900000     ! 1718900000000
            day                ! 1718900000     ! 2024-06-20
            descTime           ! 0              ! 9999999999999
            descTime           ! 1718900000123  ! 8281099999876
            epoch(millis)|desc(13) ! 1718900000 ! 8281099999999
            """)
    void numbersAreWritten(String function, BigDecimal number, String text) {
        assertThat(render("<v|" + function + ">", AttributeValue.of(number))).isEqualTo(key(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            # function         ! from                ! text
            pad(4)             ! 42                  ! 0042
            pad(4)             ! 0042                ! 0042
            lower              ! ÄIZ                 ! äiz
            upper              ! straße              ! STRASSE
            trim               ! `\u00a0 a b\t`      ! a b
            nfc                ! `e\u0301`           ! é
            first(3)           ! a😀bc               ! a😀b
            first(3)           ! ab                  ! ab
            sha256             ! abc                 ! ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
            sha256(9)          ! abc                 ! ba7816bf8
            escape             ! a#b%c-d             ! a%23b%25c-d
            code("Open=0,Closed=1") ! Closed         ! 1
            default("x")       ! y                   ! y
            lower|sha256(4)    ! ABC                 ! ba78
            """)
    void textIsChanged(String function, String from, String text) {
        assertThat(render("<v|" + function + ">", AttributeValue.of(from))).isEqualTo(key(text));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # time,                          millisecond form
            2020-05-04T10:15:30.123Z,        2020-05-04T10:15:30.123Z
            2020-05-04T10:15:30Z,            2020-05-04T10:15:30.000Z
            2020-05-04T10:15:30.123456789Z,  2020-05-04T10:15:30.123Z
            '2020-05-04T10:15:30,5Z',        2020-05-04T10:15:30.500Z
            2020-05-04T10:15:30+02:00,       2020-05-04T08:15:30.000Z
            2020-05-04T10:15:30-0530,        2020-05-04T15:45:30.000Z
            2020-05-04T10:15:30+02,          2020-05-04T08:15:30.000Z
            2020-05-04t10:15:30z,            2020-05-04T10:15:30.000Z
            2020-05-04 10:15:30,             2020-05-04T10:15:30.000Z
            2020-05-04T10:15,                2020-05-04T10:15:00.000Z
            2020-05-04T10.5Z,                2020-05-04T10:30:00.000Z
            2020-05-04T24:00:00Z,            2020-05-05T00:00:00.000Z
            20200504T101530Z,                2020-05-04T10:15:30.000Z
            20200504,                        2020-05-04T00:00:00.000Z
            2020-05-04,                      2020-05-04T00:00:00.000Z
            2020-05,                         2020-05-01T00:00:00.000Z
            2020,                            2020-01-01T00:00:00.000Z
            2020-02-29,                      2020-02-29T00:00:00.000Z
            2020-366,                        2020-12-31T00:00:00.000Z
            2020001,                         2020-01-01T00:00:00.000Z
            2020-W01-1,                      2019-12-30T00:00:00.000Z
            2020W537,                        2021-01-03T00:00:00.000Z
            0000-01-01,                      0000-01-01T00:00:00.000Z
            9999-12-31T23:59:59.999Z,        9999-12-31T23:59:59.999Z
            """)
    void timesAreReadInEveryIsoForm(String time, String millisecondForm) {
        assertThat(render("<v|iso>", AttributeValue.of(time))).isEqualTo(key(millisecondForm));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            ''
            yesterday
            2021-02-29
            2021-13-01
            2021-00-01
            2021-04-31
            2021-366
            2021-W53-1
            2020-W00
            2020-W01-8
            2020-05-04T
            2020-05-04T25:00
            2020-05-04T24:00:01Z
            2020-05-04T10:60
            2020-05-04T10:15:60Z
            2020-05-04T10:15:30.Z
            2020-05-04T10:15:30+
            2020-05-04T10:15:30+25:00
            2020-05-04T10:15:30ZZ
            2020-5-4
            202005
            20
            2020-05T10:00
            +12020-01-01
            0000-01-01T00:00:00+01:00
            ２０２０-05-04
            1718900000
            """)
    void whatIsNoTimeIsRefused(String text) {
        assertThat(refusal("<v|iso>", AttributeValue.of(text))).isEqualTo("key-not-a-time");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            # unit,  from,                        text
            year,    2020-05-04T10:15:30Z,        2020
            month,   2020-05-04T10:15:30Z,        2020-05
            day,     2020-05-04T10:15:30Z,        2020-05-04
            hour,    2020-05-04T10:15:30Z,        2020-05-04T10
            minute,  2020-05-04T10:15:30Z,        2020-05-04T10:15
            day,     2020-05-04T23:30:00-02:00,   2020-05-05
            day,     01ARZ3NDEKTSV4RRFFQ69G5FAV,  2016-07-30
            minute,  01arz3ndektsv4rrffq69g5fav,  2016-07-30T23:54
            day,     0ujtsYcgvSTl8PAuAdqWYSMnLOv, 2017-10-10
            day,     aWgEPTl1tmebfsQzFP4bxwgy80V, 2150-06-19
            """)
    void timesAreCutToAUnit(String unit, String from, String text) {
        assertThat(render("<v|" + unit + ">", AttributeValue.of(from))).isEqualTo(key(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            pad(4)         ! 12345              ! key-number-too-wide
            pad(4)         ! -1                 ! key-number-negative
            pad(4)         ! 1.5                ! key-number-fraction
            pad(4,1)       ! 1.25               ! key-number-fraction
            pad(1,1)       ! 10                 ! key-number-too-wide
            desc(3)        ! 1000               ! key-number-too-wide
            desc(3)        ! -1                 ! key-number-negative
            desc(3)        ! 0.5                ! key-number-fraction
            signed(2)      ! -100               ! key-number-too-wide
            iso            ! 999999999999999    ! key-not-a-time
            iso            ! 1E+100             ! key-not-a-time
            descTime       ! -1                 ! key-time-out-of-range
            descTime       ! 10000000000000     ! key-time-out-of-range
            lower          ! 5                  ! key-value-type
            escape         ! 5                  ! key-value-type
            """)
    void numbersThatDoNotFitAreRefused(String function, BigDecimal number, String code) {
        assertThat(refusal("<v|" + function + ">", AttributeValue.of(number))).isEqualTo(code);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            pad(4)             ! 12345   ! key-number-too-wide
            pad(4)             ! 1a      ! key-number-not-digits
            pad(4)             ! ٣       ! key-number-not-digits
            pad(4)             ! ``      ! key-number-not-digits
            pad(4,2)           ! 1       ! key-value-type
            desc(4)            ! 1       ! key-value-type
            code("Open=0")     ! open    ! key-value-without-code
            day                ! 0ujtsYcgvSTl8PAuAdqWYSMnLO_ ! key-not-a-time
            day                ! 8ZZZZZZZZZZZZZZZZZZZZZZZZZ ! key-not-a-time
            day                ! zzzzzzzzzzzzzzzzzzzzzzzzzzz ! key-not-a-time
            """)
    void textThatDoesNotFitIsRefused(String function, String text, String code) {
        assertThat(refusal("<v|" + function + ">", AttributeValue.of(text))).isEqualTo(code);
    }

    @Test
    void refusalNamesAttributeAndValueAndWhatTheFunctionTakes() {
        Rendered rendered = render("I#<v|pad(4)>", AttributeValue.of(12345));
        assertThat(rendered)
                .isEqualTo(new Rendered.Refused(
                        "key-number-too-wide",
                        "v is 12345, but pad(4) takes at most 4 digits and never cuts",
                        java.util.Optional.of("v"),
                        java.util.Optional.of(AttributeValue.of(12345))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            # the published vectors of the hash with seed 0, as unsigned numbers
            a              ! 1009084850
            ab             ! 2613040991
            abc            ! 3017643002
            abcd           ! 1139631978
            Hello, world   ! 1785891924
            é              ! 269551495
            """)
    void shardIsTheHashModuloTheShards(String text, long hash) {
        assertThat(render("<v|shard(1000000)>", AttributeValue.of(text)))
                .isEqualTo(key(Long.toString(hash % 1_000_000)));
        assertThat(render("<v|shard(10,3)>", AttributeValue.of(text))).isEqualTo(key("00" + hash % 10));
    }

    @Test
    void shardTakesEveryScalar() {
        List<AttributeValue> scalars = List.of(
                AttributeValue.of("x"),
                AttributeValue.of(7),
                new AttributeValue.BOOL(true),
                new AttributeValue.B(Bytes.of("x".getBytes(StandardCharsets.UTF_8))));
        assertThat(scalars)
                .allSatisfy(scalar -> assertThat(render("<v|shard(1)>", scalar)).isEqualTo(key("0")));
        assertThat(refusal("<v|shard(4)>", new AttributeValue.L(List.of()))).isEqualTo("key-value-type");
    }

    @Test
    void randomShardIsDrawnByTheCaller() {
        KeyTemplate template = KeyTemplate.of("S#<random(10)|pad(2)>#<v>");
        Item record = Item.builder().put("v", "x").build();
        assertThat(template.render(record, KeyLookup.NONE, AttributeType.S, shards -> OptionalInt.of(shards - 1)))
                .isEqualTo(key("S#09#x"));
        assertThat(template.render(record, KeyLookup.NONE, AttributeType.S))
                .isInstanceOfSatisfying(
                        Rendered.Refused.class,
                        refused -> assertThat(refused.code()).isEqualTo("key-random"));
    }

    @Test
    void randomBehindAPathIgnoresTheAttribute() {
        KeyTemplate template = KeyTemplate.of("<v|random(3)>");
        assertThat(template.render(Item.EMPTY, KeyLookup.NONE, AttributeType.S, shards -> OptionalInt.of(2)))
                .isEqualTo(key("2"));
    }

    @Test
    void defaultStandsInForAnAbsentAttributeAndGoesThroughTheFunctionsBehindIt() {
        KeyTemplate template = KeyTemplate.of("<v|lower|default(\"OPEN\")|first(2)>");
        assertThat(template.render(Item.EMPTY, KeyLookup.NONE, AttributeType.S)).isEqualTo(key("OP"));
    }

    @Test
    void escapeKnowsTheSeparatorsOfItsTemplate() {
        assertThat(render("a-<v|escape>→b", AttributeValue.of("x-y→#é"))).isEqualTo(key("a-x%2Dy%E2%86%92%23é→b"));
    }

    static Rendered render(String template, AttributeValue v) {
        return KeyTemplate.of(template).render(Item.builder().put("v", v).build(), KeyLookup.NONE, AttributeType.S);
    }

    private static String refusal(String template, AttributeValue v) {
        Rendered rendered = render(template, v);
        assertThat(rendered).isInstanceOf(Rendered.Refused.class);
        return ((Rendered.Refused) rendered).code();
    }

    private static Rendered key(String text) {
        return new Rendered.Key(AttributeValue.of(text));
    }
}
