package dev.keyloom.format.project;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.expression.Condition;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.BillingMode;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.RuleOverride;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.model.Strategy;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** One document drawn from a seed: the model's parts; their values come from {@link RandomValues}. */
final class RandomDocument {
    private static final List<String> ENTITIES = List.of("Order", "Line", "Kunde", "商品", "A/b~c", "#x");
    private static final List<String> INDEXES = List.of("primary", "GSI1", "GSI2", "LSI1", "~");
    private static final List<String> TEMPLATES =
            List.of("ORDER#<OrderId>", "=PK", "<n|pad(7)>", "#META", "a<b", "", "\\=x", "<Name|lower>#<é😀>");
    private static final List<String> CONDITIONS =
            List.of("attribute_exists(Name)", "Status = 'Open'", "size(x) >", "a = :b AND NOT begins_with(c, '<x>/')");

    private final RandomValues random;

    RandomDocument(long seed, int size) {
        random = new RandomValues(seed, size);
    }

    Document document() {
        List<Table> tables = random.list(this::table);
        List<Entity> entities = random.list(this::entity);
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
        entities.forEach(entity -> records.put(entity.name(), random.list(() -> record(entity))));
        records.put(random.oneOf(ENTITIES), random.list(() -> record(Entity.of("", ""))));
        DataModel model = new DataModel(
                random.text(),
                random.maybe(random::text),
                tables,
                entities,
                random.list(this::relationship),
                random.list(this::pattern),
                random.flag() ? records : Map.of(),
                random.list(this::collection),
                constraints(),
                random.map(() -> new RuleOverride(
                        random.maybe(() -> random.oneOf(List.of(Severity.values()))),
                        random.maybe(random::text),
                        random.extras())),
                random.extras());
        Map<String, Point> positions = random.map(() -> new Point(random.coordinate(), random.coordinate()));
        return new Document(model, new DiagramLayout(positions));
    }

    private Table table() {
        KeySchema key = new KeySchema(keyAttributes(1, 1), keyAttributes(0, 1));
        TableSchema schema = new TableSchema(
                random.text(),
                key,
                random.list(() -> new SecondaryIndex.Global(
                        random.oneOf(INDEXES), new KeySchema(keyAttributes(1, 4), keyAttributes(0, 4)), projection())),
                random.list(() -> new SecondaryIndex.Local(
                        random.oneOf(INDEXES), new KeySchema(key.partition(), keyAttributes(1, 1)), projection())));
        return new Table(
                schema,
                random.maybe(random::text),
                random.maybe(random::text),
                random.oneOf(List.of(BillingMode.values())),
                random.flag(),
                random.extras());
    }

    private List<KeyAttribute> keyAttributes(int least, int most) {
        return IntStream.range(0, random.between(least, most))
                .mapToObj(i -> new KeyAttribute(
                        random.name(), random.oneOf(List.of(AttributeType.S, AttributeType.N, AttributeType.B))))
                .toList();
    }

    private Projection projection() {
        return switch (random.oneOf(List.of(Projection.Kind.values()))) {
            case ALL -> Projection.ALL;
            case KEYS_ONLY -> Projection.KEYS_ONLY;
            case INCLUDE -> Projection.including(random.list(random::name));
        };
    }

    private Entity entity() {
        Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
        random.list(() -> random.oneOf(INDEXES))
                .forEach(index -> keys.put(IndexRef.of(index), random.list(this::mapping)));
        return new Entity(
                random.oneOf(ENTITIES),
                random.text(),
                random.maybe(random::text),
                random.maybe(() -> "#3D7DD8"),
                random.list(this::attribute),
                random.list(random::name),
                keys,
                random.maybeCount(),
                random.extras());
    }

    private EntityAttribute attribute() {
        AttributeType type = random.oneOf(List.of(AttributeType.values()));
        return new EntityAttribute(
                random.name(),
                type,
                random.flag(),
                random.maybe(random::flag),
                random.maybe(random::text),
                new EntityAttribute.Facts(
                        random.maybe(() -> "ulid"),
                        random.list(() -> random.likely(type)),
                        random.maybe(random::number),
                        random.maybe(random::number),
                        random.maybeCount(),
                        random.maybeCount(),
                        random.maybe(random::flag),
                        random.list(random::text),
                        random.maybe(random::number),
                        random.maybe(random::text),
                        random.maybe(() -> random.likely(type))),
                random.extras());
    }

    private KeyMapping mapping() {
        return new KeyMapping(
                random.maybe(random::text),
                random.maybe(() -> Condition.parse(random.oneOf(CONDITIONS)).orElseThrow()),
                random.list(this::template),
                random.list(this::template),
                random.maybe(random::flag),
                random.extras());
    }

    private KeyTemplate template() {
        return KeyTemplate.parse(random.oneOf(TEMPLATES)).orElseThrow();
    }

    private SampleRecord record(Entity entity) {
        Map<String, AttributeValue> values = random.map(random::value);
        for (EntityAttribute attribute : entity.attributes()) {
            values.put(attribute.name(), random.likely(attribute.type()));
        }
        return new SampleRecord(
                Item.of(values), random.maybe(() -> Item.of(random.map(random::value))), random.maybe(random::text));
    }

