package dev.keyloom.pattern;

import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Message;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One run of a pattern: its steps in order, each with the answers of those before it. Used once. */
final class PatternRun {
    private final Materialization materialization;
    private final DataModel model;
    private final Playground original;
    private final AccessPattern pattern;
    private final Map<String, AttributeValue> example;
    private final PatternCache cache;
    private final StepRequests requests;
    private final Set<String> kinds = new LinkedHashSet<>();
    private final List<RequestRun> runs = new ArrayList<>();
    private final List<AnsweredItem> answer = new ArrayList<>();
    private final Map<WriteRunner.Target, String> touched = new LinkedHashMap<>();
    private final Set<String> projectedAway = new LinkedHashSet<>();

    private Playground world;
    private Arguments arguments;
    private Optional<ConceptualAnswer> expected = Optional.empty();

    PatternRun(
            Materialization materialization,
            Playground playground,
            PatternCache cache,
            AccessPattern pattern,
            Map<String, AttributeValue> example) {
        this.materialization = materialization;
        this.model = materialization.model();
        this.original = playground;
        this.cache = cache;
        this.world = playground;
        this.pattern = pattern;
        this.example = example;
        this.arguments = new Arguments(example, cache);
        this.requests = new StepRequests(model, cache, pattern);
        pattern.returns().orElse(List.of()).forEach(returned -> kinds.add(returned.entity()));
    }

    ExampleRun run() {
        try {
            expected = pattern.returns().map(returned -> ConceptualAnswer.of(model, pattern, arguments, cache));
            if (isUnserved()) {
                return result(Verdict.Kind.UNSERVED, Optional.of(whyUnserved()), Optional.empty());
            }
            for (int i = 0; i < pattern.steps().size(); i++) {
                run(pattern.steps().get(i), i + 1);
            }
            return judged();
        } catch (PatternFault fault) {
            return result(Verdict.Kind.ERROR, Optional.empty(), Optional.of(fault.said()));
        } catch (ServiceException refused) {
            return result(Verdict.Kind.ERROR, Optional.empty(), Optional.of(Message.verbatim(message(refused))));
        }
    }

    /** A pattern without steps, or with a read that no index was chosen for, cannot be asked. */
    private boolean isUnserved() {
        return pattern.steps().isEmpty() || pattern.steps().stream().anyMatch(PatternRun::lacksKey);
    }

    private static boolean lacksKey(Step step) {
        boolean needsKey = switch (step.operation()) {
            case QUERY, GET_ITEM, BATCH_GET_ITEM -> true;
            case TRANSACT_GET_ITEMS -> step.actions().isEmpty();
            case SCAN, PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM, CONDITION_CHECK ->
                false;
        };
        return needsKey
                && step.partition().isEmpty()
                && step.keyCondition().isEmpty()
                && (step.operation() == Operation.QUERY || step.entity().isEmpty());
    }

    private Message whyUnserved() {
        return pattern.steps().isEmpty() ? VerdictPhrases.NO_REQUEST.with() : VerdictPhrases.NO_INDEX.with();
    }

    private void run(Step step, int number) {
        if (isRead(step.operation())) {
            read(step, number);
        } else {
            write(step, number);
        }
    }

    static boolean isRead(Operation operation) {
        return switch (operation) {
            case GET_ITEM, QUERY, SCAN, BATCH_GET_ITEM, TRANSACT_GET_ITEMS -> true;
            case PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM, CONDITION_CHECK -> false;
        };
    }

    private void read(Step step, int number) {
        ReadRunner runner = new ReadRunner(world, kinds);
        List<RequestRun> answers = new ArrayList<>();
        if (step.perLevel()) {
            new LevelReads(requests, runner, model, pattern).run(step, number, arguments, answers);
        } else {
            for (PreparedRequest request : requests.of(step, arguments)) {
                answers.add(runner.run(number, request, step.paginated()));
            }
        }
        runs.addAll(answers);
        List<AnsweredItem> items = merged(step, answers);
        if (step.as().isPresent()) {
            arguments = arguments.with(step.as().get(), answerOf(answers));
        }
        if (step.as().isEmpty() || isLastRead(number)) {
            answer.addAll(items);
            projectedAway.addAll(leftOut(step));
        }
    }

