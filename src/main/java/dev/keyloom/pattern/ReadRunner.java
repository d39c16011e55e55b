package dev.keyloom.pattern;

import dev.keyloom.engine.DynamoDbEngine;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Sends the requests of reads to the engine. What comes back is read once more without projection, so that each item can be
 * told by its key, and without filter where that matters, so that items which only used up a limit are known.
 */
final class ReadRunner {
    private static final int MAX_PAGES = 10_000;

    private final Playground playground;
    private final Set<String> kinds;

    /** @param kinds entities of the pattern's answer */
    ReadRunner(Playground playground, Set<String> kinds) {
        this.playground = playground;
        this.kinds = kinds;
    }

    /**
     * @param paginated whether the caller pages on to the end
     * @throws dev.keyloom.engine.ServiceException if the request is refused
     */
    RequestRun run(int step, PreparedRequest request, boolean paginated) {
        if (request instanceof PreparedRequest.Query query) {
            return pages(step, request, new QueryPages(query.request()), paginated);
        }
        if (request instanceof PreparedRequest.Scan scan) {
            return pages(step, request, new ScanPages(scan.request()), paginated);
        }
        if (request instanceof PreparedRequest.Get get) {
            return get(step, get);
        }
        if (request instanceof PreparedRequest.BatchGet batch) {
            return batchGet(step, batch);
        }
        if (request instanceof PreparedRequest.TransactGet transaction) {
            return transactGet(step, transaction);
        }
        throw new IllegalArgumentException("Not a read: " + request.operation());
    }

    private RequestRun get(int step, PreparedRequest.Get get) {
        GetItemRequest request = get.request();
        GetItemResult result = playground.engine().getItem(request);
        List<AnsweredItem> items = new ArrayList<>();
        result.item()
                .flatMap(found -> playground.stored(request.table(), request.key()))
                .ifPresent(whole -> items.add(answered(request.table(), IndexRef.PRIMARY, whole)));
        int found = items.size();
        return run(step, get, request.table(), 1, items, found, found, readUnits(result.consumedCapacity()));
    }

    private RequestRun batchGet(int step, PreparedRequest.BatchGet batch) {
        Map<String, KeysAndAttributes> rest = batch.request().requestItems();
        List<AnsweredItem> items = new ArrayList<>();
        double units = 0;
        int requests = 0;
        while (!rest.isEmpty()) {
            BatchGetItemRequest request =
                    new BatchGetItemRequest(rest, batch.request().consumedCapacity());
            BatchGetItemResult result = playground.engine().batchGetItem(request);
            requests++;
            units += result.consumedCapacity().stream()
                    .mapToDouble(capacity -> capacity.total().capacity())
                    .sum();
            rest = result.unprocessedKeys();
        }
        for (Map.Entry<String, KeysAndAttributes> table :
                batch.request().requestItems().entrySet()) {
            for (Item key : table.getValue().keys()) {
                playground
                        .stored(table.getKey(), key)
                        .ifPresent(whole -> items.add(answered(table.getKey(), IndexRef.PRIMARY, whole)));
            }
        }
        String table = batch.request().requestItems().keySet().iterator().next();
        return run(step, batch, table, requests, items, items.size(), items.size(), units);
    }

    private RequestRun transactGet(int step, PreparedRequest.TransactGet transaction) {
        TransactGetItemsRequest request = transaction.request();
        TransactGetItemsResult result = playground.engine().transactGetItems(request);
        List<AnsweredItem> items = new ArrayList<>();
        for (TransactGetItemsRequest.Get get : request.gets()) {
            playground
                    .stored(get.table(), get.key())
                    .ifPresent(whole -> items.add(answered(get.table(), IndexRef.PRIMARY, whole)));
        }
        double units = result.consumedCapacity().stream()
                .mapToDouble(capacity -> capacity.total().capacity())
                .sum();
        String table = request.gets().isEmpty() ? "" : request.gets().get(0).table();
        return run(step, transaction, table, 1, items, items.size(), items.size(), units);
    }

    private RequestRun run(
            int step,
            PreparedRequest request,
            String table,
            int requests,
            List<AnsweredItem> items,
            int returned,
            int scanned,
            double readUnits) {
        return new RequestRun(
                step,
                request,
                table,
                IndexRef.PRIMARY,
                requests,
                items,
                returned,
                scanned,
                strangers(items),
                false,
                readUnits,
                0);
    }

