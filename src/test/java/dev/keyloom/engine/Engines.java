package dev.keyloom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** An engine in memory with tables of a test's own, and short ways to ask it. */
public final class Engines implements TableCatalog, InstantSource {
    /** Table with PK and SK, and a global index GSI1 with GSI1PK and GSI1SK, all of type S, that holds everything. */
    public static final TableSchema T01 = new TableSchema(
            "T01",
            key("PK", "SK"),
            List.of(new SecondaryIndex.Global("GSI1", key("GSI1PK", "GSI1SK"), Projection.ALL)),
            List.of());

    private final Storage storage;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final DynamoDbEngine engine;
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    private Engines(Storage storage) {
        this.storage = storage;
        this.engine = DynamoDbEngine.of(storage, this, this, ItemChanges.IGNORED);
    }

    public static Engines with(TableSchema... schemas) {
        Engines engines = new Engines(new MemoryStorage());
        for (TableSchema schema : schemas) {
            engines.create(schema, Table.Status.ACTIVE);
        }
        return engines;
    }

    public void create(TableSchema schema, Table.Status status) {
        Table table = new Table("id-" + schema.name(), schema, status);
        storage.write(writer -> {
            for (IndexRef index : schema.indexRefs()) {
                writer.createMap(table.map(index));
            }
            return table;
        });
        tables.put(schema.name(), table);
    }

    @Override
    public Optional<Table> find(String nameOrArn) {
        return Optional.ofNullable(tables.get(nameOrArn));
    }

    @Override
    public Instant instant() {
        return now;
    }

    public void pass(Duration time) {
        now = now.plus(time);
    }

    public DynamoDbEngine engine() {
        return engine;
    }

    // Schemas and values

    /** Key attributes of type S; a name may say another one: {@code Year:N}. */
    public static KeySchema key(String partition, String... sort) {
        return new KeySchema(
                List.of(attribute(partition)),
                Arrays.stream(sort).map(Engines::attribute).toList());
    }

    public static KeyAttribute attribute(String text) {
        int colon = text.indexOf(':');
        return colon < 0
                ? new KeyAttribute(text, AttributeType.S)
                : new KeyAttribute(text.substring(0, colon), AttributeType.valueOf(text.substring(colon + 1)));
    }