    private boolean isLastRead(int number) {
        return pattern.steps().subList(number, pattern.steps().size()).stream()
                .noneMatch(later -> isRead(later.operation()));
    }

    /** Returns what a later step can use: the first item's attributes, and how many items there were. */
    private static AttributeValue answerOf(List<RequestRun> answers) {
        Map<String, AttributeValue> entries = new LinkedHashMap<>();
        answers.stream()
                .flatMap(run -> run.items().stream())
                .findFirst()
                .ifPresent(first -> entries.putAll(first.item().toMap()));
        entries.putIfAbsent(
                "Count",
                AttributeValue.of(
                        answers.stream().mapToLong(RequestRun::returned).sum()));
        return new AttributeValue.M(entries);
    }

    /** Returns the answers put together: those of a fan-out are merged by the sort key, as a caller does. */
    private List<AnsweredItem> merged(Step step, List<RequestRun> answers) {
        List<AnsweredItem> items = new ArrayList<>();
        answers.forEach(run -> items.addAll(run.items()));
        boolean mergeable = answers.size() > 1 && step.operation() == Operation.QUERY && !step.perLevel();
        if (mergeable && !isInOrder(items)) {
            RequestRun first = answers.get(0);
            KeySchema key = model.table(first.table())
                    .flatMap(table -> table.schema().keyOf(first.index()))
                    .orElseThrow();
            Comparator<AnsweredItem> bySort = (a, b) -> compare(key, a.item(), b.item());
            items.sort(step.descending().orElse(false) ? bySort.reversed() : bySort);
        }
        return items;
    }

    private boolean isInOrder(List<AnsweredItem> items) {
        ConceptualAnswer expected = ConceptualAnswer.of(model, pattern, arguments, cache);
        return Comparison.of(expected, items, Comparison.End.CUT, 0)
                .outOfOrder()
                .isEmpty();
    }

    private static int compare(KeySchema key, Item a, Item b) {
        for (var attribute : key.sort()) {
            Optional<AttributeValue> left = a.get(attribute.name());
            Optional<AttributeValue> right = b.get(attribute.name());
            if (left.isPresent() && right.isPresent()) {
                int order = KeyOrder.ASCENDING.compare(left.get(), right.get());
                if (order != 0) {
                    return order;
                }
            }
        }
        return 0;
    }

    /** Returns the attributes that the answer must carry and a step's projection leaves out. */
    private Set<String> leftOut(Step step) {
        Set<String> left = new LinkedHashSet<>();
        if (!step.projection().isEmpty()) {
            for (Returned returned : pattern.returns().orElse(List.of())) {
                returned.attributes().orElse(List.of()).stream()
                        .filter(name -> step.projection().stream()
                                .noneMatch(kept -> kept.equals(name) || kept.startsWith(name + ".")))
                        .forEach(left::add);
            }
        }
        return left;
    }

    private void write(Step step, int number) {
        if (world == original) {
            world = original.copy();
        }
        PreparedRequest request = new WriteRequests(model, requests).of(step, arguments);
        List<WriteRunner.Target> targets = WriteRunner.targets(request, world);
        List<String> entities = entities(step);
        for (int i = 0; i < targets.size(); i++) {
            touched.putIfAbsent(targets.get(i), entities.get(Math.min(i, entities.size() - 1)));
        }
        WriteRunner.Written written = WriteRunner.run(number, request, world.engine());
        runs.add(written.run());
        step.as()
                .ifPresent(name -> arguments = arguments.with(
                        name,
                        new AttributeValue.M(
                                written.attributes().orElse(Item.EMPTY).toMap())));
        if (request instanceof PreparedRequest.TransactWrite transaction) {
            new TransactionProof(original, world).requireWholeOrAbsent(transaction);
        }
    }

    /** Returns the entity of each item that a write names, in the order of its targets. */
    private List<String> entities(Step step) {
        List<String> entities = new ArrayList<>();
        List<Step> actions = step.actions().isEmpty() ? List.of(step) : step.actions();
        for (Step action : actions) {
            StepRequests.fanOut(action, arguments)
                    .forEach(each -> entities.add(action.entity().orElse("")));
        }
        return entities;
    }