    private RequestRun pages(int step, PreparedRequest request, Pages pages, boolean paginated) {
        IndexRef index = pages.index().map(IndexRef::of).orElse(IndexRef.PRIMARY);
        List<AnsweredItem> items = new ArrayList<>();
        int requests = 0;
        int returned = 0;
        int scanned = 0;
        int strangers = 0;
        double units = 0;
        Optional<Item> from = Optional.empty();
        do {
            ReadResult result = pages.read(playground.engine(), from);
            ReadResult identified = pages.isPlain() ? result : pages.identifying(playground.engine(), from);
            List<AnsweredItem> page = new ArrayList<>();
            identified.items().orElse(List.of()).forEach(item -> page.add(answered(pages.table(), index, item)));
            requests++;
            returned += result.count();
            scanned += result.scannedCount();
            units += readUnits(result.consumedCapacity());
            items.addAll(page);
            if (result.scannedCount() > result.count()) {
                List<AnsweredItem> read = new ArrayList<>();
                pages.unfiltered(playground.engine(), from)
                        .items()
                        .orElse(List.of())
                        .forEach(item -> read.add(answered(pages.table(), index, item)));
                strangers += strangers(read);
            } else {
                strangers += strangers(page);
            }
            from = result.lastEvaluatedKey();
        } while (paginated && from.isPresent() && requests < MAX_PAGES);
        return new RequestRun(
                step,
                request,
                pages.table(),
                index,
                requests,
                items,
                returned,
                scanned,
                strangers,
                from.isPresent(),
                units,
                0);
    }

    private AnsweredItem answered(String table, IndexRef index, Item item) {
        return new AnsweredItem(table, index, item, playground.source(table, item));
    }

    private int strangers(List<AnsweredItem> items) {
        return (int)
                items.stream().filter(item -> !kinds.contains(item.entity())).count();
    }

    private static double readUnits(Optional<ConsumedCapacity> capacity) {
        return capacity.map(used -> used.total().capacity()).orElse(0.0);
    }

    /** A Query or Scan, page by page. */
    private interface Pages {
        String table();

        Optional<String> index();

        /** Says whether the request itself gives back whole items. */
        boolean isPlain();

        ReadResult read(DynamoDbEngine engine, Optional<Item> from);

        ReadResult identifying(DynamoDbEngine engine, Optional<Item> from);

        ReadResult unfiltered(DynamoDbEngine engine, Optional<Item> from);
    }

    private static ReadOptions from(ReadOptions options, Optional<Item> from) {
        return new ReadOptions(
                options.select(), options.limit(), from, options.consistentRead(), options.consumedCapacity());
    }

    private static ReadOptions whole(ReadOptions options, Optional<Item> from) {
        return new ReadOptions(
                Optional.empty(), options.limit(), from, options.consistentRead(), options.consumedCapacity());
    }

    private record QueryPages(QueryRequest request) implements Pages {
        @Override
        public String table() {
            return request.table();
        }

        @Override
        public Optional<String> index() {
            return request.index();
        }

        @Override
        public boolean isPlain() {
            return request.projection().isEmpty() && request.options().select().isEmpty();
        }

        @Override
        public ReadResult read(DynamoDbEngine engine, Optional<Item> from) {
            return engine.query(new QueryRequest(
                    request.table(),
                    request.index(),
                    request.keyCondition(),
                    request.filter(),
                    request.projection(),
                    request.attributes(),
                    request.forward(),
                    from(request.options(), from)));
        }

        @Override
        public ReadResult identifying(DynamoDbEngine engine, Optional<Item> from) {
            return engine.query(plain(from, new Used(request.keyCondition(), request.filter())));
        }

        @Override
        public ReadResult unfiltered(DynamoDbEngine engine, Optional<Item> from) {
            return engine.query(plain(from, new Used(request.keyCondition(), Optional.empty())));
        }

        private QueryRequest plain(Optional<Item> from, Used used) {
            return new QueryRequest(
                    request.table(),
                    request.index(),
                    request.keyCondition(),
                    used.filter(),
                    Optional.empty(),
                    used.of(request.attributes()),
                    request.forward(),
                    whole(request.options(), from));
        }
    }

    private record ScanPages(ScanRequest request) implements Pages {
        @Override
        public String table() {
            return request.table();
        }

        @Override
        public Optional<String> index() {
            return request.index();
        }

        @Override
        public boolean isPlain() {
            return request.projection().isEmpty() && request.options().select().isEmpty();
        }

        @Override
        public ReadResult read(DynamoDbEngine engine, Optional<Item> from) {
            return engine.scan(new ScanRequest(
                    request.table(),
                    request.index(),
                    request.filter(),
                    request.projection(),
                    request.attributes(),
                    request.segment(),
                    from(request.options(), from)));
        }

        @Override
        public ReadResult identifying(DynamoDbEngine engine, Optional<Item> from) {
            return engine.scan(plain(from, new Used(request.filter())));
        }

        @Override
        public ReadResult unfiltered(DynamoDbEngine engine, Optional<Item> from) {
            return engine.scan(plain(from, new Used(Optional.empty())));
        }

        private ScanRequest plain(Optional<Item> from, Used used) {
            return new ScanRequest(
                    request.table(),
                    request.index(),
                    used.filter(),
                    Optional.empty(),
                    used.of(request.attributes()),
                    request.segment(),
                    whole(request.options(), from));
        }
    }
}
