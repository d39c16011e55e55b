package dev.keyloom.cli;

import dev.keyloom.format.collections.CollectionsView;
import dev.keyloom.format.collections.CollectionsView.IndexView;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The item collections that a user asked for.
 *
 * @param partition the partition key, a text for each of its attributes; empty: all collections
 */
record CollectionChoice(
        Materialization materialization, Optional<String> table, Optional<String> index, List<String> partition) {
    /** A likely key is looked for among so many at most. */
    private static final int MAX_SEARCHED_KEYS = 10_000;

    CollectionChoice {
        partition = List.copyOf(partition);
    }

    /**
     * Returns what was asked for. Where no collection has the partition key, the user is told, and nothing is shown.
     *
     * @throws CommandFailure if there is no such table or index, or the partition key cannot be one of the index
     */
    CollectionsView view(Output output) throws CommandFailure {
        List<TableContents> tables = tables();
        List<IndexView> views = new ArrayList<>();
        List<String> unfit = new ArrayList<>();
        for (TableContents contents : tables) {
            for (IndexContents indexContents : contents.indexes()) {
                if (index.isEmpty() || index.get().equals(indexContents.ref().name())) {
                    add(contents, indexContents, views, unfit);
                }
            }
        }
        if (views.isEmpty() && !unfit.isEmpty()) {
            throw wrong(unfit.get(0));
        }
        if (!partition.isEmpty()
                && views.stream().allMatch(view -> view.collections().isEmpty())) {
            output.say(nothingFound(views));
        }
        List<NotWritten> notWritten = table.isPresent() || index.isPresent()
                ? tables.stream()
                        .flatMap(contents -> contents.notWritten().stream())
                        .toList()
                : materialization.notWritten();
        return new CollectionsView(materialization.model().name(), views, notWritten, Direction.ASCENDING);
    }

    private void add(TableContents contents, IndexContents indexContents, List<IndexView> views, List<String> unfit) {
        if (partition.isEmpty()) {
            views.add(IndexView.whole(contents, indexContents));
            return;
        }
        List<KeyAttribute> attributes = indexContents.key().partition();
        List<AttributeValue> values = new ArrayList<>();
        if (attributes.size() != partition.size()) {
            unfit.add("the partition key of " + indexContents.ref() + " has "
                    + Counts.of(attributes.size(), "attribute") + " ("
                    + String.join(
                            ", ", attributes.stream().map(KeyAttribute::name).toList())
                    + "), so --partition is to be given " + Counts.of(attributes.size(), "time") + ", not "
                    + partition.size());
            return;
        }
        for (int i = 0; i < attributes.size(); i++) {
            Optional<AttributeValue> value = KeyText.value(attributes.get(i).type(), partition.get(i));
            if (value.isEmpty()) {
                unfit.add("--partition " + partition.get(i) + ": "
                        + attributes.get(i).name() + " of " + indexContents.ref() + " is "
                        + (attributes.get(i).type() == AttributeType.N ? "a number" : "binary, written in Base64"));
                return;
            }
            values.add(value.get());
        }
        views.add(IndexView.of(contents, indexContents, indexContents.collection(values)));
    }

    /** Returns the tables to look in: with an index named, the one that has it. */
    private List<TableContents> tables() throws CommandFailure {
        List<TableContents> named = table.isPresent() ? List.of(namedTable()) : materialization.tables();
        if (index.isEmpty()) {
            return named;
        }
        List<TableContents> having = named.stream()
                .filter(contents -> indexNames(contents).contains(index.get()))
                .toList();
        if (having.isEmpty()) {
            throw unknown(
                    "index",
                    index.get(),
                    named.stream()
                            .flatMap(contents -> indexNames(contents).stream())
                            .distinct()
                            .toList());
        }
        if (having.size() > 1) {
            throw wrong("several tables have " + index.get() + "; choose one with --table: "
                    + String.join(", ", having.stream().map(TableContents::name).toList()));
        }
        return having;
    }

    private TableContents namedTable() throws CommandFailure {
        Optional<TableContents> found = materialization.table(table.orElseThrow());
        if (found.isEmpty()) {
            throw unknown(
                    "table",
                    table.get(),
                    materialization.tables().stream().map(TableContents::name).toList());
        }
        return found.get();
    }

    private static List<String> indexNames(TableContents contents) {
        return contents.indexes().stream()
                .map(indexContents -> indexContents.ref().name())
                .toList();
    }

    private String nothingFound(List<IndexView> views) {
        List<String> keys = views.stream()
                .flatMap(view -> view.contents().collections().stream())
                .map(ItemCollection::partitionText)
                .limit(MAX_SEARCHED_KEYS)
                .distinct()
                .toList();
        String asked = String.join(", ", partition);
        return "there is no item collection " + asked
                + Suggestions.nearest(asked, keys)
                        .map(nearest -> "; did you mean " + nearest + "?")
                        .orElse("");
    }

    private static CommandFailure unknown(String kind, String name, List<String> names) {
        String guess = Suggestions.nearest(name, names)
                .map(nearest -> "did you mean " + nearest + "?")
                .orElseGet(() -> names.isEmpty() ? "the model has none" : "there are " + String.join(", ", names));
        return wrong("there is no " + kind + " " + name + "; " + guess);
    }

    private static CommandFailure wrong(String message) {
        return new CommandFailure(ExitCode.WRONG_USAGE, message);
    }
}
