package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Scans, their segments, and keys that look alike.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html">AWS: scanning tables</a>
 */
class ScanTest {
    private final Engines engines = Engines.with(T01);

    private void put(int many) {
        IntStream.range(0, many).forEach(i -> engines.put("T01", "PK", "p" + i, "SK", "s"));
    }

    @Test
    void segmentsHoldEachItemOnce() {
        put(200);
        List<String> found = new ArrayList<>();
        for (int segment = 0; segment < 7; segment++) {
            found.addAll(engines.scan("T01").segment(segment, 7).limit(9).texts("PK"));
        }
        assertThat(found).doesNotHaveDuplicates().hasSize(200);
    }

    @Test
    void theOrderIsTheSameEachTime() {
        put(50);
        assertThat(engines.scan("T01").limit(3).texts("PK"))
                .isEqualTo(engines.scan("T01").texts("PK"));
    }

    @Test
    void aStartKeyLiesInItsSegment() {
        put(20);
        Item inFirst = engines.scan("T01")
                .segment(0, 2)
                .limit(1)
                .page()
                .lastEvaluatedKey()
                .orElseThrow();
        assertRefused(
                "The provided starting key is invalid: Invalid ExclusiveStartKey. Please use ExclusiveStartKey with"
                        + " correct Segment. TotalSegments: 2 Segment: 1",
                () -> engines.scan("T01").segment(1, 2).from(inFirst).page());
        assertRefused(
                "The provided starting key is invalid: The provided key element does not match the schema",
                () -> engines.scan("T01").from(item("PK", "p")).page());
    }

    @Test
    void keysThatLookAlikeAreDifferent() {
        List<Item> keys = List.of(
                item("PK", "A#", "SK", "B"),
                item("PK", "A", "SK", "#B"),
                item("PK", "A\\", "SK", "#B"),
                item("PK", "A##B", "SK", " "));
        keys.forEach(key -> engines.put(
                "T01",
                key.toMap().entrySet().stream()
                        .flatMap(entry -> List.<Object>of(entry.getKey(), entry.getValue()).stream())
                        .toArray()));
        assertThat(engines.scan("T01").items()).containsExactlyInAnyOrderElementsOf(keys);
        engines.delete("T01", "PK", "A#", "SK", "B");
        assertThat(engines.scan("T01").limit(1).items()).containsExactlyInAnyOrderElementsOf(keys.subList(1, 4));
    }
}
