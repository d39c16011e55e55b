package dev.keyloom.pattern;

import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.expression.Operand;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes the requests of a pattern's reading steps. */
final class StepRequests {
    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private final DataModel model;
    private final PatternCache cache;
    private final AccessPattern pattern;

    StepRequests(DataModel model, PatternCache cache, AccessPattern pattern) {
        this.model = model;
        this.cache = cache;
        this.pattern = pattern;
    }

    /**
     * Returns the requests of a read, one for each value of its fan-out, where the operation does not take them together.
     *
     * @throws PatternFault if the step cannot be sent
     */
    List<PreparedRequest> of(Step step, Arguments arguments) {
        List<Arguments> fanOut = fanOut(step, arguments);
        return switch (step.operation()) {
            case QUERY -> fanOut.stream().map(each -> query(step, each)).toList();
            case SCAN -> fanOut.stream().map(each -> scan(step, each)).toList();
            case GET_ITEM -> fanOut.stream().map(each -> get(step, each)).toList();
            case BATCH_GET_ITEM -> List.of(batchGet(step, fanOut));
            case TRANSACT_GET_ITEMS -> List.of(transactGet(step, fanOut));
            case PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM, CONDITION_CHECK ->
                throw new IllegalArgumentException("Not a read: " + step.operation());
        };
    }

    /** Returns the arguments of each request: one set for each combination of the fan-out's values. */
    static List<Arguments> fanOut(Step step, Arguments arguments) {
        List<Arguments> all = List.of(arguments);
        for (Map.Entry<String, List<AttributeValue>> dimension : step.fanOut().entrySet()) {
            List<Arguments> wider = new ArrayList<>();
            for (Arguments narrow : all) {
                dimension.getValue().forEach(value -> wider.add(narrow.with(dimension.getKey(), value)));
            }
            all = wider;
        }
        return all;
    }

    /**
     * Returns the table that a step is about: the one it names, its entity's, the one whose index it names, or that of the
     * first record of the answer.
     */
    Table table(Step step) {
        if (step.table().isPresent()) {
            String name = step.table().get();
            return model.table(name).orElseThrow(() -> new PatternFault(VerdictPhrases.NO_SUCH_TABLE.with(name)));
        }
        if (step.entity().isPresent()) {
            return tableOf(entity(step.entity().get()));
        }
        List<Table> candidates = model.tables();
        if (step.index().isPresent() && !step.index().get().isPrimary()) {
            IndexRef ref = step.index().get();
            candidates = candidates.stream()
                    .filter(table -> table.schema().index(ref).isPresent())
                    .toList();
            if (candidates.isEmpty()) {
                throw new PatternFault(VerdictPhrases.NO_SUCH_INDEX.with(ref.name()));
            }
        }
        List<Table> possible = candidates;
        return pattern.returns().orElse(List.of()).stream()
                .flatMap(returned -> model.entity(returned.entity()).stream())
                .flatMap(entity -> model.table(entity.table()).stream())
                .filter(possible::contains)
                .findFirst()
                .or(() -> possible.stream().findFirst())
                .orElseThrow(() -> new PatternFault(VerdictPhrases.NO_TABLE.with()));
    }

    Table tableOf(Entity entity) {
        return model.table(entity.table())
                .orElseThrow(() -> new PatternFault(VerdictPhrases.LOST_ENTITY.with(entity.name(), entity.table())));
    }

    Entity entity(String name) {
        return model.entity(name).orElseThrow(() -> new PatternFault(VerdictPhrases.NO_SUCH_ENTITY.with(name)));
    }

    PatternCache cache() {
        return cache;
    }

    /** Returns the types of a step's parameters: of its entity's attributes, of the answer's, of all in the table. */
    AttributeTypes types(Step step, Table table) {
        Set<Entity> entities = new LinkedHashSet<>();
        Stream.concat(
                        step.entity().stream(),
                        pattern.returns().orElse(List.of()).stream().map(AccessPattern.Returned::entity))
                .forEach(name -> model.entity(name).ifPresent(entities::add));
        entities.addAll(model.entitiesOf(table.name()));
        return new AttributeTypes(Optional.of(table), List.copyOf(entities));
    }

