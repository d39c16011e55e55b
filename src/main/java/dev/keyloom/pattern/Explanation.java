package dev.keyloom.pattern;

import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.Bindings;
import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.problem.Message;
import dev.keyloom.problem.Phrase;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says in one or two sentences why an answer is not the conceptual one: which record, which key, where it sorts. */
final class Explanation {
    private static final int MAX_TEXT = 60;

    private final Materialization materialization;
    private final List<RequestRun> runs;

    Explanation(Materialization materialization, List<RequestRun> runs) {
        this.materialization = materialization;
        this.runs = runs;
    }

    /** Returns the explanation of the first thing that is wrong. */
    Optional<Message> of(Comparison comparison, List<AnsweredItem> answer) {
        if (!comparison.unexpected().isEmpty()) {
            return Optional.of(unexpected(comparison, answer));
        }
        if (!comparison.missing().isEmpty()) {
            return Optional.of(missing(comparison));
        }
        if (!comparison.outOfOrder().isEmpty()) {
            return Optional.of(outOfOrder(comparison.outOfOrder().get(0)));
        }
        return comparison.crowdedOut() == 0 ? Optional.empty() : Optional.of(crowdedOut(comparison.crowdedOut()));
    }

    private Message unexpected(Comparison comparison, List<AnsweredItem> answer) {
        AnsweredItem first = comparison.unexpected().get(0);
        int place = answer.indexOf(first);
        Optional<AnsweredItem> next = answer.subList(place, answer.size()).stream()
                .filter(item -> !comparison.unexpected().contains(item))
                .findFirst();
        boolean twice = answer.subList(0, place).stream().anyMatch(item -> isSame(item, first));
        Message what = named(first);
        if (twice) {
            return VerdictPhrases.TWICE.with(what);
        }
        Message why = whyRead(first);
        int others = comparison.unexpected().size() - 1;
        Message told = others == 0
                ? VerdictPhrases.UNEXPECTED.with(what, why)
                : others == 1
                        ? VerdictPhrases.UNEXPECTED_AND_ONE.with(what, why)
                        : VerdictPhrases.UNEXPECTED_AND_OTHERS.with(what, why, others);
        return next.filter(item -> !first.entity().equals(item.entity()))
                .map(item -> VerdictPhrases.STRANGER_FIRST.with(first.entity(), item.entity(), told))
                .orElse(told);
    }

    private static boolean isSame(AnsweredItem a, AnsweredItem b) {
        return a.record().isPresent()
                && b.record().isPresent()
                && a.record().get().isSameAs(b.record().get());
    }

    private Message whyRead(AnsweredItem item) {
        for (RequestRun run : runs) {
            Optional<KeyCondition> condition = keyCondition(run);
            if (condition.isPresent()
                    && run.index().equals(item.index())
                    && condition.get().holds(item.item())) {
                return VerdictPhrases.IN_RANGE.with(
                        keyText(item.item(), keyOf(item.table(), item.index())),
                        range(condition.get()),
                        where(item.index()));
            }
        }
        return VerdictPhrases.HAS_KEY.with(keyText(item.item(), keyOf(item.table(), item.index())));
    }

    private Message missing(Comparison comparison) {
        RecordRef record = comparison.missing().get(0);
        int others = comparison.missing().size() - 1;
        Message why = whyMissing(record);
        return others == 0
                ? VerdictPhrases.MISSING.with(named(record), why)
                : others == 1
                        ? VerdictPhrases.MISSING_AND_ONE.with(named(record), why)
                        : VerdictPhrases.MISSING_AND_OTHERS.with(named(record), why, others);
    }

    private Message whyMissing(RecordRef record) {
        Optional<MaterializedItem> item = materialization.item(record.entity(), record.number());
        if (item.isEmpty()) {
            return materialization.notWritten().stream()
                    .filter(not -> not.entity().equals(record.entity()) && not.number() == record.number())
                    .map(not -> VerdictPhrases.NOT_STORABLE.with(not.reason()))
                    .findFirst()
                    .orElseGet(VerdictPhrases.NOT_STORED::with);
        }
        Message reason = VerdictPhrases.UNREAD.with();
        for (RequestRun run : runs) {
            Optional<KeyCondition> condition = keyCondition(run);
            if (condition.isEmpty()) {
                continue;
            }
            if (!run.table().equals(tableOf(record.entity()))) {
                continue;
            }
            if (!item.get().isIn(run.index())) {
                reason = VerdictPhrases.NOT_IN_INDEX.with(
                        run.index().name(), neither(item.get().missingFrom(run.index())));
                continue;
            }
            Item entry = item.get().keyIn(run.index());
            Optional<KeyTest> failed = condition.get().tests().stream()
                    .filter(test -> entry.get(test.attribute().name())
                            .filter(test::holds)
                            .isEmpty())
                    .findFirst();
            if (failed.isPresent()) {
                String name = failed.get().attribute().name();
                reason = VerdictPhrases.OTHER_KEY.with(name, textOrAbsent(entry.get(name)), text(failed.get()));
                continue;
            }
            Optional<Formula> filter = filter(run);
            if (filter.isPresent() && !filter.get().holds(item.get().attributes())) {
                return VerdictPhrases.FILTERED.with();
            }
            return run.isCut()
                    ? VerdictPhrases.LIMITED.with(keyText(entry, keyOf(run.table(), run.index())))
                    : VerdictPhrases.NOT_GIVEN.with();
        }
        return reason;
    }

