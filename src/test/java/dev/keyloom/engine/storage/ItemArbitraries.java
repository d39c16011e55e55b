package dev.keyloom.engine.storage;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import dev.keyloom.value.Utf8;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

/** Items with values of all ten types, nested. */
final class ItemArbitraries {
    private ItemArbitraries() {}

    static Arbitrary<Item> items() {
        return names().list()
                .uniqueElements()
                .ofMaxSize(6)
                .flatMap(names -> values(3).list().ofSize(names.size()).map(values -> Item.of(entries(names, values))))
                .withoutEdgeCases();
    }

    private static Arbitrary<AttributeValue> values(int depth) {
        List<Arbitrary<AttributeValue>> kinds = List.of(
                KeyArbitraries.texts(),
                KeyArbitraries.numbers(),
                KeyArbitraries.binaries(),
                Arbitraries.of(true, false).map(AttributeValue.BOOL::new),
                Arbitraries.just(new AttributeValue.NULL()),
                KeyArbitraries.texts().set().ofMaxSize(4).map(texts -> {
                    TreeSet<String> elements = new TreeSet<>(Utf8.ORDER);
                    texts.forEach(text -> elements.add(((AttributeValue.S) text).value()));
                    return new AttributeValue.SS(elements);
                }),
                KeyArbitraries.numbers().set().ofMaxSize(4).map(numbers -> {
                    TreeSet<BigDecimal> elements = new TreeSet<>();
                    numbers.forEach(number -> elements.add(((AttributeValue.N) number).value()));
                    return new AttributeValue.NS(elements);
                }),
                KeyArbitraries.binaries().set().ofMaxSize(4).map(binaries -> {
                    TreeSet<Bytes> elements = new TreeSet<>();
                    binaries.forEach(binary -> elements.add(((AttributeValue.B) binary).value()));
                    return new AttributeValue.BS(elements);
                }));
        Arbitrary<AttributeValue> scalars = Arbitraries.oneOf(kinds).withoutEdgeCases();
        if (depth == 0) {
            return scalars;
        }
        return Arbitraries.frequencyOf(
                Tuple.of(6, scalars),
                Tuple.of(
                        1,
                        Arbitraries.lazy(() -> values(depth - 1))
                                .list()
                                .ofMaxSize(3)
                                .map(AttributeValue.L::new)),
                Tuple.of(
                        1,
                        Arbitraries.lazy(() -> values(depth - 1))
                                .list()
                                .ofMaxSize(3)
                                .flatMap(values -> names().list()
                                        .uniqueElements()
                                        .ofSize(values.size())
                                        .map(names -> new AttributeValue.M(entries(names, values))))));
    }

    private static Arbitrary<String> names() {
        return Arbitraries.oneOf(
                Arbitraries.strings().alpha().ofMinLength(1).ofMaxLength(8),
                Arbitraries.of("a.b", "größe", "😀", "\uD83D", "name"));
    }

    private static Map<String, AttributeValue> entries(List<String> names, List<AttributeValue> values) {
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            entries.put(names.get(i), values.get(i));
        }
        return entries;
    }
}
