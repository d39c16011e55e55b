package dev.keyloom.cli;

import dev.keyloom.connect.TableInfo;
import dev.keyloom.expression.AttributeName;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.expression.Operand;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The part of an index that a query reads, in options of its own for each way to compare a sort key. */
final class KeyChoice {
    @Option(names = "--index", paramLabel = "INDEX", description = "an index (default: the table itself)")
    private @Nullable String index;

    @Option(
            names = "--partition",
            paramLabel = "VALUE",
            description = "value of the partition key; given once for each of its attributes, in their order")
    private List<String> partition = new ArrayList<>();

    @Option(
            names = "--sort",
            paramLabel = "VALUE",
            description = "value of the sort key; given once for each of its first attributes")
    private List<String> sort = new ArrayList<>();

    @Option(names = "--sort-begins-with", paramLabel = "PREFIX", description = "how the sort key begins")
    private @Nullable String prefix;

    @Option(names = "--sort-less", paramLabel = "VALUE", description = "what the sort key lies before")
    private @Nullable String less;

    @Option(names = "--sort-at-most", paramLabel = "VALUE", description = "the last sort key")
    private @Nullable String atMost;

    @Option(names = "--sort-greater", paramLabel = "VALUE", description = "what the sort key lies behind")
    private @Nullable String greater;

    @Option(names = "--sort-at-least", paramLabel = "VALUE", description = "the first sort key")
    private @Nullable String atLeast;

    @Option(
            names = "--sort-between",
            paramLabel = "VALUE",
            arity = "2",
            description = "the first and the last sort key")
    private @Nullable List<String> between;

    Optional<String> index() {
        return Optional.ofNullable(index);
    }

    /** Returns what the options ask of the index's key. */
    KeyCondition condition(TableInfo table) throws CommandFailure {
        KeySchema key = key(table);
        if (partition.size() != key.partition().size()) {
            throw wrong("give --partition " + Counts.of(key.partition().size(), "time") + ", for "
                    + names(key.partition()));
        }
        List<KeyTest> tests = new ArrayList<>();
        for (int i = 0; i < partition.size(); i++) {
            tests.add(test("--partition", key.partition().get(i), KeyOperator.EQUAL, partition.get(i)));
        }
        if (sort.size() > key.sort().size()) {
            throw wrong(
                    key.sort().isEmpty()
                            ? "there is no sort key"
                            : "--sort is given at most " + Counts.of(key.sort().size(), "time") + ", for "
                                    + names(key.sort()));
        }
        for (int i = 0; i < sort.size(); i++) {
            tests.add(test("--sort", key.sort().get(i), KeyOperator.EQUAL, sort.get(i)));
        }
        Optional<Asked> range = range();
        if (range.isPresent()) {
            if (sort.size() == key.sort().size()) {
                throw wrong(range.get().option() + ": no attribute of the sort key is left to be compared");
            }
            tests.add(test(
                    range.get().option(),
                    key.sort().get(sort.size()),
                    range.get().operator(),
                    range.get().bounds().toArray(String[]::new)));
        }
        return new KeyCondition(tests);
    }

    /** Returns the whole primary key that the options name. */
    Item primaryKey(TableInfo table) throws CommandFailure {
        KeySchema key = table.schema().key();
        if (index != null || partition.size() != 1 || sort.size() != key.sort().size() || range().isPresent()) {
            throw wrong("an item is named by its whole primary key: --partition"
                    + (key.sort().isEmpty() ? "" : " and --sort") + ", for " + names(key.all()));
        }
        Item.Builder item = Item.builder()
                .put(
                        key.partition().get(0).name(),
                        KeyText.require("--partition", key.partition().get(0), partition.get(0)));
        for (int i = 0; i < sort.size(); i++) {
            item.put(
                    key.sort().get(i).name(),
                    KeyText.require("--sort", key.sort().get(i), sort.get(i)));
        }
        return item.build();
    }

    private KeySchema key(TableInfo table) throws CommandFailure {
        Optional<KeySchema> found = table.schema().keyOf(index == null ? IndexRef.PRIMARY : IndexRef.of(index));
        if (found.isEmpty()) {
            List<String> names =
                    table.schema().indexes().stream().map(each -> each.name()).toList();
            throw wrong("table " + table.name() + " has no index " + index
                    + (names.isEmpty() ? "; it has none" : "; there are " + String.join(", ", names)));
        }
        return found.get();
    }

    /** One comparison with the texts that follow it. */
    private record Asked(String option, KeyOperator operator, List<String> bounds) {}

    private Optional<Asked> range() throws CommandFailure {
        List<Asked> asked = new ArrayList<>();
        add(asked, "--sort-begins-with", KeyOperator.BEGINS_WITH, prefix);
        add(asked, "--sort-less", KeyOperator.LESS, less);
        add(asked, "--sort-at-most", KeyOperator.LESS_OR_EQUAL, atMost);
        add(asked, "--sort-greater", KeyOperator.GREATER, greater);
        add(asked, "--sort-at-least", KeyOperator.GREATER_OR_EQUAL, atLeast);
        if (between != null) {
            asked.add(new Asked("--sort-between", KeyOperator.BETWEEN, between));
        }
        if (asked.size() > 1) {
            throw wrong("a key condition compares a sort key once; choose "
                    + asked.get(0).option() + " or " + asked.get(1).option() + ", or --sort-between");
        }
        return asked.stream().findFirst();
    }

    private static void add(List<Asked> asked, String option, KeyOperator operator, @Nullable String bound) {
        if (bound != null) {
            asked.add(new Asked(option, operator, List.of(bound)));
        }
    }

    private static KeyTest test(String option, KeyAttribute attribute, KeyOperator operator, String... texts)
            throws CommandFailure {
        List<Operand> bounds = new ArrayList<>();
        for (String text : texts) {
            AttributeValue value = KeyText.require(option, attribute, text);
            bounds.add(new Operand.Literal(value));
        }
        return new KeyTest(AttributeName.plain(attribute.name()), operator, bounds);
    }

    private static String names(List<KeyAttribute> attributes) {
        return String.join(", ", attributes.stream().map(KeyAttribute::name).toList());
    }

    private static CommandFailure wrong(String message) {
        return new CommandFailure(ExitCode.WRONG_USAGE, message);
    }
}
