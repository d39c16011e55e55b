package dev.keyloom.format.request;

import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.format.collections.ItemJson;
import dev.keyloom.format.json.Json;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What one or more requests of a read answered, as one JSON object with the service's words for its figures. */
public final class AnswerJson {
    private AnswerJson() {}

    /**
     * Returns the answer.
     *
     * @param count items that passed the filter
     * @param scannedCount items read
     * @param lastEvaluatedKey where more is to be read; written as null at the end of the data
     * @param capacity of all requests, their units added up
     * @param requests how many were sent
     */
    public static Json of(
            List<Item> items,
            long count,
            long scannedCount,
            Optional<Item> lastEvaluatedKey,
            List<ConsumedCapacity> capacity,
            int requests) {
        return answer(Json.object(), items, count, scannedCount, lastEvaluatedKey, capacity, requests);
    }

    /**
     * Returns the answer of an access pattern, which reads as far as it means to.
     *
     * @param verdict whether the answer is right
     */
    public static Json of(
            String verdict, List<Item> items, long scannedCount, List<ConsumedCapacity> capacity, int requests) {
        return answer(
                Json.object().put("verdict", verdict),
                items,
                items.size(),
                scannedCount,
                Optional.empty(),
                capacity,
                requests);
    }

    private static Json answer(
            Json.ObjectBuilder json,
            List<Item> items,
            long count,
            long scannedCount,
            Optional<Item> lastEvaluatedKey,
            List<ConsumedCapacity> capacity,
            int requests) {
        return json.put("items", Json.array(items.stream().map(ItemJson::of).toList()))
                .put("count", count)
                .put("scannedCount", scannedCount)
                .put(
                        "lastEvaluatedKey",
                        lastEvaluatedKey.<Json>map(ItemJson::of).orElse(Json.nothing()))
                .put("consumedCapacity", capacity(capacity))
                .put("requests", requests)
                .build();
    }

    private static Json capacity(List<ConsumedCapacity> capacities) {
        if (capacities.isEmpty()) {
            return Json.nothing();
        }
        double total = 0;
        double table = 0;
        boolean isByIndex = false;
        Map<String, Double> indexes = new TreeMap<>();
        for (ConsumedCapacity each : capacities) {
            total += each.total().capacity();
            if (each.arms().isPresent()) {
                isByIndex = true;
                ConsumedCapacity.Arms arms = each.arms().get();
                table += arms.table().capacity();
                arms.globalIndexes().forEach((name, units) -> indexes.merge(name, units.capacity(), Double::sum));
                arms.localIndexes().forEach((name, units) -> indexes.merge(name, units.capacity(), Double::sum));
            }
        }
        Json.ObjectBuilder byIndex = Json.object();
        indexes.forEach((name, units) -> byIndex.put(name, number(units)));
        Json.ObjectBuilder json =
                Json.object().put("TableName", capacities.get(0).table()).put("CapacityUnits", number(total));
        return isByIndex
                ? json.put("Table", number(table))
                        .put("Indexes", byIndex.build())
                        .build()
                : json.build();
    }

    private static Json number(double units) {
        return Json.number(BigDecimal.valueOf(units).stripTrailingZeros());
    }
}