    private Relationship relationship() {
        return new Relationship(
                random.text(),
                random.maybe(random::text),
                end(),
                end(),
                random.maybe(() -> random.oneOf(ENTITIES)),
                new Relationship.Join(random.map(random::name), random.map(random::name), random.extras()),
                random.list(this::strategy),
                random.list(this::strategy),
                random.extras());
    }

    private RelationshipEnd end() {
        return new RelationshipEnd(
                IntStream.rangeClosed(0, random.between(0, 1))
                        .mapToObj(ENTITIES::get)
                        .toList(),
                random.flag(),
                random.oneOf(List.of(Cardinality.values())),
                random.flag(),
                random.maybe(random::number),
                random.maybe(random::number),
                random.maybe(() -> "power-law"),
                random.maybe(random::text),
                random.extras());
    }

    private DirectionStrategy strategy() {
        return new DirectionStrategy(
                random.oneOf(List.of(Strategy.values())),
                random.maybe(() -> IndexRef.of(random.oneOf(INDEXES))),
                random.flag(),
                random.maybe(random::name),
                random.maybe(random::text),
                random.extras());
    }

    private AccessPattern pattern() {
        return new AccessPattern(
                random.between(0, 99),
                random.maybe(random::text),
                random.text(),
                random.maybe(random::text),
                random.map(random::value),
                random.list(() -> random.map(random::value)),
                random.list(() -> step(2)),
                random.maybe(() -> random.list(this::returned)),
                random.list(random::text),
                random.list(random::text),
                random.maybe(() -> new AccessPattern.Rate(
                        random.maybe(random::number),
                        random.maybe(random::number),
                        random.maybe(random::flag),
                        random.extras())),
                random.maybe(random::text),
                random.maybe(random::text),
                random.extras());
    }

    private AccessPattern.Returned returned() {
        return new AccessPattern.Returned(
                random.oneOf(ENTITIES),
                random.map(random::name),
                random.maybe(random::text),
                random.list(random::text),
                random.maybe(() -> random.list(random::text)),
                random.maybe(random::number),
                random.extras());
    }

    private Step step(int levels) {
        return new Step(
                random.oneOf(List.of(Operation.values())),
                random.maybe(random::text),
                random.maybe(() -> random.oneOf(ENTITIES)),
                random.maybe(random::text),
                random.maybe(() -> IndexRef.of(random.oneOf(INDEXES))),
                random.list(this::template),
                random.list(this::sortCondition),
                random.maybe(random::text),
                random.maybe(random::text),
                random.maybe(random::flag),
                random.maybeCount(),
                random.maybe(random::flag),
                random.list(random::text),
                random.maybe(() -> "COUNT"),
                random.map(this::fanOut),
                random.flag(),
                random.flag(),
                random.map(random::value),
                random.maybe(random::text),
                random.maybe(random::text),
                random.maybe(random::text),
                levels == 0 ? List.of() : random.list(() -> step(levels - 1)),
                random.maybeCount(),
                random.extras());
    }

    private SortCondition sortCondition() {
        SortCondition.Operator operator = random.oneOf(List.of(SortCondition.Operator.values()));
        return operator == SortCondition.Operator.BETWEEN
                ? new SortCondition(operator, List.of(template(), template()))
                : new SortCondition(operator, List.of(template()));
    }

    private List<AttributeValue> fanOut() {
        int first = random.between(0, 3);
        return random.flag()
                ? IntStream.range(first, first + random.between(0, 12))
                        .mapToObj(AttributeValue::of)
                        .toList()
                : random.list(() -> random.flag() ? AttributeValue.of(random.between(0, 9)) : random.value());
    }

    private CollectionNote collection() {
        return new CollectionNote(
                random.maybe(random::text),
                IndexRef.of(random.oneOf(INDEXES)),
                random.maybe(() -> random.oneOf(TEMPLATES)),
                random.maybe(random::text),
                random.list(random::text),
                random.extras());
    }

    private Constraints constraints() {
        return new Constraints(
                random.list(() -> random.list(random::text)),
                random.list(() -> new Constraints.Counter(
                        random.oneOf(ENTITIES),
                        random.name(),
                        random.list(() -> random.oneOf(ENTITIES)),
                        random.map(random::name),
                        random.maybe(random::text),
                        random.extras())),
                random.list(() -> new Constraints.Unique(
                        random.oneOf(ENTITIES),
                        random.list(random::name),
                        random.maybe(random::text),
                        random.extras())),
                random.list(() -> new Constraints.Copy(
                        random.oneOf(ENTITIES),
                        random.oneOf(ENTITIES),
                        random.map(random::name),
                        random.maybe(random::text),
                        random.extras())),
                random.maybe(() -> new Constraints.Tenant(random.name(), random.list(random::text), random.extras())),
                random.list(random::text),
                random.list(random::text),
                random.extras());
    }
}
