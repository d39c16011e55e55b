package dev.keyloom.gui.patterns;

import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.pattern.AnsweredItem;
import dev.keyloom.pattern.RecordRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Where records stand in a list, each at its first place, from 0; asked often, so looked up and not searched. */
final class RecordPlaces {
    private final Map<Identity, Integer> places = new HashMap<>();

    private RecordPlaces() {}

    private record Identity(String entity, int number) {}

    static RecordPlaces of(List<RecordRef> records) {
        RecordPlaces made = new RecordPlaces();
        for (int i = 0; i < records.size(); i++) {
            made.places.putIfAbsent(
                    new Identity(records.get(i).entity(), records.get(i).number()), i);
        }
        return made;
    }

    /** Items that no record made have a place in the list and none here. */
    static RecordPlaces ofItems(List<AnsweredItem> items) {
        RecordPlaces made = new RecordPlaces();
        for (int i = 0; i < items.size(); i++) {
            Optional<MaterializedItem> source = items.get(i).source();
            if (source.isPresent()) {
                made.places.putIfAbsent(
                        new Identity(source.get().entity(), source.get().number()), i);
            }
        }
        return made;
    }

    OptionalInt of(RecordRef record) {
        return at(new Identity(record.entity(), record.number()));
    }

    OptionalInt of(MaterializedItem item) {
        return at(new Identity(item.entity(), item.number()));
    }

    OptionalInt of(AnsweredItem item) {
        return item.source().map(this::of).orElse(OptionalInt.empty());
    }

    private OptionalInt at(Identity identity) {
        Integer place = places.get(identity);
        return place == null ? OptionalInt.empty() : OptionalInt.of(place);
    }
}
