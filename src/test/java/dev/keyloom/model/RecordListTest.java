package dev.keyloom.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class RecordListTest {

    private static List<SampleRecord> records(int from, int count) {
        return IntStream.range(from, from + count)
                .mapToObj(number ->
                        SampleRecord.of(Item.builder().put("Number", number).build()))
                .toList();
    }

    @Property(tries = 60)
    void changesAreThoseOfAnArrayList(
            @ForAll @IntRange(max = 5000) int size,
            @ForAll @Size(max = 40) List<@IntRange(max = 100_000) Integer> steps) {
        List<SampleRecord> expected = new ArrayList<>(records(0, size));
        RecordList list = RecordList.copyOf(expected);
        for (int step : steps) {
            int position = expected.isEmpty() ? 0 : step % expected.size();
            List<SampleRecord> added = records(step, step % 3 == 0 ? 2500 : 1);
            if (step % 3 == 0 || expected.isEmpty()) {
                expected.addAll(position, added);
                list = list.withAll(position, added);
            } else if (step % 3 == 1) {
                expected.remove(position);
                list = list.without(position);
            } else {
                expected.set(position, added.get(0));
                list = list.with(position, added.get(0));
            }
        }
        assertThat(list.size()).isEqualTo(expected.size());
        assertThat(list).isEqualTo(expected);
        for (int position = 0; position < expected.size(); position += 97) {
            assertThat(list.get(position)).isSameAs(expected.get(position));
        }
    }

    @Test
    void aChangeLeavesTheOldListAsItWas() {
        RecordList list = RecordList.copyOf(records(0, 3000));
        SampleRecord other = records(7777, 1).get(0);
        RecordList changed = list.with(1500, other).without(0);
        assertThat(list).isEqualTo(records(0, 3000));
        assertThat(changed.get(1499)).isSameAs(other);
    }

    @Test
    void copyOfSuchAListIsItself() {
        RecordList list = RecordList.copyOf(records(0, 3));
        assertThat(RecordList.copyOf(list)).isSameAs(list);
        assertThat(DataModel.empty("M").withRecords(Map.of("Repo", list)).recordsOf("Repo"))
                .isSameAs(list);
    }

    @Test
    void positionsOutsideAreRefused() {
        RecordList list = RecordList.copyOf(records(0, 3));
        assertThatThrownBy(() -> list.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> list.with(-1, list.get(0))).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> list.withAll(4, list)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static SampleRecord marked(SampleRecord record) {
        long number = record.values().get("Number").hashCode();
        return number % 3 == 0 ? record : record.withValues(record.values().with("Mark", AttributeValue.of(number)));
    }

    @Property(tries = 40)
    void changedRecordsAreThoseOfAListChangedAtOnce(
            @ForAll @IntRange(max = 5000) int size,
            @ForAll @Size(max = 12) List<@IntRange(max = 100_000) Integer> steps) {
        List<SampleRecord> expected = new ArrayList<>(records(0, size));
        RecordList list = RecordList.copyOf(expected);
        for (int step : steps) {
            if (step % 3 == 0) {
                UnaryOperator<SampleRecord> renaming =
                        record -> record.withValues(record.values().renamed("Mark", "Label" + step));
                expected.replaceAll(renaming);
                list = list.mapped(renaming);
            } else if (step % 3 == 1) {
                expected.replaceAll(RecordListTest::marked);
                list = list.mapped(RecordListTest::marked);
            } else {
                SampleRecord added = records(step, 1).get(0);
                int position = step % (expected.size() + 1);
                expected.add(position, added);
                list = list.withAll(position, List.of(added));
            }
        }
        assertThat(list).isEqualTo(expected);
        assertThat(list).hasSameHashCodeAs(expected);
    }

    @Test
    void recordsThatAChangeLeavesAloneStayTheSameObjects() {
        RecordList list = RecordList.copyOf(records(0, 3000));
        RecordList changed = list.mapped(RecordListTest::marked);
        for (int position = 0; position < list.size(); position++) {
            boolean isSame = marked(list.get(position)) == list.get(position);
            assertThat(changed.get(position) == list.get(position)).isEqualTo(isSame);
        }
    }

    @Test
    void manyRecordsAreChangedWhereTheyAreLookedAtAndOnce() {
        AtomicInteger calls = new AtomicInteger();
        RecordList changed = RecordList.copyOf(records(0, 100_000)).mapped(record -> {
            calls.incrementAndGet();
            return marked(record);
        });
        assertThat(calls).hasValue(0);
        SampleRecord some = changed.get(50_000);
        assertThat(calls.get()).isBetween(1, 2048);
        IntStream.range(0, 8)
                .parallel()
                .forEach(thread -> assertThat(changed).hasSize(100_000).doesNotContainNull());
        assertThat(calls).hasValue(100_000);
        assertThat(changed.get(50_000)).isSameAs(some);
    }

    @Test
    void severalThreadsSeeTheSameRecords() {
        RecordList changed = RecordList.copyOf(records(0, 20_000)).mapped(RecordListTest::marked);
        List<List<SampleRecord>> seen = IntStream.range(0, 4)
                .parallel()
                .mapToObj(thread -> (List<SampleRecord>) new ArrayList<>(changed))
                .toList();
        for (List<SampleRecord> each : seen) {
            for (int position = 0; position < each.size(); position++) {
                assertThat(each.get(position)).isSameAs(changed.get(position));
            }
        }
    }

    @Test
    void aShortListInWhichNothingChangesIsItself() {
        RecordList list = RecordList.copyOf(records(0, 100));
        assertThat(list.mapped(record -> record)).isSameAs(list);
        assertThat(RecordList.copyOf(List.of()).mapped(RecordListTest::marked)).isEmpty();
    }

    @Test
    void anyNumberOfChangesMayWaitOneUponTheOther() {
        RecordList list = RecordList.copyOf(records(0, 1100));
        RecordList changed = list;
        for (int i = 0; i < 20_000; i++) {
            changed = changed.mapped(UnaryOperator.identity());
        }
        assertThat(changed.get(7)).isSameAs(list.get(7));
    }

    @Test
    void changedRecordsOfOneKindShareTheirNames() {
        RecordList changed = RecordList.copyOf(records(0, 3000))
                .mapped(record -> record.withValues(record.values().renamed("Number", "No")));
        Item first = changed.get(0).values();
        assertThat(changed.get(1).values().sharingNamesOf(first))
                .isSameAs(changed.get(1).values());
    }
}