    /** An item of names and values in turn; a text is of type S, a number of type N. */
    public static Item item(Object... namesAndValues) {
        Item.Builder item = Item.builder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            item.put((String) namesAndValues[i], value(namesAndValues[i + 1]));
        }
        return item.build();
    }

    public static AttributeValue value(Object value) {
        if (value instanceof AttributeValue given) {
            return given;
        }
        if (value instanceof Boolean truth) {
            return new AttributeValue.BOOL(truth);
        }
        return value instanceof Number number
                ? AttributeValue.of(number.longValue())
                : AttributeValue.of((String) value);
    }

    /** Placeholders and what they stand for in turn. */
    public static ExpressionAttributes given(Object... placeholders) {
        Map<String, String> names = new LinkedHashMap<>();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (int i = 0; i < placeholders.length; i += 2) {
            String placeholder = (String) placeholders[i];
            if (placeholder.startsWith("#")) {
                names.put(placeholder, (String) placeholders[i + 1]);
            } else {
                values.put(placeholder, value(placeholders[i + 1]));
            }
        }
        return new ExpressionAttributes(names, values);
    }

    public static void assertRefused(String message, ThrowingCallable call) {
        assertRefused(ErrorCode.VALIDATION, message, call);
    }

    public static void assertRefused(ErrorCode code, String message, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOfSatisfying(ServiceException.class, refusal -> {
            assertThat(refusal.text()).isEqualTo(message);
            assertThat(refusal.code()).isEqualTo(code);
        });
    }

    // Requests

    public void put(String table, Object... namesAndValues) {
        engine.putItem(PutItemRequest.of(table, item(namesAndValues)));
    }

    public WriteResult putIf(String table, Item item, String condition, Object... placeholders) {
        return engine.putItem(new PutItemRequest(
                table, item, Optional.of(RequestExpression.text(condition)), given(placeholders), WriteOptions.NONE));
    }

    public Optional<Item> get(String table, Object... key) {
        return engine.getItem(GetItemRequest.of(table, item(key))).item();
    }

    public Optional<Item> getProjected(String table, Item key, String projection, Object... placeholders) {
        return engine.getItem(new GetItemRequest(
                        table,
                        key,
                        true,
                        Optional.of(RequestExpression.text(projection)),
                        given(placeholders),
                        ReturnConsumedCapacity.NONE))
                .item();
    }

    public void delete(String table, Object... key) {
        engine.deleteItem(DeleteItemRequest.of(table, item(key)));
    }

    public WriteResult update(String table, Item key, String update, Object... placeholders) {
        return update(table, key, update, ReturnValues.NONE, placeholders);
    }

    public WriteResult update(
            String table, Item key, String update, ReturnValues returnValues, Object... placeholders) {
        return engine.updateItem(new UpdateItemRequest(
                table,
                key,
                Optional.of(RequestExpression.text(update)),
                Optional.empty(),
                given(placeholders),
                new WriteOptions(returnValues, false, ReturnConsumedCapacity.NONE, false)));
    }

    public Reading query(String table, String keyCondition, Object... placeholders) {
        return new Reading(this, table, Optional.of(keyCondition), given(placeholders));
    }

    public Reading scan(String table, Object... placeholders) {
        return new Reading(this, table, Optional.empty(), given(placeholders));
    }

    /** A Query or Scan in the making. */
    public static final class Reading {
        private final Engines engines;
        private final String table;
        private final Optional<String> keyCondition;
        private final ExpressionAttributes attributes;
        private Optional<String> index = Optional.empty();
        private Optional<String> filter = Optional.empty();
        private Optional<String> projection = Optional.empty();
        private Optional<Select> select = Optional.empty();
        private OptionalInt limit = OptionalInt.empty();
        private Optional<Item> startKey = Optional.empty();
        private Optional<ScanRequest.Segment> segment = Optional.empty();
        private ReturnConsumedCapacity capacity = ReturnConsumedCapacity.NONE;
        private boolean forward = true;
        private boolean consistent;

        Reading(Engines engines, String table, Optional<String> keyCondition, ExpressionAttributes attributes) {
            this.engines = engines;
            this.table = table;
            this.keyCondition = keyCondition;
            this.attributes = attributes;
        }

        public Reading on(String name) {
            index = Optional.of(name);
            return this;
        }

        public Reading filter(String text) {
            filter = Optional.of(text);
            return this;
        }

        public Reading project(String text) {
            projection = Optional.of(text);
            return this;
        }

        public Reading select(Select what) {
            select = Optional.of(what);
            return this;
        }

        public Reading limit(int most) {
            limit = OptionalInt.of(most);
            return this;
        }

        public Reading from(Item key) {
            startKey = Optional.of(key);
            return this;
        }

        public Reading from(Optional<Item> key) {
            startKey = key;
            return this;
        }

        public Reading segment(int number, int total) {
            segment = Optional.of(new ScanRequest.Segment(number, total));
            return this;
        }

        public Reading capacity(ReturnConsumedCapacity asked) {
            capacity = asked;
            return this;
        }

        public Reading backward() {
            forward = false;
            return this;
        }

        public Reading consistent() {
            consistent = true;
            return this;
        }

        public ReadResult page() {
            ReadOptions options = new ReadOptions(select, limit, startKey, consistent, capacity);
            if (keyCondition.isEmpty()) {
                return engines.engine.scan(new ScanRequest(
                        table,
                        index,
                        filter.map(RequestExpression::text),
                        projection.map(RequestExpression::text),
                        attributes,
                        segment,
                        options));
            }
            return engines.engine.query(new QueryRequest(
                    table,
                    index,
                    RequestExpression.text(keyCondition.get()),
                    filter.map(RequestExpression::text),
                    projection.map(RequestExpression::text),
                    attributes,
                    forward,
                    options));
        }

        /** Returns the items of all pages. */
        public List<Item> items() {
            List<Item> all = new ArrayList<>();
            ReadResult page = page();
            all.addAll(page.items().orElseThrow());
            while (page.lastEvaluatedKey().isPresent()) {
                page = from(page.lastEvaluatedKey()).page();
                all.addAll(page.items().orElseThrow());
            }
            return all;
        }

        /** Returns an attribute's texts of all pages. */
        public List<String> texts(String attribute) {
            return items().stream()
                    .map(found -> found.get(attribute)
                            .flatMap(AttributeValue::scalarText)
                            .orElse("-"))
                    .toList();
        }
    }
}
