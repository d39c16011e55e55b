package dev.keyloom.template;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import dev.keyloom.value.Utf8;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyTemplateRenderTest {
    private static final Item RECORD = Item.builder()
            .put("a", "1")
            .put("b", "2")
            .put("n", 5)
            .put(
                    "Address",
                    new AttributeValue.M(Map.of("Lines", new AttributeValue.L(List.of(AttributeValue.of("Main St"))))))
            .build();

    @ParameterizedTest
    @CsvSource(textBlock = """
        <a>#<b>#d-<a>.<b>,     1#2#d-1.2
        <a><b><n>,             125
        v<n>,                  v5
        #<a>#,                 #1#
        META,                  META
        <Address.Lines[0]>,    Main St
        """)
    void partsFollowOneAnother(String template, String key) {
        assertThat(render(template, RECORD, AttributeType.S)).isEqualTo(text(key));
    }

    @Test
    void keyIsAbsentWithoutAnAttribute() {
        assertThat(render("CODE#<code>", RECORD, AttributeType.S)).isEqualTo(new Rendered.Absent("code"));
        assertThat(render("<Address.Lines[1]>", RECORD, AttributeType.S))
                .isEqualTo(new Rendered.Absent("Address.Lines[1]"));
        assertThat(render("<a.b>", RECORD, AttributeType.S)).isEqualTo(new Rendered.Absent("a.b"));
    }

    @Test
    void emptyValueIsAValueButAnEmptyKeyIsRefused() {
        Item record = Item.builder()
                .put("a", "")
                .put("bytes", new AttributeValue.B(Bytes.of(new byte[0])))
                .build();
        assertThat(render("A#<a>", record, AttributeType.S)).isEqualTo(text("A#"));
        assertThat(refusal(render("<a>", record, AttributeType.S)).code()).isEqualTo("key-empty");
        assertThat(refusal(render("<bytes>", record, AttributeType.B)).code()).isEqualTo("key-empty");
    }

    @Test
    void oneReferenceKeepsTheTypeOfANumberOrBinaryKey() {
        AttributeValue binary = new AttributeValue.B(Bytes.of(new byte[] {1}));
        Item record = RECORD.with("bytes", binary);
        assertThat(render("<n>", record, AttributeType.N)).isEqualTo(new Rendered.Key(AttributeValue.of(5)));
        assertThat(render("<bytes>", record, AttributeType.B)).isEqualTo(new Rendered.Key(binary));
        assertThat(render("<n>", record, AttributeType.S)).isEqualTo(text("5"));
        assertThat(render("<missing>", record, AttributeType.N)).isEqualTo(new Rendered.Absent("missing"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        N#<n>
        <n><n>
        <n|pad(3)>
        <a>
        5
        <Address>
        """)
    void textFitsNoNumberKey(String template) {
        assertThat(refusal(render(template, RECORD, AttributeType.N)).code()).isEqualTo("key-type");
    }

    @Test
    void whatHasNoTextIsRefused() {
        Item record = RECORD.with("none", new AttributeValue.NULL());
        assertThat(refusal(render("<Address>", record, AttributeType.S)).code()).isEqualTo("key-value-not-scalar");
        assertThat(refusal(render("<none>", record, AttributeType.S)).message())
                .isEqualTo("none is NULL, which has no text that a key could hold");
    }

    @Test
    void halfOfASurrogatePairIsRefused() {
        Item record = Item.builder().put("a", "x\uD83D").build();
        Rendered.Refused refused = refusal(render("<a|sha256>", record, AttributeType.S));
        assertThat(refused.code()).isEqualTo("key-not-unicode");
        assertThat(refused.attribute()).contains("a");
    }

    @Test
    void refusedKeyHasNoValue() {
        assertThat(render("<a|pad(3)|desc(3)>", RECORD, AttributeType.S).value())
                .isEmpty();
    }

    @Test
    void sizeIsLimitedByRole() {
        Item record = Item.builder()
                .put("sort", "é".repeat(512))
                .put("longer", "é".repeat(512) + "x")
                .put("longest", "x".repeat(2049))
                .build();
        Rendered sort = render("<sort>", record, AttributeType.S);
        Rendered longer = render("<longer>", record, AttributeType.S);
        assertThat(sort.within(KeyRole.SORT)).isEqualTo(sort);
        assertThat(longer.within(KeyRole.PARTITION)).isEqualTo(longer);
        assertThat(refusal(longer.within(KeyRole.SORT)).message()).contains("sort key", "1025", "1024");
        assertThat(refusal(render("<longest>", record, AttributeType.S).within(KeyRole.PARTITION))
                        .code())
                .isEqualTo("key-too-long");
        assertThat(new Rendered.Absent("x").within(KeyRole.SORT)).isEqualTo(new Rendered.Absent("x"));
    }

    @Test
    void keyCopyTakesTheOtherKeyAndItsFate() {
        Rendered.Absent absent = new Rendered.Absent("a");
        KeyLookup keys = name -> switch (name) {
            case "PK" -> Optional.of(text("A#1"));
            case "NumberPK" -> Optional.of(new Rendered.Key(AttributeValue.of(7)));
            case "GSI1PK" -> Optional.of(absent);
            default -> Optional.empty();
        };
        assertThat(KeyTemplate.of("=PK").render(RECORD, keys, AttributeType.S)).isEqualTo(text("A#1"));
        assertThat(KeyTemplate.of("=NumberPK").render(RECORD, keys, AttributeType.S))
                .isEqualTo(text("7"));
        assertThat(KeyTemplate.of("=NumberPK").render(RECORD, keys, AttributeType.N))
                .isEqualTo(new Rendered.Key(AttributeValue.of(7)));
        assertThat(KeyTemplate.of("=GSI1PK").render(RECORD, keys, AttributeType.S))
                .isEqualTo(absent);
        assertThat(refusal(KeyTemplate.of("=PK").render(RECORD, keys, AttributeType.N))
                        .code())
                .isEqualTo("key-type");
        assertThat(refusal(KeyTemplate.of("=SK").render(RECORD, keys, AttributeType.S))
                        .message())
                .isEqualTo("Key template \"=SK\" copies SK, which the item does not have");
    }

    @Test
    void brokenTemplateRendersAndMatchesNothing() {
        KeyTemplate broken = KeyTemplate.parse("A#<a|lowr>").orElseThrow();
        assertThat(refusal(broken.render(RECORD, KeyLookup.NONE, AttributeType.S))
                        .message())
                .contains("lowr");
        assertThat(broken.renderPrefix(RECORD).isWhole()).isFalse();
        assertThat(broken.match("A#1").fits()).isFalse();
        assertThat(Overlap.of(broken, broken).sameText().isNever()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        # known, prefix,  stopped at
        '',      '',      a
        a,       1#,      b
        ab,      1#2#,    c
        b,       '',      a
        """)
    void prefixReachesToTheFirstUnknownAttribute(String known, String prefix, String stoppedAt) {
        Item item = Item.EMPTY;
        for (String name : known.split("")) {
            item = RECORD.get(name).isPresent()
                    ? item.with(name, RECORD.get(name).get())
                    : item;
        }
        assertThat(KeyTemplate.of("<a>#<b>#<c>#<d>").renderPrefix(item))
                .isEqualTo(new RenderedPrefix(prefix, Optional.of(stoppedAt), Optional.empty()));
    }

    @Test
    void prefixDoesNotTakeUnknownForAbsent() {
        assertThat(KeyTemplate.of("S#<s|default(\"OPEN\")>#<a>").renderPrefix(RECORD))
                .isEqualTo(new RenderedPrefix("S#", Optional.of("s|default(\"OPEN\")"), Optional.empty()));
    }

    @Test
    void prefixStopsAtRandomAndAtWhatDoesNotFit() {
        assertThat(KeyTemplate.of("S#<random(4)>#<a>").renderPrefix(RECORD).text())
                .isEqualTo("S#");
        RenderedPrefix prefix = KeyTemplate.of("N#<n|pad(1)><a|desc(2)>").renderPrefix(RECORD);
        assertThat(prefix.text()).isEqualTo("N#5");
        assertThat(prefix.refused()).isPresent();
    }

    @Test
    void prefixOfACopyIsTheOtherKey() {
        KeyTemplate copy = KeyTemplate.of("=PK");
        assertThat(copy.renderPrefix(RECORD)).isEqualTo(new RenderedPrefix("", Optional.of("=PK"), Optional.empty()));
        assertThat(copy.renderPrefix(RECORD, name -> Optional.of(text("A"))).text())
                .isEqualTo("A");
    }

    @Test
    void unpaddedNumbersSortAsTextAndPaddedOnesAsNumbers() {
        assertThat(sorted("SHELF#<v>", 2, 9, 10, 100)).containsExactly("SHELF#10", "SHELF#100", "SHELF#2", "SHELF#9");
        assertThat(sorted("SHELF#<v|pad(4)>", 2, 9, 10, 100))
                .containsExactly("SHELF#0002", "SHELF#0009", "SHELF#0010", "SHELF#0100");
    }

    @Test
    void signedNumbersSortAsNumbers() {
        List<String> keys = IntStream.of(-9999, -10, -5, 0, 3, 9999)
                .mapToObj(n -> key("<v|signed(4)>", n))
                .toList();
        assertThat(keys).isSortedAccordingTo(Utf8.ORDER);
    }

    @Test
    void timesOfOneTemplateHaveOneForm() {
        Stream<String> times = Stream.of(
                "2024-05-01T09:59:59.999Z", "2024-05-01T10:00:00Z", "2024-05-01T10:00:00.500Z", "2024-05-01T10:00:01Z");
        assertThat(times.map(time -> FunctionsTest.render("<v|iso>", AttributeValue.of(time)))
                        .map(rendered -> rendered.value()
                                .flatMap(AttributeValue::scalarText)
                                .orElseThrow()))
                .isSortedAccordingTo(Utf8.ORDER)
                .allMatch(key -> key.length() == 24);
    }

    private static List<String> sorted(String template, long... numbers) {
        return LongStream.of(numbers)
                .mapToObj(n -> key(template, n))
                .sorted(Utf8.ORDER)
                .toList();
    }

    private static String key(String template, long number) {
        return FunctionsTest.render(template, AttributeValue.of(number))
                .value()
                .flatMap(AttributeValue::scalarText)
                .orElseThrow();
    }

    private static Rendered render(String template, Item record, AttributeType keyType) {
        return KeyTemplate.of(template).render(record, KeyLookup.NONE, keyType);
    }

    private static Rendered.Refused refusal(Rendered rendered) {
        assertThat(rendered).isInstanceOf(Rendered.Refused.class);
        return (Rendered.Refused) rendered;
    }

    private static Rendered text(String key) {
        return new Rendered.Key(AttributeValue.of(key));
    }
}
