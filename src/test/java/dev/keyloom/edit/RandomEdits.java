package dev.keyloom.edit;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.BillingMode;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Strategy;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Edits that mostly fit a document: of every kind, with names and positions that are sometimes wrong. */
final class RandomEdits {
    private static final List<String> NEW_NAMES = List.of(
            "Order", "OrderId", "Name", "PK", "SK", "primary", "", "User", "x-y", "2nd", "In", "a<b", "Ünïté", "Type");

    private final Document document;
    private final DataModel model;
    private final Random random;
    private final Map<Class<? extends ModelEdit>, Supplier<? extends ModelEdit>> kinds = new LinkedHashMap<>();

    private RandomEdits(Document document, Random random) {
        this.document = document;
        this.model = document.model();
        this.random = random;
        documents();
        entities();
        attributes();
        relationships();
        tablesAndIndexes();
        keys();
        recordsAndPatterns();
        kinds.put(LayoutEdit.MoveBoxes.class, () -> new LayoutEdit.MoveBoxes(Map.of(entity(), point())));
        kinds.put(
                LayoutEdit.Arrange.class,
                () -> new LayoutEdit.Arrange(
                        DiagramLayout.EMPTY.with(entity(), point()).with(newName(), point())));
    }

    /** Returns any edit. */
    static ModelEdit of(Document document, Random random) {
        return new RandomEdits(document, random).any();
    }

    /** Returns one edit of each kind but composites, by kind. */
    static Map<Class<? extends ModelEdit>, ModelEdit> ofEveryKind(Document document, Random random) {
        Map<Class<? extends ModelEdit>, ModelEdit> edits = new LinkedHashMap<>();
        new RandomEdits(document, random).kinds.forEach((kind, supplier) -> edits.put(kind, supplier.get()));
        return edits;
    }

    private ModelEdit any() {
        ModelEdit first = one();
        if (random.nextInt(8) > 0) {
            return first;
        }
        List<ModelEdit> edits = new ArrayList<>(List.of(first));
        Document after = first.applyTo(document).value().orElse(document);
        edits.add(new RandomEdits(after, random).one());
        return new CompositeEdit(EditName.of("edit.set-constraints"), edits);
    }

    private ModelEdit one() {
        return pick(List.copyOf(kinds.values())).get();
    }

    private void documents() {
        kinds.put(DocumentEdit.Rename.class, () -> new DocumentEdit.Rename(newName()));
        kinds.put(DocumentEdit.Describe.class, () -> new DocumentEdit.Describe(Optional.of(newName())));
        kinds.put(
                DocumentEdit.Replace.class,
                () -> new DocumentEdit.Replace(EditName.of("edit.set-constraints"), document));
        kinds.put(DocumentEdit.OverrideRule.class, () -> new DocumentEdit.OverrideRule("Q09", Optional.empty()));
        kinds.put(DocumentEdit.ApplyFix.class, () -> {
            String name = newName();
            return new DocumentEdit.ApplyFix("Rename it", found -> found.withName(name));
        });
        kinds.put(
                DocumentEdit.SetConstraints.class,
                () -> new DocumentEdit.SetConstraints(random.nextInt(5) == 0 ? Constraints.NONE : model.constraints()));
        kinds.put(DocumentEdit.SetCollections.class, () -> new DocumentEdit.SetCollections(model.collections()));
    }

    private void entities() {
        kinds.put(EntityEdit.Draw.class, () -> new EntityEdit.Draw(newName(), Optional.of(point())));
        kinds.put(EntityEdit.Add.class, () -> new EntityEdit.Add(Entity.of(newName(), table()), Optional.empty()));
        kinds.put(EntityEdit.Remove.class, () -> new EntityEdit.Remove(entity()));
        kinds.put(EntityEdit.Rename.class, () -> new EntityEdit.Rename(entity(), newName()));
        kinds.put(EntityEdit.Describe.class, () -> new EntityEdit.Describe(entity(), Optional.of(newName())));
        kinds.put(EntityEdit.Recolor.class, () -> new EntityEdit.Recolor(entity(), Optional.of("#123456")));
        kinds.put(EntityEdit.MoveToTable.class, () -> new EntityEdit.MoveToTable(entity(), table()));
        kinds.put(EntityEdit.SetIdentifier.class, () -> {
            String entity = entity();
            return new EntityEdit.SetIdentifier(entity, List.of(attribute(entity)));
        });
        kinds.put(EntityEdit.Move.class, () -> new EntityEdit.Move(entity(), random.nextInt(4)));
        kinds.put(
                EntityEdit.Paste.class,
                () -> new EntityEdit.Paste(Clipping.of(document, List.of(entity(), entity(), entity())), 20, 20));
    }

