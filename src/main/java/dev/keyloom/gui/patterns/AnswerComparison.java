package dev.keyloom.gui.patterns;

import dev.keyloom.format.project.ValueText;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.pattern.AnsweredItem;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.RecordRef;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The answer of the keys beside the answer of the records, line by line.
 *
 * @param answer what the requests brought, in order
 * @param expected what the records say, in order
 */
record AnswerComparison(List<AnswerLine> answer, List<ExpectedLine> expected) {
    private static final Pattern TELLING = Pattern.compile("(?i).*(title|name|subject|label|description)");

    AnswerComparison {
        answer = List.copyOf(answer);
        expected = List.copyOf(expected);
    }

    /** What is wrong with a line. */
    enum Fault {
        NONE,
        MISSING,
        UNEXPECTED,
        /** It stands elsewhere than it should. */
        OUT_OF_ORDER
    }

    /**
     * An item of the answer.
     *
     * @param key its sort key where it was read, its partition key if there is none
     * @param record its record's number within the entity; nothing for an item that the pattern wrote
     * @param places how many places it stands behind where it should, negative if before
     * @param match the line of the expected answer that is the same record, from 0
     */
    record AnswerLine(String entity, String key, OptionalInt record, Fault fault, int places, OptionalInt match) {}

    /**
     * A record of the conceptual answer.
     *
     * @param text what identifies it beside the pattern's own arguments
     * @param came where it stands in the answer, from 0
     */
    record ExpectedLine(String entity, int record, String text, Fault fault, OptionalInt came) {}

    static AnswerComparison of(Materialization materialization, ExampleRun run) {
        boolean passes = run.verdict() == Verdict.Kind.PASS;
        RecordPlaces expected = RecordPlaces.of(run.expected());
        Set<AnsweredItem> unexpected = same(run.unexpected());
        Set<AnsweredItem> outOfOrder = same(run.outOfOrder());
        List<AnswerLine> answer = new ArrayList<>();
        boolean isPushed = false;
        for (int i = 0; i < run.items().size(); i++) {
            AnsweredItem item = run.items().get(i);
            boolean isUnexpected = unexpected.contains(item);
            OptionalInt match = isUnexpected ? OptionalInt.empty() : expected.of(item);
            int places = match.isPresent() ? i - match.getAsInt() : 0;
            boolean isMoved = places != 0 && !passes && (isPushed || outOfOrder.contains(item));
            Fault fault = isUnexpected ? Fault.UNEXPECTED : isMoved ? Fault.OUT_OF_ORDER : Fault.NONE;
            // Whatever comes behind a stranger is late; the first says so for all of them.
            isPushed = isUnexpected;
            answer.add(new AnswerLine(
                    item.entity(),
                    key(materialization, item),
                    item.record().map(record -> OptionalInt.of(record.number())).orElse(OptionalInt.empty()),
                    fault,
                    places,
                    match));
        }
        return new AnswerComparison(answer, expected(materialization.model(), run, answer));
    }

    private static List<ExpectedLine> expected(DataModel model, ExampleRun run, List<AnswerLine> answer) {
        RecordPlaces missing = RecordPlaces.of(run.missing());
        int[] cameAt = new int[run.expected().size()];
        Arrays.fill(cameAt, -1);
        for (int i = answer.size() - 1; i >= 0; i--) {
            if (answer.get(i).match().isPresent()) {
                cameAt[answer.get(i).match().getAsInt()] = i;
            }
        }
        List<ExpectedLine> lines = new ArrayList<>();
        for (int i = 0; i < run.expected().size(); i++) {
            RecordRef record = run.expected().get(i);
            OptionalInt came = cameAt[i] < 0 ? OptionalInt.empty() : OptionalInt.of(cameAt[i]);
            // What a limit cuts off is not missing, but what strangers push over the limit is.
            boolean isPushedOut =
                    came.isEmpty() && i < answer.size() && !run.unexpected().isEmpty();
            boolean isMissing = isPushedOut || missing.of(record).isPresent();
            boolean isMoved = came.isPresent() && answer.get(came.getAsInt()).fault() == Fault.OUT_OF_ORDER;
            Fault fault = isMissing ? Fault.MISSING : isMoved ? Fault.OUT_OF_ORDER : Fault.NONE;
            lines.add(new ExpectedLine(record.entity(), record.number(), text(model, run, record), fault, came));
        }
        return lines;
    }

    /** Two items may be equal and only one of them a stranger. */
    private static Set<AnsweredItem> same(List<AnsweredItem> items) {
        Set<AnsweredItem> set = Collections.newSetFromMap(new IdentityHashMap<>());
        set.addAll(items);
        return set;
    }

    private static String key(Materialization materialization, AnsweredItem item) {
        Optional<KeySchema> schema = materialization
                .table(item.table())
                .map(TableContents::table)
                .flatMap(table -> table.schema().keyOf(item.index()));
        return schema.map(found -> texts(found.sort().isEmpty() ? found.partition() : found.sort(), item.item()))
                .orElse("");
    }

    private static String texts(List<KeyAttribute> attributes, Item item) {
        return String.join(
                ", ",
                attributes.stream()
                        .flatMap(attribute -> item.get(attribute.name()).stream())
                        .flatMap(value -> value.scalarText().stream())
                        .toList());
    }

    /** Arguments are on the screen already: what is left of the identity tells records apart, and a title if there is one. */
    private static String text(DataModel model, ExampleRun run, RecordRef record) {
        Optional<Entity> entity = model.entity(record.entity());
        Item values = record.record().values();
        List<String> all = new ArrayList<>();
        List<String> own = new ArrayList<>();
        for (String attribute : entity.map(Entity::identifier).orElse(List.of())) {
            values.get(attribute).ifPresent(value -> {
                all.add(ValueText.write(value));
                if (!isArgument(run, value)) {
                    own.add(ValueText.write(value));
                }
            });
        }
        String identity = String.join(" / ", own.isEmpty() ? all : own);
        String title = entity.flatMap(found -> title(found, values)).orElse("");
        String text = (identity + " " + title).strip();
        return text.isEmpty() ? "#" + record.number() : text;
    }

    private static boolean isArgument(ExampleRun run, AttributeValue value) {
        return run.arguments().values().stream()
                .anyMatch(argument -> argument.scalarText().equals(value.scalarText()));
    }

    private static Optional<String> title(Entity entity, Item values) {
        return entity.attributes().stream()
                .filter(attribute -> attribute.type() == AttributeType.S)
                .map(EntityAttribute::name)
                .filter(name -> !entity.identifier().contains(name)
                        && TELLING.matcher(name).matches())
                .flatMap(name -> values.get(name).stream())
                .flatMap(value -> value.scalarText().stream())
                .findFirst();
    }
}
