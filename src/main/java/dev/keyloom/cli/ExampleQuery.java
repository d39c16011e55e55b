package dev.keyloom.cli;

import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.ReservedWords;
import dev.keyloom.value.AttributeValue;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;

/** A line for the AWS CLI that reads the largest item collection of a table from an endpoint. */
final class ExampleQuery {
    private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

    private ExampleQuery() {}

    /** Returns the line; nothing if the table is empty. */
    static Optional<String> of(TableContents contents, String endpoint) {
        return contents.primary().collections().stream()
                .max(Comparator.comparingInt(ItemCollection::size))
                .map(collection -> line(contents, collection, endpoint));
    }

    private static String line(TableContents contents, ItemCollection collection, String endpoint) {
        KeyAttribute key = contents.table().schema().key().partition().get(0);
        AttributeValue value = collection.partition().get(0);
        boolean isPlain = PLAIN_NAME.matcher(key.name()).matches() && !ReservedWords.contains(key.name());
        String names = isPlain ? "" : " --expression-attribute-names " + quoted(json("#pk", Json.text(key.name())));
        String typed = value.scalarText().orElseThrow();
        String values = json(":pk", Json.object().put(key.type().name(), typed).build());
        return "aws dynamodb query --endpoint-url " + endpoint + " --region us-east-1 --table-name " + contents.name()
                + " --key-condition-expression " + quoted((isPlain ? key.name() : "#pk") + " = :pk") + names
                + " --expression-attribute-values " + quoted(values);
    }

    private static String json(String name, Json value) {
        return JsonText.line(Json.object().put(name, value).build());
    }

    /** Quotes for a shell, which takes everything between single quotes as it is. */
    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