    private void attributes() {
        kinds.put(
                AttributeEdit.Add.class,
                () -> AttributeEdit.Add.last(entity(), EntityAttribute.of(newName(), AttributeType.S)));
        kinds.put(AttributeEdit.Remove.class, () -> {
            String entity = entity();
            return new AttributeEdit.Remove(entity, attribute(entity));
        });
        kinds.put(AttributeEdit.Rename.class, () -> {
            String entity = entity();
            return new AttributeEdit.Rename(entity, attribute(entity), newName());
        });
        kinds.put(AttributeEdit.Retype.class, () -> {
            String entity = entity();
            return new AttributeEdit.Retype(entity, attribute(entity), pick(List.of(AttributeType.values())));
        });
        kinds.put(AttributeEdit.Move.class, () -> {
            String entity = entity();
            return new AttributeEdit.Move(entity, attribute(entity), random.nextInt(3));
        });
        kinds.put(AttributeEdit.SetFacts.class, () -> {
            String entity = entity();
            return new AttributeEdit.SetFacts(
                    entity,
                    attribute(entity),
                    EntityAttribute.Required.ALWAYS,
                    Optional.of(true),
                    Optional.empty(),
                    EntityAttribute.Facts.NONE);
        });
    }

    private void relationships() {
        kinds.put(RelationshipEdit.Add.class, () -> new RelationshipEdit.Add(Relationship.of(newName(), end(), end())));
        kinds.put(RelationshipEdit.Remove.class, () -> new RelationshipEdit.Remove(relationship()));
        kinds.put(RelationshipEdit.Rename.class, () -> new RelationshipEdit.Rename(relationship(), newName()));
        kinds.put(
                RelationshipEdit.Describe.class,
                () -> new RelationshipEdit.Describe(relationship(), Optional.of(newName())));
        kinds.put(RelationshipEdit.SetEnd.class, () -> new RelationshipEdit.SetEnd(relationship(), side(), end()));
        kinds.put(
                RelationshipEdit.SetCardinality.class,
                () -> new RelationshipEdit.SetCardinality(relationship(), side(), Cardinality.ONE));
        kinds.put(
                RelationshipEdit.SetParticipation.class,
                () -> new RelationshipEdit.SetParticipation(
                        relationship(), side(), RelationshipEnd.Participation.MANDATORY));
        kinds.put(
                RelationshipEdit.SetNumbers.class,
                () -> new RelationshipEdit.SetNumbers(
                        relationship(), side(), Optional.of(BigDecimal.TEN), Optional.empty()));
        kinds.put(
                RelationshipEdit.SetVia.class,
                () -> new RelationshipEdit.SetVia(relationship(), Optional.of(entity())));
        kinds.put(
                RelationshipEdit.SetJoin.class,
                () -> new RelationshipEdit.SetJoin(relationship(), Relationship.Join.NONE));
        kinds.put(
                RelationshipEdit.SetStrategies.class,
                () -> new RelationshipEdit.SetStrategies(
                        relationship(),
                        RelationshipEdit.Direction.FORWARD,
                        List.of(DirectionStrategy.of(Strategy.INDEX).withIndex(Optional.of(knownIndex())))));
    }

