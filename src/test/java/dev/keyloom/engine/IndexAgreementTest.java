package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Whatever is written, an index holds the items of its table that have its key, in the order of that key.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html">AWS: global secondary indexes</a>
 */
class IndexAgreementTest {
    /** A write of one item by its sort key, and what becomes of its index key: nothing, or two digits. */
    record Write(Kind kind, int number, int partition, int sort) {
        enum Kind {
            PUT,
            PUT_WITHOUT_INDEX_KEY,
            MOVE,
            LEAVE_INDEX,
            DELETE,
            BATCH_PUT
        }

        void applyTo(Engines engines) {
            Item key = item("PK", "p", "SK", "" + number);
            switch (kind) {
                case PUT ->
                    engines.put("T01", "PK", "p", "SK", "" + number, "GSI1PK", "" + partition, "GSI1SK", "" + sort);
                case PUT_WITHOUT_INDEX_KEY -> engines.put("T01", "PK", "p", "SK", "" + number, "GSI1SK", "" + sort);
                case MOVE ->
                    engines.update("T01", key, "SET GSI1PK = :p, GSI1SK = :s", ":p", "" + partition, ":s", "" + sort);
                case LEAVE_INDEX -> engines.update("T01", key, "REMOVE GSI1PK SET n = :n", ":n", sort);
                case DELETE -> engines.delete("T01", "PK", "p", "SK", "" + number);
                case BATCH_PUT ->
                    engines.engine()
                            .batchWriteItem(new BatchWriteItemRequest(
                                    Map.of("T01", List.of(new BatchWriteItemRequest.Put(key))),
                                    ReturnConsumedCapacity.NONE,
                                    false));
            }
        }
    }

    @Provide
    Arbitrary<List<Write>> writes() {
        return Combinators.combine(
                        Arbitraries.of(Write.Kind.class),
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.integers().between(0, 3))
                .as(Write::new)
                .list()
                .ofMaxSize(30);
    }

    @Property(tries = 200)
    void anIndexHoldsTheItemsThatHaveItsKey(@ForAll("writes") List<Write> writes) {
        Engines engines = Engines.with(T01);
        writes.forEach(write -> write.applyTo(engines));
        List<Item> expected = engines.scan("T01").items().stream()
                .filter(found -> found.has("GSI1PK") && found.has("GSI1SK"))
                .toList();
        assertThat(engines.scan("T01").on("GSI1").limit(2).items()).containsExactlyInAnyOrderElementsOf(expected);
        for (String partition : List.of("0", "1", "2")) {
            List<String> sorts = engines.query("T01", "GSI1PK = :p", ":p", partition)
                    .on("GSI1")
                    .limit(1)
                    .texts("GSI1SK");
            assertThat(sorts).isSorted();
            assertThat(engines.query("T01", "GSI1PK = :p", ":p", partition)
                            .on("GSI1")
                            .backward()
                            .texts("GSI1SK"))
                    .hasSameElementsAs(sorts)
                    .hasSameSizeAs(sorts);
        }
    }
}
