package dev.keyloom.pattern;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.materialize.CollectionQuery;
import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.materialize.Direction;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the reading steps of a pattern ask for with its example arguments, and what they should answer. Nothing is sent; what
 * the arguments do not give, as the answer of an earlier step, is left out.
 */
public final class PatternExamples {
    private final DataModel model;
    private final AccessPattern pattern;
    private final StepRequests requests;
    private final List<Arguments> examples;
    private final PatternCache cache = new PatternCache();

    private PatternExamples(DataModel model, AccessPattern pattern) {
        this.model = model;
        this.pattern = pattern;
        this.requests = new StepRequests(model, cache, pattern);
        this.examples = Stream.concat(Stream.of(pattern.parameters()), pattern.examples().stream())
                .map(example -> new Arguments(example, cache))
                .toList();
    }

    public static PatternExamples of(DataModel model, AccessPattern pattern) {
        return new PatternExamples(model, pattern);
    }

    /** Returns the table that a step reads; nothing if the model has none such. */
    public Optional<Table> table(Step step) {
        try {
            return Optional.of(requests.table(step));
        } catch (PatternFault unknown) {
            return Optional.empty();
        }
    }

    /**
     * Returns the part of the index that each request of a step reads, each once, in the order of the examples. A read by
     * whole keys counts as one of an item collection. A step that scans reads none.
     */
    public List<CollectionQuery> queries(Step step) {
        Optional<Table> table = table(step);
        if (table.isEmpty()) {
            return List.of();
        }
        Set<CollectionQuery> queries = new LinkedHashSet<>();
        for (Arguments example : examples) {
            for (Arguments arguments : StepRequests.fanOut(step, example)) {
                query(step, table.get(), arguments).ifPresent(queries::add);
            }
        }
        return List.copyOf(queries);
    }

    /** Returns what a template of a step gives in the first example; nothing if the arguments do not give it. */
    public Optional<AttributeValue> render(KeyTemplate template, KeyAttribute attribute) {
        try {
            return Optional.of(examples.get(0).render(template, attribute.type()));
        } catch (PatternFault missing) {
            return Optional.empty();
        }
    }

    /** Returns the records that an entry of {@code returns} should give in one example or another, each once. */
    public List<RecordRef> answer(Returned returned) {
        Set<RecordRef> records = new LinkedHashSet<>();
        AccessPattern alone = pattern.withReturns(Optional.of(List.of(returned)), List.of());
        for (Arguments example : examples) {
            try {
                records.addAll(ConceptualAnswer.of(model, alone, example, cache).records());
            } catch (PatternFault unknown) {
                // Verification says what is wrong with the pattern.
            }
        }
        return List.copyOf(records);
    }

    /** Returns a filter or condition with the first example's arguments in place of its parameters; nothing if it is broken. */
    public Optional<Formula> bound(String condition) {
        try {
            return Condition.parse(condition)
                    .value()
                    .flatMap(Condition::formula)
                    .map(examples.get(0)::bound);
        } catch (PatternFault missing) {
            return Optional.empty();
        }
    }

    private Optional<CollectionQuery> query(Step step, Table table, Arguments arguments) {
        try {
            return switch (step.operation()) {
                case QUERY -> Optional.of(ofCollection(step, StepRequests.keyOf(table, step), arguments));
                case GET_ITEM, BATCH_GET_ITEM -> Optional.of(ofKey(table, requests.key(step, table, arguments)));
                case SCAN,
                        TRANSACT_GET_ITEMS,
                        PUT_ITEM,
                        UPDATE_ITEM,
                        DELETE_ITEM,
                        TRANSACT_WRITE_ITEMS,
                        BATCH_WRITE_ITEM,
                        CONDITION_CHECK -> Optional.empty();
            };
        } catch (PatternFault | IllegalArgumentException unfit) {
            return Optional.empty();
        }
    }