    private void tablesAndIndexes() {
        kinds.put(
                TableEdit.Add.class,
                () -> new TableEdit.Add(Table.of(new TableSchema(newName(), key("PK", "SK"), List.of(), List.of()))));
        kinds.put(TableEdit.Remove.class, () -> new TableEdit.Remove(table()));
        kinds.put(TableEdit.Rename.class, () -> new TableEdit.Rename(table(), newName()));
        kinds.put(TableEdit.SetKey.class, () -> new TableEdit.SetKey(table(), key("K" + random.nextInt(3))));
        kinds.put(
                TableEdit.RenameKeyAttribute.class,
                () -> new TableEdit.RenameKeyAttribute(table(), keyAttribute(), newName()));
        kinds.put(
                TableEdit.RetypeKeyAttribute.class,
                () -> new TableEdit.RetypeKeyAttribute(
                        table(), keyAttribute(), pick(List.of(AttributeType.N, AttributeType.M))));
        kinds.put(
                TableEdit.SetTypeAttribute.class,
                () -> new TableEdit.SetTypeAttribute(
                        table(), random.nextBoolean() ? Optional.of("Kind") : Optional.empty()));
        kinds.put(TableEdit.SetTimeToLive.class, () -> new TableEdit.SetTimeToLive(table(), Optional.empty()));
        kinds.put(TableEdit.SetBilling.class, () -> new TableEdit.SetBilling(table(), BillingMode.PROVISIONED));
        kinds.put(
                IndexEdit.Add.class,
                () -> new IndexEdit.Add(
                        table(),
                        random.nextBoolean()
                                ? new SecondaryIndex.Global(newName(), key("GPK", "GSK"), Projection.ALL)
                                : new SecondaryIndex.Local(newName(), key("PK", "LSK"), Projection.KEYS_ONLY)));
        kinds.put(IndexEdit.Remove.class, () -> new IndexEdit.Remove(table(), index().name()));
        kinds.put(IndexEdit.Rename.class, () -> new IndexEdit.Rename(table(), index().name(), newName()));
        kinds.put(
                IndexEdit.SetProjection.class,
                () -> new IndexEdit.SetProjection(table(), index().name(), Projection.KEYS_ONLY));
        kinds.put(
                IndexEdit.SetKey.class,
                () -> new IndexEdit.SetKey(table(), index().name(), key("X" + random.nextInt(3), "PK")));
    }

    private void keys() {
        kinds.put(KeyEdit.SetTemplate.class, () -> {
            String entity = entity();
            String text =
                    random.nextInt(4) == 0 ? "" : "X#<" + attribute(entity).replace("<", "\\<") + ">";
            boolean isKnown = model.entity(entity)
                    .filter(known -> known.attributeNames().stream().anyMatch(name -> text.contains("<" + name + ">")))
                    .isPresent();
            return new KeyEdit.SetTemplate(
                    entity,
                    index(),
                    random.nextInt(2),
                    pick(List.of(KeyEdit.Role.values())),
                    random.nextInt(2),
                    isKnown ? text : random.nextBoolean() ? "" : "FIXED<");
        });
        kinds.put(
                KeyEdit.AddVariant.class,
                () -> new KeyEdit.AddVariant(entity(), index(), Optional.of(newName()), Optional.empty()));
        kinds.put(KeyEdit.RemoveVariant.class, () -> new KeyEdit.RemoveVariant(entity(), index(), random.nextInt(2)));
        kinds.put(KeyEdit.LeaveIndex.class, () -> new KeyEdit.LeaveIndex(entity(), index()));
        kinds.put(
                KeyEdit.MoveVariant.class,
                () -> new KeyEdit.MoveVariant(entity(), index(), random.nextInt(2), random.nextInt(2)));
        kinds.put(
                KeyEdit.RenameVariant.class,
                () -> new KeyEdit.RenameVariant(entity(), index(), random.nextInt(2), Optional.of(newName())));
        kinds.put(
                KeyEdit.SetCondition.class,
                () -> new KeyEdit.SetCondition(entity(), index(), random.nextInt(2), Optional.empty()));
        kinds.put(
                KeyEdit.SetSparse.class,
                () -> new KeyEdit.SetSparse(entity(), index(), random.nextInt(2), Optional.of(true)));
    }

