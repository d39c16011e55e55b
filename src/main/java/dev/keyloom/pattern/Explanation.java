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
    Optional<String> of(Comparison comparison, List<AnsweredItem> answer) {
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

    private String unexpected(Comparison comparison, List<AnsweredItem> answer) {
        AnsweredItem first = comparison.unexpected().get(0);
        int place = answer.indexOf(first);
        Optional<AnsweredItem> next = answer.subList(place, answer.size()).stream()
                .filter(item -> !comparison.unexpected().contains(item))
                .findFirst();
        boolean twice = answer.subList(0, place).stream().anyMatch(item -> isSame(item, first));
        String what = named(first);
        if (twice) {
            return what + " comes twice.";
        }
        String head = next.map(item ->
                        first.entity().equals(item.entity()) ? "" : first.entity() + " before " + item.entity() + ": ")
                .orElse("");
        return head + what + " is not asked for, but " + whyRead(first)
                + count(comparison.unexpected().size());
    }

    private static String count(int size) {
        return size == 1 ? "." : ", and " + (size - 1) + (size == 2 ? " other." : " others.");
    }

    private static boolean isSame(AnsweredItem a, AnsweredItem b) {
        return a.record().isPresent()
                && b.record().isPresent()
                && a.record().get().isSameAs(b.record().get());
    }

    private String whyRead(AnsweredItem item) {
        for (RequestRun run : runs) {
            Optional<KeyCondition> condition = keyCondition(run);
            if (condition.isPresent()
                    && run.index().equals(item.index())
                    && condition.get().holds(item.item())) {
                return "its key " + keyText(item.item(), keyOf(item.table(), item.index())) + " lies in the range "
                        + range(condition.get()) + " of " + where(item.index());
            }
        }
        return "it has the key that is read, " + keyText(item.item(), keyOf(item.table(), item.index()));
    }

    private String missing(Comparison comparison) {
        RecordRef record = comparison.missing().get(0);
        int others = comparison.missing().size() - 1;
        String rest = others == 0 ? "" : " So are " + others + (others == 1 ? " other." : " others.");
        return named(record) + " is missing: " + whyMissing(record) + "." + rest;
    }

    private String whyMissing(RecordRef record) {
        Optional<MaterializedItem> item = materialization.item(record.entity(), record.number());
        if (item.isEmpty()) {
            return materialization.notWritten().stream()
                    .filter(not -> not.entity().equals(record.entity()) && not.number() == record.number())
                    .map(not -> "it cannot be stored, " + not.reason())
                    .findFirst()
                    .orElse("it is not stored");
        }
        String reason = "no request reads its item";
        for (RequestRun run : runs) {
            Optional<KeyCondition> condition = keyCondition(run);
            if (condition.isEmpty()) {
                continue;
            }
            if (!run.table().equals(tableOf(record.entity()))) {
                continue;
            }
            if (!item.get().isIn(run.index())) {
                reason = "it is not in " + run.index().name() + ", since it has no "
                        + String.join(" and no ", item.get().missingFrom(run.index()));
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
                reason = "its " + name + " is "
                        + entry.get(name).map(Explanation::text).orElse("absent") + ", the " + "request asks for "
                        + text(failed.get());
                continue;
            }
            Optional<Formula> filter = filter(run);
            if (filter.isPresent() && !filter.get().holds(item.get().attributes())) {
                return "the filter takes it out";
            }
            return run.isCut()
                    ? "the limit is used up before it, at " + keyText(entry, keyOf(run.table(), run.index()))
                    : "the request does not give it back";
        }
        return reason;
    }

    private String outOfOrder(Comparison.Swap swap) {
        KeySchema key = keyOf(swap.first().table(), swap.first().index());
        boolean comparable = swap.first().index().equals(swap.second().index())
                && swap.first().table().equals(swap.second().table())
                && !key.sort().isEmpty();
        String keys = comparable
                ? " " + sortText(swap.first().item(), key) + " comes before "
                        + sortText(swap.second().item(), key) + " in "
                        + where(swap.first().index()) + (isText(key) ? ", by the order of text." : ".")
                : "";
        if (swap.by().isEmpty()) {
            return swap.first().entity() + " before " + swap.second().entity() + ": they should come the other way."
                    + keys;
        }
        return named(swap.second()) + " should come before " + named(swap.first()) + ": " + swap.by() + " is "
                + valueText(swap.second(), swap.by()) + " and " + valueText(swap.first(), swap.by()) + "." + keys;
    }

    private String crowdedOut(int strangers) {
        return strangers + (strangers == 1 ? " item" : " items")
                + " of other kinds used up the limit, so the page is cut short of what was asked for.";
    }

    private static boolean isText(KeySchema key) {
        return key.sort().get(0).type() == dev.keyloom.value.AttributeType.S;
    }

    private static String valueText(AnsweredItem item, String attribute) {
        return item.record()
                .flatMap(record -> SortOrder.valueOf(record, attribute))
                .map(Explanation::text)
                .orElse("absent");
    }

    private String named(AnsweredItem item) {
        return item.record()
                .map(this::named)
                .orElseGet(() -> "An item with the key " + keyText(item.item(), keyOf(item.table(), IndexRef.PRIMARY)));
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

    private static String where(IndexRef index) {
        return index.isPrimary() ? "the base table" : index.name();
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

    private static String range(KeyCondition condition) {
        return condition.tests().stream()
                .map(test -> test.attribute().name() + " " + text(test))
                .collect(Collectors.joining(" and "));
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