    private static CollectionQuery ofKey(Table table, Item key) {
        List<AttributeValue> partition = values(table.schema().key().partition(), key);
        List<SortMatch> sort = values(table.schema().key().sort(), key).stream()
                .map(value -> SortMatch.of(Operator.EQUAL, value))
                .toList();
        return new CollectionQuery(partition, sort, Direction.ASCENDING);
    }

    private static List<AttributeValue> values(List<KeyAttribute> attributes, Item key) {
        return attributes.stream()
                .flatMap(attribute -> key.get(attribute.name()).stream())
                .toList();
    }

    private CollectionQuery ofCollection(Step step, KeySchema key, Arguments arguments) {
        Direction direction = step.descending().orElse(false) ? Direction.DESCENDING : Direction.ASCENDING;
        if (step.keyCondition().isPresent()) {
            return ofText(step.keyCondition().get(), key, arguments, direction);
        }
        if (step.partition().size() != key.partition().size()
                || step.sort().size() > key.sort().size()) {
            throw new IllegalArgumentException("The step does not fit the key of its index");
        }
        List<AttributeValue> partition = new ArrayList<>();
        for (int i = 0; i < step.partition().size(); i++) {
            partition.add(arguments.render(
                    step.partition().get(i), key.partition().get(i).type()));
        }
        List<SortMatch> sort = new ArrayList<>();
        for (int i = 0; i < step.sort().size(); i++) {
            KeyAttribute attribute = key.sort().get(i);
            Operator operator = step.sort().get(i).operator();
            List<AttributeValue> bounds = step.sort().get(i).bounds().stream()
                    .map(template -> arguments.render(template, attribute.type()))
                    .toList();
            sort.add(match(operator, bounds));
        }
        return new CollectionQuery(partition, sort, direction);
    }

    private CollectionQuery ofText(String text, KeySchema key, Arguments arguments, Direction direction) {
        KeyCondition condition = new WrittenExpressions(
                        arguments, new AttributeTypes(Optional.empty(), List.of()), cache)
                .parsedKeyCondition(text);
        List<AttributeValue> partition = new ArrayList<>();
        for (KeyAttribute attribute : key.partition()) {
            KeyTest test = condition.on(attribute.name()).orElseThrow(IllegalArgumentException::new);
            if (test.operator() != KeyOperator.EQUAL) {
                throw new IllegalArgumentException("Not a whole partition key");
            }
            partition.add(bounds(test, attribute).get(0));
        }
        List<SortMatch> sort = new ArrayList<>();
        for (KeyAttribute attribute : key.sort()) {
            Optional<KeyTest> test = condition.on(attribute.name());
            if (test.isEmpty()) {
                break;
            }
            sort.add(match(operator(test.get().operator()), bounds(test.get(), attribute)));
        }
        return new CollectionQuery(partition, sort, direction);
    }

    private static List<AttributeValue> bounds(KeyTest test, KeyAttribute attribute) {
        return test.bounds().stream()
                .map(bound ->
                        TypedValue.as(bound.constant().orElseThrow(IllegalArgumentException::new), attribute.type()))
                .toList();
    }

    private static SortMatch match(Operator operator, List<AttributeValue> bounds) {
        return operator == Operator.BETWEEN
                ? SortMatch.between(bounds.get(0), bounds.get(1))
                : SortMatch.of(operator, bounds.get(0));
    }

    private static Operator operator(KeyOperator operator) {
        return switch (operator) {
            case EQUAL -> Operator.EQUAL;
            case LESS -> Operator.LESS;
            case LESS_OR_EQUAL -> Operator.LESS_OR_EQUAL;
            case GREATER -> Operator.GREATER;
            case GREATER_OR_EQUAL -> Operator.GREATER_OR_EQUAL;
            case BEGINS_WITH -> Operator.BEGINS_WITH;
            case BETWEEN -> Operator.BETWEEN;
        };
    }
}
