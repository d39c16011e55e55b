package dev.keyloom.engine.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.expression.KeyOperator;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class StoreKeysTest {
    private static final KeySchema TEXTS =
            new KeySchema(List.of(attribute("PK", AttributeType.S)), List.of(attribute("SK", AttributeType.S)));

    /** An index and two items that have its keys and its table's. */
    record Pair(KeySchema table, KeySchema index, Item first, Item second) {
        StoreKeys keys() {
            return StoreKeys.ofIndex(index, table);
        }
    }

    /** A sort key attribute, what it is compared with, and an item. */
    record Asked(
            KeySchema table, KeySchema index, Item item, Item asked, int equal, KeyOperator operator, Item bounds) {}

    @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
    void bytesAreOrderedAsHashesThenValuesAre(@ForAll("pairs") Pair pair) {
        StoreKeys keys = pair.keys();
        StoreKey first = keys.of(pair.first());
        StoreKey second = keys.of(pair.second());
        int byHash = Integer.compareUnsigned(hash(first), hash(second));
        int expected = byHash != 0 ? byHash : order(pair).compare(pair.first(), pair.second());
        assertThat(Integer.signum(first.compareTo(second))).isEqualTo(Integer.signum(expected));
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void keysAreEqualExactlyIfTheirValuesAre(@ForAll("pairs") Pair pair) {
        StoreKeys keys = pair.keys();
        assertThat(keys.of(pair.first()).equals(keys.of(pair.second())))
                .isEqualTo(order(pair).compare(pair.first(), pair.second()) == 0);
    }

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void noKeyBeginsAnother(@ForAll("pairs") Pair pair) {
        byte[] first = pair.keys().of(pair.first()).bytes();
        byte[] second = pair.keys().of(pair.second()).bytes();
        if (first.length < second.length) {
            assertThat(java.util.Arrays.mismatch(first, second)).isLessThan(first.length);
        }
    }

    @Property(tries = 3000, edgeCases = EdgeCasesMode.NONE)
    void aRangeHoldsWhatPassesTheTest(@ForAll("tests") Asked test) {
        StoreKeys keys = StoreKeys.ofIndex(test.index, test.table);
        List<KeyAttribute> sort = test.index.sort();
        List<AttributeValue> partition = values(test.asked, test.index.partition());
        List<AttributeValue> equal = values(test.asked, sort.subList(0, test.equal));
        boolean inCollection = values(test.item, test.index.partition()).equals(partition)
                && values(test.item, sort.subList(0, test.equal)).equals(equal);
        StoreKey key = keys.of(test.item);
        assertThat(keys.collection(partition, equal).contains(key)).isEqualTo(inCollection);
        if (test.equal < sort.size()) {
            String name = sort.get(test.equal).name();
            List<AttributeValue> bounds = Stream.of(test.asked, test.bounds)
                    .map(item -> item.get(name).orElseThrow())
                    .limit(test.operator.bounds())
                    .toList();
            if (test.operator != KeyOperator.BEGINS_WITH || canBegin(bounds.get(0))) {
                assertThat(keys.collection(partition, equal, test.operator, bounds)
                                .contains(key))
                        .isEqualTo(inCollection
                                && test.operator.holds(test.item.get(name).orElseThrow(), bounds));
            }
        }
    }

    /** No number begins another; and the first half of a pair of surrogates begins the pair as text, but not as bytes. */
    private static boolean canBegin(AttributeValue prefix) {
        return prefix instanceof AttributeValue.S text
                ? text.value().isEmpty()
                        || !Character.isHighSurrogate(
                                text.value().charAt(text.value().length() - 1))
                : prefix.type() == AttributeType.B;
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void whatIsLeftBehindAKeyIsWhatIsBehindIt(@ForAll("pairs") Pair pair) {
        StoreKey start = pair.keys().of(pair.first());
        StoreKey key = pair.keys().of(pair.second());
        assertThat(StoreKeys.all().after(start).contains(key)).isEqualTo(key.compareTo(start) > 0);
        assertThat(StoreKeys.all().before(start).contains(key)).isEqualTo(key.compareTo(start) < 0);
        KeyRange half = StoreKeys.segment(1, 2);
        assertThat(half.after(start).contains(key)).isEqualTo(half.contains(key) && key.compareTo(start) > 0);
        assertThat(half.before(start).contains(key)).isEqualTo(half.contains(key) && key.compareTo(start) < 0);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void eachKeyIsInOneSegment(@ForAll("pairs") Pair pair, @ForAll @IntRange(min = 1, max = 1_000_000) int total) {
        StoreKey key = pair.keys().of(pair.first());
        int segment = (int) (Integer.toUnsignedLong(hash(key)) * total >>> 32);
        assertThat(StoreKeys.all().contains(key)).isTrue();
        assertThat(IntStream.rangeClosed(Math.max(0, segment - 2), Math.min(total - 1, segment + 2))
                        .filter(i -> StoreKeys.segment(i, total).contains(key))
                        .count())
                .isEqualTo(1);
    }

    @Test
    void segmentsMeetWithoutAGap() {
        for (int total : new int[] {1, 2, 3, 7, 1_000_000}) {
            assertThat(StoreKeys.segment(0, total).from())
                    .isEqualTo(StoreKeys.all().from());
            assertThat(StoreKeys.segment(total - 1, total).to())
                    .isEqualTo(StoreKeys.all().to());
            for (int i = 1; i < Math.min(total, 1000); i++) {
                assertThat(StoreKeys.segment(i, total).from())
                        .isEqualTo(StoreKeys.segment(i - 1, total).to());
            }
        }
    }

    @Test
    void partitionKeysThatDifferLittleAreSpreadEvenly() {
        int[] inSegment = new int[16];
        for (int i = 0; i < 16_000; i++) {
            StoreKey key = StoreKeys.ofTable(TEXTS).of(item("USER#" + i, "PROFILE"));
            inSegment[hash(key) >>> 28]++;
        }
        assertThat(IntStream.of(inSegment)).allMatch(count -> count > 850 && count < 1150);
    }

    @Test
    void joinedKeysThatLookAlikeStayDifferent() {
        StoreKeys keys = StoreKeys.ofTable(TEXTS);
        assertThat(Stream.of(item("A#", "B"), item("A", "#B"), item("A\\", "#B"), item("A##B", " "))
                        .map(keys::of)
                        .distinct())
                .hasSize(4);
    }

    @Test
    void anItemWithoutAllKeyAttributesIsNotInTheIndex() {
        KeySchema index = new KeySchema(
                List.of(attribute("attr1", AttributeType.S), attribute("attr2", AttributeType.S)),
                List.of(attribute("attr6", AttributeType.N)));
        StoreKeys keys = StoreKeys.ofIndex(index, TEXTS);
        Item item = item("a", "b").with("attr1", AttributeValue.of("x")).with("attr2", AttributeValue.of("y"));
        assertThat(keys.find(item)).isEmpty();
        assertThat(keys.find(item.with("attr6", AttributeValue.of("9")))).isEmpty();
        StoreKey nine = keys.of(item.with("attr6", AttributeValue.of(9)));
        assertThat(nine).isLessThan(keys.of(item.with("attr6", AttributeValue.of(10))));
        assertThatThrownBy(() -> keys.of(item)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void swappedBoundsHoldNothing() {
        KeyRange range = StoreKeys.ofTable(TEXTS)
                .collection(
                        List.of(AttributeValue.of("a")),
                        List.of(),
                        KeyOperator.BETWEEN,
                        List.of(AttributeValue.of("3"), AttributeValue.of("1")));
        assertThat(range.isEmpty()).isTrue();
    }

    @Test
    void valuesOfAnotherTypeAreRefused() {
        StoreKeys keys = StoreKeys.ofTable(TEXTS);
        assertThatThrownBy(() -> keys.collection(List.of(AttributeValue.of(1))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> keys.collection(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Provide
    Arbitrary<Pair> pairs() {
        return Combinators.combine(KeyArbitraries.tables(), KeyArbitraries.indexes())
                .flatAs((table, index) ->
                        related(table, index).map(two -> new Pair(table, index, two.get(0), two.get(1))));
    }

    @Provide
    Arbitrary<Asked> tests() {
        return Combinators.combine(KeyArbitraries.tables(), KeyArbitraries.indexes())
                .flatAs((table, index) -> Combinators.combine(
                                related(table, index),
                                KeyArbitraries.items(index),
                                Arbitraries.integers().between(0, index.sort().size()),
                                Arbitraries.of(KeyOperator.values()))
                        .as((two, bounds, equal, operator) ->
                                new Asked(table, index, two.get(0), two.get(1), equal, operator, bounds)));
    }

    /** Two items of which the second has some first key values of the first. */
    private static Arbitrary<List<Item>> related(KeySchema table, KeySchema index) {
        List<KeyAttribute> all = new ArrayList<>(index.all());
        all.addAll(table.all());
        return Combinators.combine(
                        KeyArbitraries.items(index, table),
                        KeyArbitraries.items(index, table),
                        Arbitraries.integers().between(0, all.size()))
                .as((first, second, common) -> {
                    Item changed = second;
                    for (KeyAttribute attribute : all.subList(0, common)) {
                        changed = changed.with(
                                attribute.name(), first.get(attribute.name()).orElseThrow());
                    }
                    return List.of(first, changed);
                });
    }

    private static Comparator<Item> order(Pair pair) {
        List<KeyAttribute> all = new ArrayList<>(pair.index.all());
        all.addAll(pair.table.all());
        return (a, b) -> all.stream()
                .mapToInt(attribute -> KeyOrder.ASCENDING.compare(
                        a.get(attribute.name()).orElseThrow(),
                        b.get(attribute.name()).orElseThrow()))
                .filter(order -> order != 0)
                .findFirst()
                .orElse(0);
    }

    private static List<AttributeValue> values(Item item, List<KeyAttribute> attributes) {
        return attributes.stream()
                .map(attribute -> item.get(attribute.name()).orElseThrow())
                .toList();
    }

    private static int hash(StoreKey key) {
        return java.nio.ByteBuffer.wrap(key.bytes()).getInt();
    }

    private static Item item(String partition, String sort) {
        return Item.builder().put("PK", partition).put("SK", sort).build();
    }

    private static KeyAttribute attribute(String name, AttributeType type) {
        return new KeyAttribute(name, type);
    }
}
