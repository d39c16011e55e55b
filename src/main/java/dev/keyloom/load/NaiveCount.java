package dev.keyloom.load;

import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RequestRun;

/** Counts writes as one does who forgets transactions, checks and indexes: one unit for each item written. */
final class NaiveCount {
    private NaiveCount() {}

    static int of(ExampleRun run) {
        return run.runs().stream()
                .map(RequestRun::request)
                .mapToInt(NaiveCount::of)
                .sum();
    }

    private static int of(PreparedRequest request) {
        if (request instanceof PreparedRequest.BatchWrite batch) {
            BatchWriteItemRequest items = batch.request();
            return items.requestItems().values().stream()
                    .mapToInt(writes -> writes.size())
                    .sum();
        }
        if (request instanceof PreparedRequest.TransactWrite transaction) {
            return (int) transaction.request().actions().stream()
                    .filter(action -> !(action instanceof TransactWriteItemsRequest.ConditionCheck))
                    .count();
        }
        return isWrite(request) ? 1 : 0;
    }

    private static boolean isWrite(PreparedRequest request) {
        return request instanceof PreparedRequest.Put
                || request instanceof PreparedRequest.Update
                || request instanceof PreparedRequest.Delete;
    }
}
