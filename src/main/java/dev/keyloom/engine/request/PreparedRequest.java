package dev.keyloom.engine.request;

/** One request of items exactly as the service would get it: expressions as text, every value a placeholder. */
public sealed interface PreparedRequest {
    /** Returns the service's name of the operation. */
    String operation();

    /** A read of one item. */
    record Get(GetItemRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "GetItem";
        }
    }

    /** A read of one item collection. */
    record Query(QueryRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "Query";
        }
    }

    /** A read of everything. */
    record Scan(ScanRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "Scan";
        }
    }

    /** A read of several items. */
    record BatchGet(BatchGetItemRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "BatchGetItem";
        }
    }

    /** A read of several items of one moment. */
    record TransactGet(TransactGetItemsRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "TransactGetItems";
        }
    }

    /** A write of a whole item. */
    record Put(PutItemRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "PutItem";
        }
    }

    /** A change of an item in place. */
    record Update(UpdateItemRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "UpdateItem";
        }
    }

    /** A removal of an item. */
    record Delete(DeleteItemRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "DeleteItem";
        }
    }

    /** Several writes, each for itself. */
    record BatchWrite(BatchWriteItemRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "BatchWriteItem";
        }
    }

    /** Several writes and checks together or not at all. */
    record TransactWrite(TransactWriteItemsRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "TransactWriteItems";
        }
    }

    /** A statement of PartiQL. */
    record Statement(ExecuteStatementRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "ExecuteStatement";
        }
    }

    /** Several statements, each for itself. */
    record StatementBatch(BatchExecuteStatementRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "BatchExecuteStatement";
        }
    }

    /** Several statements together or not at all. */
    record StatementTransaction(ExecuteTransactionRequest request) implements PreparedRequest {
        @Override
        public String operation() {
            return "ExecuteTransaction";
        }
    }
}
