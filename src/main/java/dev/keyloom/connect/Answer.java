package dev.keyloom.connect;

import dev.keyloom.engine.request.BatchExecuteStatementResult;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BatchWriteItemResult;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteTransactionResult;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.engine.request.WriteResult;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a table service answered to one request of items. */
public sealed interface Answer {
    /** Returns what the request used of each table; empty where the service did not tell. */
    List<ConsumedCapacity> consumedCapacity();

    /** The answer of GetItem. */
    record Found(GetItemResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return one(result.consumedCapacity());
        }
    }

    /** A page of Query or Scan. */
    record Page(ReadResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return one(result.consumedCapacity());
        }
    }

    /** The answer of PutItem, UpdateItem and DeleteItem. */
    record Written(WriteResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return one(result.consumedCapacity());
        }
    }

    /** The answer of BatchGetItem, which may leave keys to be asked for again. */
    record BatchRead(BatchGetItemResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return result.consumedCapacity();
        }
    }

    /**
     * The answer of BatchWriteItem.
     *
     * @param unprocessed writes that were not done, by table, to be sent again
     */
    record BatchWritten(BatchWriteItemResult result, Map<String, List<BatchWriteItemRequest.Write>> unprocessed)
            implements Answer {
        public BatchWritten {
            unprocessed = Collections.unmodifiableMap(new LinkedHashMap<>(unprocessed));
        }

        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return result.consumedCapacity();
        }
    }

    /** The answer of TransactGetItems. */
    record TransactionRead(TransactGetItemsResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return result.consumedCapacity();
        }
    }

    /** The answer of TransactWriteItems. */
    record TransactionWritten(TransactWriteItemsResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return result.consumedCapacity();
        }
    }

    /** The answer of ExecuteStatement. */
    record Statement(ExecuteStatementResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return one(result.consumedCapacity());
        }
    }

    /** The answers of BatchExecuteStatement. */
    record StatementBatch(BatchExecuteStatementResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return result.consumedCapacity();
        }
    }

    /** The answer of ExecuteTransaction. */
    record StatementTransaction(ExecuteTransactionResult result) implements Answer {
        @Override
        public List<ConsumedCapacity> consumedCapacity() {
            return result.consumedCapacity();
        }
    }

    private static List<ConsumedCapacity> one(Optional<ConsumedCapacity> capacity) {
        return capacity.map(List::of).orElse(List.of());
    }
}