    private PreparedRequest query(Step step, Arguments arguments) {
        Table table = table(step);
        KeySchema key = keyOf(table, step);
        WrittenExpressions written = new WrittenExpressions(arguments, types(step, table), cache);
        KeyCondition condition = step.keyCondition().isPresent()
                ? written.parsedKeyCondition(step.keyCondition().get())
                : keyCondition(step, key, arguments);
        return new PreparedRequest.Query(new QueryRequest(
                table.name(),
                indexName(step),
                written.keyCondition(condition),
                written.condition("filter", step.filter()),
                written.projection(step.projection()),
                written.attributes(),
                !step.descending().orElse(false),
                options(step)));
    }

    private PreparedRequest scan(Step step, Arguments arguments) {
        Table table = table(step);
        WrittenExpressions written = new WrittenExpressions(arguments, types(step, table), cache);
        return new PreparedRequest.Scan(new ScanRequest(
                table.name(),
                indexName(step),
                written.condition("filter", step.filter()),
                written.projection(step.projection()),
                written.attributes(),
                Optional.empty(),
                options(step)));
    }

    private PreparedRequest get(Step step, Arguments arguments) {
        Table table = table(step);
        WrittenExpressions written = new WrittenExpressions(arguments, types(step, table), cache);
        return new PreparedRequest.Get(new GetItemRequest(
                table.name(),
                key(step, table, arguments),
                step.consistentRead().orElse(false),
                written.projection(step.projection()),
                written.attributes(),
                ReturnConsumedCapacity.INDEXES));
    }

    private PreparedRequest batchGet(Step step, List<Arguments> fanOut) {
        Table table = table(step);
        WrittenExpressions written = new WrittenExpressions(fanOut.get(0), types(step, table), cache);
        Set<Item> keys = new LinkedHashSet<>();
        fanOut.forEach(each -> keys.add(key(step, table, each)));
        KeysAndAttributes read = new KeysAndAttributes(
                List.copyOf(keys),
                step.consistentRead().orElse(false),
                written.projection(step.projection()),
                written.attributes());
        return new PreparedRequest.BatchGet(
                new BatchGetItemRequest(Map.of(table.name(), read), ReturnConsumedCapacity.INDEXES));
    }

    private PreparedRequest transactGet(Step step, List<Arguments> fanOut) {
        List<TransactGetItemsRequest.Get> gets = new ArrayList<>();
        List<Step> actions = step.actions().isEmpty() ? List.of(step) : step.actions();
        for (Step action : actions) {
            Table table = table(action);
            for (Arguments arguments : fanOut) {
                WrittenExpressions written = new WrittenExpressions(arguments, types(action, table), cache);
                gets.add(new TransactGetItemsRequest.Get(
                        table.name(),
                        key(action, table, arguments),
                        written.projection(action.projection()),
                        written.attributes()));
            }
        }
        return new PreparedRequest.TransactGet(new TransactGetItemsRequest(gets, ReturnConsumedCapacity.INDEXES));
    }

    private static ReadOptions options(Step step) {
        Optional<Select> select = step.select()
                .flatMap(name -> Stream.of(Select.values())
                        .filter(value -> value.name().equals(name))
                        .findFirst());
        return new ReadOptions(
                select,
                step.limit(),
                Optional.empty(),
                step.consistentRead().orElse(false),
                ReturnConsumedCapacity.INDEXES);
    }

    private static Optional<String> indexName(Step step) {
        return step.index().filter(ref -> !ref.isPrimary()).map(IndexRef::name);
    }

    static KeySchema keyOf(Table table, Step step) {
        IndexRef ref = step.index().orElse(IndexRef.PRIMARY);
        return table.schema()
                .keyOf(ref)
                .orElseThrow(() -> new PatternFault(VerdictPhrases.TABLE_WITHOUT_INDEX.with(table.name(), ref.name())));
    }