    private void recordsAndPatterns() {
        SampleRecord record = SampleRecord.of(Item.builder().put("Name", "n").build());
        kinds.put(RecordEdit.Add.class, () -> RecordEdit.Add.last(entity(), record));
        kinds.put(
                RecordEdit.Remove.class,
                () -> new RecordEdit.Remove(entity(), new TreeSet<>(List.of(random.nextInt(3), random.nextInt(5)))));
        kinds.put(RecordEdit.Replace.class, () -> new RecordEdit.Replace(entity(), random.nextInt(3), record));
        kinds.put(
                RecordEdit.ReplaceEach.class,
                () -> new RecordEdit.ReplaceEach(
                        EditName.of("edit.clear-values", "some"),
                        entity(),
                        new TreeMap<>(Map.of(random.nextInt(3), record))));
        kinds.put(RecordEdit.ReplaceAll.class, () -> new RecordEdit.ReplaceAll(entity(), List.of(record, record)));
        kinds.put(RecordEdit.SetValue.class, () -> {
            String entity = entity();
            return new RecordEdit.SetValue(entity, random.nextInt(3), attribute(entity), AttributeValue.of("v"));
        });
        kinds.put(RecordEdit.RemoveValue.class, () -> {
            String entity = entity();
            return new RecordEdit.RemoveValue(entity, random.nextInt(3), attribute(entity));
        });
        kinds.put(PatternEdit.Add.class, () -> new PatternEdit.Add(pattern(), Optional.of(random.nextInt(3))));
        kinds.put(PatternEdit.Remove.class, () -> new PatternEdit.Remove(random.nextInt(5), "some"));
        kinds.put(PatternEdit.Replace.class, () -> new PatternEdit.Replace(random.nextInt(5), pattern()));
        kinds.put(PatternEdit.RenumberInOrder.class, PatternEdit.RenumberInOrder::new);
        kinds.put(
                PatternEdit.AddCounterexample.class,
                () -> new PatternEdit.AddCounterexample(
                        random.nextInt(5), 5, strangers(), pattern().parameters()));
        kinds.put(PatternEdit.Move.class, () -> new PatternEdit.Move(random.nextInt(5), random.nextInt(5), "some"));
    }

    /** Records of some entities, sometimes of one that the design does not have; some are there already. */
    private Map<String, List<SampleRecord>> strangers() {
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
        for (int i = 0; i < 2; i++) {
            String entity = entity();
            List<SampleRecord> list = new ArrayList<>(model.recordsOf(entity));
            list.add(SampleRecord.of(Item.builder()
                    .put(attribute(entity), AttributeValue.of("stranger" + random.nextInt(9)))
                    .build()));
            records.put(entity, list);
        }
        return records;
    }

    private AccessPattern pattern() {
        return model.accessPatterns().isEmpty()
                ? SampleDocuments.of("session-store")
                        .model()
                        .accessPatterns()
                        .get(0)
                        .withSteps(List.of())
                        .withReturns(Optional.empty(), List.of())
                : pick(model.accessPatterns()).withNumber(random.nextInt(99));
    }

    private String entity() {
        return name(model.entities().stream().map(Entity::name).toList());
    }

    private String attribute(String entity) {
        return name(model.entity(entity).map(Entity::attributeNames).orElse(List.of()));
    }

    private String relationship() {
        return name(model.relationships().stream().map(Relationship::name).toList());
    }

    private String table() {
        return name(model.tables().stream().map(Table::name).toList());
    }

    private IndexRef index() {
        List<String> names = new ArrayList<>(List.of("primary"));
        model.tables().forEach(table -> table.schema().indexes().forEach(index -> names.add(index.name())));
        return IndexRef.of(name(names));
    }

    private IndexRef knownIndex() {
        IndexRef index = index();
        return model.tables().stream()
                        .anyMatch(table -> table.schema().index(index).isPresent())
                ? index
                : IndexRef.PRIMARY;
    }

    private String keyAttribute() {
        return name(model.tables().stream()
                .flatMap(table -> table.schema().keyAttributes().stream())
                .map(KeyAttribute::name)
                .toList());
    }

    private RelationshipEnd end() {
        return RelationshipEnd.of(entity(), Cardinality.MANY);
    }

    private RelationshipEdit.Side side() {
        return pick(List.of(RelationshipEdit.Side.values()));
    }

    private Point point() {
        return new Point(random.nextInt(1000), random.nextInt(1000));
    }

    private String newName() {
        return random.nextBoolean() ? pick(NEW_NAMES) : "N" + random.nextInt(50);
    }

    private String name(List<String> known) {
        return known.isEmpty() || random.nextInt(12) == 0 ? "Nobody" : pick(known);
    }

    private <T> T pick(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private static KeySchema key(String partition, String... sort) {
        return new KeySchema(
                List.of(new KeyAttribute(partition, AttributeType.S)),
                List.of(sort).stream()
                        .map(name -> new KeyAttribute(name, AttributeType.S))
                        .toList());
    }
}
