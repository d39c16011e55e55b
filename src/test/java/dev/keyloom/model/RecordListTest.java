package dev.keyloom.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
}
