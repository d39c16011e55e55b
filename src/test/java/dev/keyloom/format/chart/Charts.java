package dev.keyloom.format.chart;

import dev.keyloom.document.Document;
import dev.keyloom.expression.Condition;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Extras;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Small models for tests of charts. */
final class Charts {
    private Charts() {}

    static DataModel sample(String name) {
        Document document = SampleModels.read(name).orElseThrow().orElseThrow();
        return document.model();
    }

    /** A table T with PK and SK, and global indexes G1, G2 … over G1PK and G1SK … */
    static Table table(int globalIndexes) {
        List<SecondaryIndex.Global> indexes = Stream.iterate(1, n -> n + 1)
                .limit(globalIndexes)
                .map(n -> new SecondaryIndex.Global("G" + n, key("G" + n + "PK", "G" + n + "SK"), Projection.ALL))
                .toList();
        return Table.of(new TableSchema("T", key("PK", "SK"), indexes, List.of()));
    }

    static KeySchema key(String partition, String sort) {
        return new KeySchema(
                List.of(new KeyAttribute(partition, AttributeType.S)),
                List.of(new KeyAttribute(sort, AttributeType.S)));
    }

    static DataModel model(Table table, Entity... entities) {
        return DataModel.empty("M").withTables(List.of(table)).withEntities(List.of(entities));
    }

    static KeyMapping variant(String name, String when, String partition, String sort) {
        return mapping(partition, sort)
                .withVariant(
                        Optional.of(name),
                        when.isEmpty()
                                ? Optional.empty()
                                : Optional.of(Condition.parse(when).orElseThrow()));
    }

    static KeyMapping mapping(String partition, String sort) {
        return new KeyMapping(
                Optional.empty(), Optional.empty(), half(partition), half(sort), Optional.empty(), Extras.NONE);
    }

    private static List<KeyTemplate> half(String template) {
        return template.isEmpty()
                ? List.of()
                : List.of(KeyTemplate.parse(template).orElseThrow());
    }
}
