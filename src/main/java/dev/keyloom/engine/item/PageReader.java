package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.ServiceRefusals.Parameter;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Query and Scan.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.html">AWS: querying tables</a>
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html">AWS: scanning tables</a>
 */
public final class PageReader {
    private final Storage storage;
    private final Tables tables;
    private final ExpressionCache expressions;

    PageReader(Storage storage, Tables tables, ExpressionCache expressions) {
        this.storage = storage;
        this.tables = tables;
        this.expressions = expressions;
    }

    public ReadResult query(QueryRequest request) {
        ExpressionScope scope = new ExpressionScope(expressions, request.attributes());
        Optional<KeyCondition> condition = scope.keyCondition(request.keyCondition());
        Optional<Formula> filter = scope.condition(Parameter.FILTER, request.filter());
        Optional<ProjectionExpression> projection = scope.projection(request.projection());
        scope.requireAllUsed();
        return storage.read(reader -> {
            ReadView view = ReadView.of(tables.require(request.table()), request.index(), request.options());
            Optional<Item> startKey = request.options().exclusiveStartKey();
            startKey.ifPresent(key -> StartKey.requireCollection(view, key));
            QueryRange asked = QueryRange.of(view, condition.orElseThrow(), request.unindexable());
            KeyRange range = asked.range();
            if (startKey.isPresent()) {
                StartKey.requireSort(view, startKey.get());
                range = rest(view, asked, startKey.get(), request.forward());
            }
            projection.ifPresent(given -> KeyPaths.require(view.table(), given));
            filter.ifPresent(
                    given -> requireNoKeys(view, given, request.filter().orElseThrow()));
            requireProjection(view, request.options(), projection);
            filter.ifPresent(given -> KeyPaths.require(view.table(), given));
            filter.ifPresent(given -> requireHeld(view, given));
            return page(reader, view, range, request.forward(), filter, projection, request.options());
        });
    }

    public ReadResult scan(ScanRequest request) {
        ExpressionScope scope = new ExpressionScope(expressions, request.attributes());
        Optional<Formula> filter = scope.condition(Parameter.FILTER, request.filter());
        Optional<ProjectionExpression> projection = scope.projection(request.projection());
        scope.requireAllUsed();
        return storage.read(reader -> {
            ReadView view = ReadView.of(tables.require(request.table()), request.index(), request.options());
            Optional<Item> startKey = request.options().exclusiveStartKey();
            if (view.index().isPresent() && startKey.isPresent()) {
                StartKey.requireCollection(view, startKey.get());
                StartKey.requireSort(view, startKey.get());
            }
            requireProjection(view, request.options(), projection);
            KeyRange range = request.segment()
                    .map(segment -> StoreKeys.segment(segment.segment(), segment.total()))
                    .orElseGet(StoreKeys::all);
            if (startKey.isPresent()) {
                range = rest(range, StartKey.place(view, startKey.get()), request.segment());
            }
            projection.ifPresent(given -> KeyPaths.require(view.table(), given));
            filter.ifPresent(given -> KeyPaths.require(view.table(), given));
            return page(reader, view, range, true, filter, projection, request.options());
        });
    }

    private static ReadResult page(
            StoreReader reader,
            ReadView view,
            KeyRange range,
            boolean forward,
            Optional<Formula> filter,
            Optional<ProjectionExpression> projection,
            ReadOptions options) {
        Page page = new Page(view, filter, projection, options);
        if (!range.isEmpty()) {
            reader.visit(view.map(), range, forward, page);
        }
        return page.result();
    }

    /** Returns what of a query's range is behind its start key. */
    private static KeyRange rest(ReadView view, QueryRange asked, Item startKey, boolean forward) {
        StoreKey place = StartKey.place(view, startKey);
        if (!asked.holdsSort(startKey)) {
            throw ServiceException.validation("The provided starting key does not match the range key predicate");
        }
        if (!asked.collection().contains(place)) {
            throw ServiceException.validation(
                    asked.testsSort()
                            ? "The query can return at most one row and cannot be restarted"
                            : "The provided starting key is outside query boundaries based on provided conditions");
        }
        KeyRange range = asked.range();
        return forward ? range.after(place) : range.before(place);
    }

    private static KeyRange rest(KeyRange range, StoreKey place, Optional<ScanRequest.Segment> segment) {
        if (!range.contains(place)) {
            throw ServiceException.validation(StartKey.INVALID
                    + ": Invalid ExclusiveStartKey. Please use ExclusiveStartKey with correct Segment. TotalSegments: "
                    + segment.map(ScanRequest.Segment::total).orElse(1) + " Segment: "
                    + segment.map(ScanRequest.Segment::segment).orElse(0));
        }
        return range.after(place);
    }

    private static void requireProjection(
            ReadView view, ReadOptions options, Optional<ProjectionExpression> projection) {
        boolean asksProjected =
                options.select().isPresent() && options.select().get() == Select.ALL_PROJECTED_ATTRIBUTES;
        if (asksProjected && view.index().isEmpty()) {
            throw ServiceException.validation(
                    ItemKeys.INVALID + "ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName");
        }
        view.requireHeld(options.select(), projection);
    }

    private static void requireNoKeys(ReadView view, Formula filter, RequestExpression<Formula> asked) {
        String parameter = asked instanceof RequestExpression.Text ? "Filter Expression" : "QueryFilter";
        Set<String> read = filter.attributeNames();
        for (String name : view.key().attributeNames()) {
            if (read.contains(name)) {
                throw ServiceException.validation(
                        parameter + " can only contain non-primary key attributes: Primary key attribute: " + name);
            }
        }
    }

    /** A query, unlike a scan, takes no filter of attributes that its index does not hold. */
    private static void requireHeld(ReadView view, Formula filter) {
        if (view.index().isEmpty() || view.index().get().holdsAll()) {
            return;
        }
        List<String> missing = filter.attributeNames().stream()
                .filter(name -> !view.index().get().holds(name))
                .toList();
        if (!missing.isEmpty()) {
            throw ServiceException.validation(ItemKeys.INVALID + "Secondary index "
                    + view.index().get().name() + " does not project one or more filter attributes: ["
                    + String.join(", ", missing) + "]");
        }
    }
}
