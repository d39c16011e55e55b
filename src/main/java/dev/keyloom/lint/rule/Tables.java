package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Changed copies of tables, for fixes. */
final class Tables {
    private Tables() {}

    /** Returns a model in which an index holds more attributes. */
    static DataModel withProjection(DataModel model, String table, SecondaryIndex index, Collection<String> more) {
        Set<String> attributes = new LinkedHashSet<>(index.projection().attributes());
        attributes.addAll(more);
        Projection projection = Projection.including(List.copyOf(attributes));
        return withSchema(
                model,
                table,
                schema -> new TableSchema(
                        schema.name(),
                        schema.key(),
                        schema.globalIndexes().stream()
                                .map(global ->
                                        global.name().equals(index.name()) ? global.withProjection(projection) : global)
                                .toList(),
                        schema.localIndexes().stream()
                                .map(local ->
                                        local.name().equals(index.name()) ? local.withProjection(projection) : local)
                                .toList()));
    }

    /** Returns a model with the schema of one table changed. */
    static DataModel withSchema(DataModel model, String name, UnaryOperator<TableSchema> change) {
        return Models.withTable(model, name, table -> table.withSchema(change.apply(table.schema())));
    }
}