    private Message outOfOrder(Comparison.Swap swap) {
        KeySchema key = keyOf(swap.first().table(), swap.first().index());
        boolean comparable = swap.first().index().equals(swap.second().index())
                && swap.first().table().equals(swap.second().table())
                && !key.sort().isEmpty();
        Message turned = swap.by().isEmpty()
                ? VerdictPhrases.KINDS_TURNED.with(
                        swap.first().entity(), swap.second().entity())
                : VerdictPhrases.RECORDS_TURNED.with(
                        named(swap.second()),
                        named(swap.first()),
                        swap.by(),
                        valueText(swap.second(), swap.by()),
                        valueText(swap.first(), swap.by()));
        if (!comparable) {
            return turned;
        }
        Phrase order = isText(key) ? VerdictPhrases.TEXT_ORDER : VerdictPhrases.KEY_ORDER;
        return VerdictPhrases.SENTENCES.with(
                turned,
                order.with(
                        sortText(swap.first().item(), key),
                        sortText(swap.second().item(), key),
                        where(swap.first().index())));
    }

    private static Message crowdedOut(int strangers) {
        return strangers == 1 ? VerdictPhrases.CROWDED_BY_ONE.with() : VerdictPhrases.CROWDED.with(strangers);
    }

    /** Returns names that go with "it has no". */
    private static Message neither(List<String> names) {
        return names.stream()
                .map(Message::verbatim)
                .reduce(VerdictPhrases.NEITHER::with)
                .orElseGet(() -> Message.verbatim("key"));
    }

    private static boolean isText(KeySchema key) {
        return key.sort().get(0).type() == dev.keyloom.value.AttributeType.S;
    }

    private static Message valueText(AnsweredItem item, String attribute) {
        return textOrAbsent(item.record().flatMap(record -> SortOrder.valueOf(record, attribute)));
    }

    private static Message textOrAbsent(Optional<AttributeValue> value) {
        return value.map(present -> Message.verbatim(text(present))).orElseGet(VerdictPhrases.ABSENT::with);
    }

    private Message named(AnsweredItem item) {
        return item.record()
                .map(record -> Message.verbatim(named(record)))
                .orElseGet(
                        () -> VerdictPhrases.UNNAMED.with(keyText(item.item(), keyOf(item.table(), IndexRef.PRIMARY))));
    }

    /** Names a record by its entity and what identifies it: {@code Issue 4 (IssueNumber 15)}. */
    private String named(RecordRef record) {
        List<String> identifier = materialization
                .model()
                .entity(record.entity())
                .map(dev.keyloom.model.Entity::identifier)
                .orElse(List.of());
        String values = identifier.stream()
                .flatMap(name -> SortOrder.valueOf(record, name).stream())
                .map(Explanation::text)
                .collect(Collectors.joining(", "));
        return record.entity() + (values.isEmpty() ? " " + record.number() : " " + values);
    }

    private String tableOf(String entity) {
        return materialization
                .model()
                .entity(entity)
                .map(dev.keyloom.model.Entity::table)
                .orElse("");
    }

    private KeySchema keyOf(String table, IndexRef index) {
        return materialization
                .model()
                .table(table)
                .flatMap(found -> found.schema().keyOf(index))
                .orElseThrow();
    }

    private static Message where(IndexRef index) {
        return index.isPrimary() ? VerdictPhrases.BASE_TABLE.with() : Message.verbatim(index.name());
    }

    private static String keyText(Item item, KeySchema key) {
        return key.all().stream()
                .map(KeyAttribute::name)
                .map(name -> name + " " + item.get(name).map(Explanation::text).orElse("(absent)"))
                .collect(Collectors.joining(", "));
    }

    private static String sortText(Item item, KeySchema key) {
        return key.sort().stream()
                .map(attribute ->
                        item.get(attribute.name()).map(Explanation::text).orElse("(absent)"))
                .collect(Collectors.joining(", "));
    }

    private static Message range(KeyCondition condition) {
        return Message.and(condition.tests().stream()
                .map(test -> test.attribute().name() + " " + text(test))
                .toList());
    }

    private static String text(KeyTest test) {
        List<String> bounds = test.bounds().stream()
                .map(bound -> bound.constant().map(Explanation::text).orElse("?"))
                .toList();
        return switch (test.operator()) {
            case BEGINS_WITH -> "begins_with " + bounds.get(0);
            case BETWEEN -> "BETWEEN " + bounds.get(0) + " AND " + bounds.get(1);
            case EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL ->
                test.operator().symbol() + " " + bounds.get(0);
        };
    }

    private static String text(AttributeValue value) {
        String text = value.scalarText().orElseGet(value::toString);
        String shown = text.length() > MAX_TEXT ? text.substring(0, MAX_TEXT) + "…" : text;
        return value instanceof AttributeValue.S ? "'" + shown + "'" : shown;
    }

    private static Optional<KeyCondition> keyCondition(RequestRun run) {
        if (!(run.request() instanceof PreparedRequest.Query query)) {
            return Optional.empty();
        }
        QueryRequest request = query.request();
        return text(request.keyCondition())
                .flatMap(text -> KeyCondition.parse(text, Dialect.MODEL).value())
                .map(condition -> condition.bind(bindings(request)));
    }

    private static Optional<Formula> filter(RequestRun run) {
        if (!(run.request() instanceof PreparedRequest.Query query)) {
            return Optional.empty();
        }
        return query.request()
                .filter()
                .flatMap(Explanation::text)
                .flatMap(text -> Condition.parse(text).value())
                .flatMap(Condition::formula)
                .map(formula -> formula.bind(bindings(query.request())));
    }

    private static Optional<String> text(RequestExpression<?> expression) {
        return expression instanceof RequestExpression.Text<?> text ? Optional.of(text.text()) : Optional.empty();
    }

    private static Bindings bindings(QueryRequest request) {
        return Bindings.ofRequest(
                request.attributes().names(), request.attributes().values());
    }
}