    private static KeyCondition keyCondition(Step step, KeySchema key, Arguments arguments) {
        if (step.partition().size() != key.partition().size()) {
            throw new PatternFault(VerdictPhrases.PARTITION_PARTS.with(
                    key.partition().size(), step.partition().size()));
        }
        if (step.sort().size() > key.sort().size()) {
            throw new PatternFault(VerdictPhrases.SORT_PARTS.with(
                    key.sort().size(), step.sort().size()));
        }
        List<KeyTest> tests = new ArrayList<>();
        for (int i = 0; i < step.partition().size(); i++) {
            KeyAttribute attribute = key.partition().get(i);
            Operand bound = bound(arguments.render(step.partition().get(i), attribute.type()), tests.size());
            tests.add(new KeyTest(name(attribute, tests.size()), KeyOperator.EQUAL, List.of(bound)));
        }
        for (int i = 0; i < step.sort().size(); i++) {
            KeyAttribute attribute = key.sort().get(i);
            SortCondition sort = step.sort().get(i);
            List<Operand> bounds = new ArrayList<>();
            sort.bounds()
                    .forEach(template -> bounds.add(
                            bound(arguments.render(template, attribute.type()), tests.size() + bounds.size())));
            tests.add(new KeyTest(name(attribute, tests.size()), operator(sort.operator()), bounds));
        }
        return new KeyCondition(tests);
    }

    /** Names a key attribute as people do, behind a placeholder where it cannot stand alone. */
    private static AttributeName name(KeyAttribute attribute, int number) {
        return PLAIN_NAME.matcher(attribute.name()).matches()
                ? AttributeName.plain(attribute.name())
                : new AttributeName(attribute.name(), Optional.of("n" + (number + 1)));
    }

    private static Operand bound(AttributeValue value, int number) {
        return new Operand.ValuePlaceholder("k" + (number + 1), Optional.of(value));
    }

    private static KeyOperator operator(SortCondition.Operator operator) {
        return switch (operator) {
            case EQUAL -> KeyOperator.EQUAL;
            case LESS -> KeyOperator.LESS;
            case LESS_OR_EQUAL -> KeyOperator.LESS_OR_EQUAL;
            case GREATER -> KeyOperator.GREATER;
            case GREATER_OR_EQUAL -> KeyOperator.GREATER_OR_EQUAL;
            case BEGINS_WITH -> KeyOperator.BEGINS_WITH;
            case BETWEEN -> KeyOperator.BETWEEN;
        };
    }

    /** Returns the primary key that a step names by templates, or by its entity's own. */
    Item key(Step step, Table table, Arguments arguments) {
        if (step.index().isPresent() && !step.index().get().isPrimary()) {
            throw new PatternFault(VerdictPhrases.BASE_ONLY.with(
                    step.operation().serviceName(), step.index().get().name()));
        }
        KeySchema key = table.schema().key();
        if (step.partition().isEmpty() && step.entity().isPresent()) {
            return new EntityKeys(this, model, step).key(arguments);
        }
        boolean whole = step.partition().size() == key.partition().size()
                && step.sort().size() == key.sort().size()
                && step.sort().stream().allMatch(sort -> sort.operator() == SortCondition.Operator.EQUAL);
        if (!whole) {
            throw new PatternFault(VerdictPhrases.WHOLE_KEY.with(
                    step.operation().serviceName(), String.join(", ", key.attributeNames())));
        }
        Item.Builder item = Item.builder();
        KeyAttribute partition = key.partition().get(0);
        item.put(partition.name(), arguments.render(step.partition().get(0), partition.type()));
        if (!key.sort().isEmpty()) {
            KeyAttribute sort = key.sort().get(0);
            item.put(sort.name(), arguments.render(step.sort().get(0).bounds().get(0), sort.type()));
        }
        return item.build();
    }
}
