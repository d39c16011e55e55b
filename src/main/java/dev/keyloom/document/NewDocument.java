package dev.keyloom.document;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.List;

/** What a new model begins with: one table with generic key names and one overloadable index, and no entity yet. */
public final class NewDocument {
    private static final IndexRef FIRST_INDEX = IndexRef.of("GSI1");

    private NewDocument() {}

    /** Returns a new document; its table has the model's name without spaces. */
    public static Document named(String name) {
        KeySchema primary = new KeySchema(List.of(text("PK")), List.of(text("SK")));
        SecondaryIndex.Global index = new SecondaryIndex.Global(
                FIRST_INDEX.name(), new KeySchema(List.of(text("GSI1PK")), List.of(text("GSI1SK"))), Projection.ALL);
        String tableName = name.replaceAll("[^A-Za-z0-9_.-]", "");
        Table table = Table.of(
                new TableSchema(tableName.isEmpty() ? "Table" : tableName, primary, List.of(index), List.of()));
        return Document.of(DataModel.empty(name).withTables(List.of(table)));
    }

    private static KeyAttribute text(String name) {
        return new KeyAttribute(name, AttributeType.S);
    }
}