    private ExampleRun judged() {
        List<WrittenItem> written = written();
        Optional<Message> fault = new WriteEffects(model, written).fault();
        if (expected.isEmpty()) {
            Verdict.Kind kind = fault.isEmpty() ? Verdict.Kind.PASS : Verdict.Kind.FAIL;
            return result(kind, fault, Optional.empty());
        }
        boolean cut = runs.stream().anyMatch(RequestRun::isCut);
        int strangers = runs.stream().mapToInt(RequestRun::strangers).sum();
        Comparison comparison =
                Comparison.of(expected.get(), answer, cut ? Comparison.End.CUT : Comparison.End.WHOLE, strangers);
        Optional<Message> explanation = new Explanation(materialization, runs)
                .of(comparison, answer)
                .or(this::missingAttribute)
                .or(() -> fault);
        List<AnsweredItem> outOfOrder = new ArrayList<>();
        comparison.outOfOrder().forEach(swap -> outOfOrder.add(swap.second()));
        return new ExampleRun(
                example,
                explanation.isEmpty() ? Verdict.Kind.PASS : Verdict.Kind.FAIL,
                runs,
                answer,
                expected.get().records(),
                comparison.missing(),
                comparison.unexpected(),
                outOfOrder,
                explanation,
                Optional.empty(),
                written);
    }

    /** Says which attribute the answer lacks that it must carry. */
    private Optional<Message> missingAttribute() {
        for (ConceptualAnswer.Kind kind : expected.orElseThrow().kinds()) {
            for (String attribute : kind.returned().attributes().orElse(List.of())) {
                String top = attribute.contains(".") ? attribute.substring(0, attribute.indexOf('.')) : attribute;
                for (AnsweredItem item : answer) {
                    boolean lacks = item.entity().equals(kind.returned().entity())
                            && item.record().orElseThrow().record().values().has(top)
                            && (!item.item().has(top) || projectedAway.contains(attribute));
                    if (lacks) {
                        Message where = item.item().has(top)
                                ? VerdictPhrases.PROJECTION.with()
                                : Message.verbatim(item.index().name());
                        return Optional.of(VerdictPhrases.LEFT_OUT.with(where, attribute, item.entity()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private List<WrittenItem> written() {
        List<WrittenItem> written = new ArrayList<>();
        boolean inTransaction =
                pattern.steps().stream().anyMatch(step -> step.operation() == Operation.TRANSACT_WRITE_ITEMS);
        touched.forEach((target, entity) -> {
            Optional<Item> before = original.stored(target.table(), target.key());
            Optional<Item> after = world.stored(target.table(), target.key());
            if (before.isPresent() || after.isPresent()) {
                WriteMode mode = inTransaction ? WriteMode.TRANSACTIONAL : WriteMode.STANDARD;
                written.add(new WrittenItem(
                        target.table(),
                        original.source(target.table(), target.key())
                                .map(MaterializedItem::entity)
                                .orElse(entity),
                        target.key(),
                        before,
                        after,
                        WriteCost.of(original.schema(target.table()), before, after, mode)));
            }
        });
        return written;
    }

    private ExampleRun result(Verdict.Kind kind, Optional<Message> explanation, Optional<Message> error) {
        return new ExampleRun(
                example,
                kind,
                runs,
                answer,
                expected.map(ConceptualAnswer::records).orElse(List.of()),
                List.of(),
                List.of(),
                List.of(),
                explanation,
                error,
                kind == Verdict.Kind.ERROR ? List.of() : written());
    }

    private static String message(ServiceException refused) {
        StringBuilder message = new StringBuilder(refused.code().serviceName() + ": " + refused.text());
        if (refused.code() == ErrorCode.TRANSACTION_CANCELED) {
            for (int i = 0; i < refused.cancellationReasons().size(); i++) {
                ServiceException.CancellationReason reason =
                        refused.cancellationReasons().get(i);
                if (!reason.code().equals("None")) {
                    message.append("; action ").append(i + 1).append(": ").append(reason.code());
                    reason.message().ifPresent(text -> message.append(", ").append(text));
                }
            }
        }
        return message.toString();
    }
}
