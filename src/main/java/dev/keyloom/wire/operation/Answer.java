package dev.keyloom.wire.operation;

import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ConsumedCapacity.Units;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.value.Item;
import dev.keyloom.wire.value.JsonWriter;
import dev.keyloom.wire.value.ValueWriter;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Writes the JSON of an answer member by member. */
final class Answer {
    private final JsonWriter json;
    private final ValueWriter values;

    Answer(JsonWriter json) {
        this.json = json;
        this.values = new ValueWriter(json);
    }

    /** Writes what is between the braces of an object, or between the brackets of a list. */
    @FunctionalInterface
    interface Part {
        void write();
    }

    /** Writes one element of a list. */
    @FunctionalInterface
    interface Element<T> {
        void write(T element);
    }

    /** Writes an object that is the whole answer or an element of a list. */
    void object(Part members) {
        json.writeStartObject();
        members.write();
        json.writeEndObject();
    }

    void object(String name, Part members) {
        json.writeFieldName(name);
        object(members);
    }

    <T> void list(String name, Iterable<T> elements, Element<T> element) {
        json.writeFieldName(name);
        json.writeStartArray();
        for (T one : elements) {
            element.write(one);
        }
        json.writeEndArray();
    }

    void text(String name, String text) {
        json.writeFieldName(name);
        json.writeString(text);
    }

    void text(String name, Optional<String> text) {
        if (text.isPresent()) {
            text(name, text.get());
        }
    }

    void texts(String name, List<String> texts) {
        list(name, texts, json::writeString);
    }

    void number(String name, long number) {
        json.writeFieldName(name);
        json.writeNumber(number);
    }

    void number(String name, OptionalLong number) {
        if (number.isPresent()) {
            number(name, number.getAsLong());
        }
    }

    void units(String name, double units) {
        json.writeFieldName(name);
        json.writeNumber(units);
    }

    void truth(String name, boolean truth) {
        json.writeFieldName(name);
        json.writeBoolean(truth);
    }

    /** Writes a time as the service does: seconds since 1970 with three decimals. */
    void time(String name, Instant time) {
        json.writeFieldName(name);
        json.writeNumber(BigDecimal.valueOf(time.toEpochMilli(), 3));
    }

    void time(String name, Optional<Instant> time) {
        if (time.isPresent()) {
            time(name, time.get());
        }
    }

    void item(String name, Item item) {
        json.writeFieldName(name);
        values.write(item);
    }

    void item(String name, Optional<Item> item) {
        if (item.isPresent()) {
            item(name, item.get());
        }
    }

    /** Writes an item as the element of a list. */
    void item(Item item) {
        values.write(item);
    }

    /** Writes the capacity of a single request. */
    void capacity(Optional<ConsumedCapacity> capacity) {
        if (capacity.isPresent()) {
            json.writeFieldName("ConsumedCapacity");
            capacity(capacity.get());
        }
    }

    /** Writes the capacity of a request for several tables; nothing if it was not asked for. */
    void capacities(List<ConsumedCapacity> capacities) {
        if (!capacities.isEmpty()) {
            list("ConsumedCapacity", capacities, this::capacity);
        }
    }

    private void capacity(ConsumedCapacity capacity) {
        object(() -> {
            text("TableName", capacity.table());
            members(capacity.total());
            if (capacity.arms().isPresent()) {
                ConsumedCapacity.Arms arms = capacity.arms().get();
                object("Table", () -> members(arms.table()));
                arms("LocalSecondaryIndexes", arms.localIndexes());
                arms("GlobalSecondaryIndexes", arms.globalIndexes());
            }
        });
    }

    private void arms(String name, Map<String, Units> indexes) {
        if (!indexes.isEmpty()) {
            object(name, () -> {
                for (Map.Entry<String, Units> index : indexes.entrySet()) {
                    object(index.getKey(), () -> members(index.getValue()));
                }
            });
        }
    }

    private void members(Units units) {
        units("CapacityUnits", units.capacity());
        if (units.read().isPresent()) {
            units("ReadCapacityUnits", units.read().get());
        }
        if (units.write().isPresent()) {
            units("WriteCapacityUnits", units.write().get());
        }
    }

    /** Writes the size of one item collection. */
    void collection(Optional<ItemCollectionMetrics> metrics) {
        if (metrics.isPresent()) {
            json.writeFieldName("ItemCollectionMetrics");
            collection(metrics.get());
        }
    }

    /** Writes the sizes of item collections by table; nothing if there are none. */
    void collections(Map<String, List<ItemCollectionMetrics>> metrics) {
        if (!metrics.isEmpty()) {
            object("ItemCollectionMetrics", () -> {
                for (Map.Entry<String, List<ItemCollectionMetrics>> table : metrics.entrySet()) {
                    list(table.getKey(), table.getValue(), this::collection);
                }
            });
        }
    }

    private void collection(ItemCollectionMetrics metrics) {
        object(() -> {
            item("ItemCollectionKey", Item.EMPTY.with(metrics.partitionKeyName(), metrics.partitionKey()));
            json.writeFieldName("SizeEstimateRangeGB");
            json.writeStartArray();
            json.writeNumber(metrics.lowerGigabytes());
            json.writeNumber(metrics.upperGigabytes());
            json.writeEndArray();
        });
    }
}
