package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.CollectionQuery;
import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.pattern.PatternExamples;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.AttributeDomains;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Match;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One reading step of a pattern: which part of which index its requests read, and which kinds can lie there.
 *
 * @param position of the pattern in the model, from 0
 * @param stepPath positions of the step in the pattern and of an action in the step, from 0
 * @param kinds all kinds that the index can hold
 * @param queries what the requests read; empty if the example arguments do not tell
 * @param reaches the kinds in the partitions that are read, each once for each request
 */
record PatternRead(
        AccessPattern pattern,
        int position,
        List<Integer> stepPath,
        Step step,
        Table table,
        IndexRef index,
        KeySchema key,
        PatternExamples examples,
        List<IndexKind> kinds,
        List<CollectionQuery> queries,
        List<Reach> reaches) {

    /** What is known about a kind and one request. */
    enum Certainty {
        /** Values that are free of separators give the partition key. */
        LIKELY,
        /** Only values that hold separators do, and the pattern's arguments are such values. */
        POSSIBLE
    }

    /**
     * A kind that can have items in the partition of a request.
     *
     * @param known the attribute values that the partition key tells
     * @param spans where its sort keys lie, one for each sort key attribute
     * @param inRange its items can also match the conditions on the sort key
     */
    record Reach(
            IndexKind kind,
            CollectionQuery query,
            Certainty certainty,
            Item known,
            List<KeySpan> spans,
            boolean inRange) {
        boolean isLikely() {
            return certainty == Certainty.LIKELY;
        }

        /** Says whether the collection holds one such item at most. */
        boolean isSingle() {
            return spans.stream().allMatch(KeySpan::isWhole);
        }

        /** Returns how the items lie to those of another kind: −1 before, 1 behind; 0 if they mix. */
        int compare(Reach other) {
            for (int i = 0; i < Math.min(spans.size(), other.spans.size()); i++) {
                int order = spans.get(i).compare(other.spans.get(i));
                boolean sameKey = order == 0
                        && spans.get(i).isWhole()
                        && spans.get(i).text().equals(other.spans.get(i).text());
                if (!sameKey) {
                    return order;
                }
            }
            return 0;
        }
    }

    /** Returns the read of a step, or nothing if it reads no index that exists. */
    static Optional<PatternRead> of(
            LintContext context, int position, List<Integer> stepPath, Step step, PatternExamples examples) {
        Optional<Table> table = examples.table(step);
        IndexRef index = step.index().orElse(IndexRef.PRIMARY);
        Optional<KeySchema> key = table.flatMap(found -> found.schema().keyOf(index));
        if (table.isEmpty() || key.isEmpty()) {
            return Optional.empty();
        }
        List<CollectionQuery> queries = examples.queries(step);
        List<IndexKind> kinds = IndexKinds.of(context).in(table.get(), index);
        List<Reach> reaches = new ArrayList<>();
        Set<String> given = Parameters.texts(context.model().accessPatterns().get(position), step);
        for (IndexKind kind : kinds) {
            queries.forEach(query -> reach(kind, query, given).ifPresent(reaches::add));
        }
        return Optional.of(new PatternRead(
                context.model().accessPatterns().get(position),
                position,
                stepPath,
                step,
                table.get(),
                index,
                key.get(),
                examples,
                kinds,
                queries,
                List.copyOf(reaches)));
    }

    boolean isQuery() {
        return step.operation() == Operation.QUERY;
    }

    boolean isDescending() {
        return step.descending().orElse(false);
    }

    boolean isGlobalIndex() {
        return table.schema().globalIndexes().stream()
                .anyMatch(global -> global.ref().equals(index));
    }

    /** Says whether a later step asks with the answer, so that it is not the pattern's own. */
    boolean isIntermediate() {
        return step.as().isPresent();
    }

    /** Returns the kinds that can be in the range of a request. */
    List<Reach> inRange() {
        return reaches.stream().filter(Reach::inRange).toList();
    }

    /** Returns the entries of {@code returns} that name an entity. */
    List<Returned> returned(Entity entity) {
        return pattern.returns().orElse(List.of()).stream()
                .filter(returned -> returned.entity().equals(entity.name()))
                .toList();
    }

    /** Returns the pattern as messages name it: {@code Pattern 5 "List Issues for Repo"}. */
    String who() {
        return who(pattern);
    }

    static String who(AccessPattern pattern) {
        return "Pattern " + pattern.number() + " \"" + pattern.name() + "\"";
    }

    Where.Pattern place() {
        return new Where.Pattern(pattern.number());
    }

    Where.Index indexPlace() {
        return new Where.Index(table.name(), index);
    }

    private static Optional<Reach> reach(IndexKind kind, CollectionQuery query, Set<String> given) {
        if (query.partition().size() != kind.partition().size()) {
            return Optional.empty();
        }
        Certainty certainty = Certainty.LIKELY;
        PartitionReading reading = PartitionReading.NOTHING;
        for (int i = 0; i < kind.partition().size(); i++) {
            KeyTemplate template = kind.partition().get(i);
            AttributeValue value = query.partition().get(i);
            if (value instanceof AttributeValue.S text && !text.value().startsWith(template.literalHead())) {
                return Optional.empty();
            }
            Match match =
                    template.matcher(Domains.likely(kind.entity(), template)).match(value);
            if (!match.fits()) {
                certainty = Certainty.POSSIBLE;
                match = template.matcher(Domains.stated(kind.entity())).match(value);
            }
            if (!match.fits() || (certainty == Certainty.POSSIBLE && !isGiven(template, match, given))) {
                return Optional.empty();
            }
            reading = reading.with(template, match);
        }
        PartitionReading told = reading;
        List<KeySpan> spans = kind.sort().stream()
                .map(template -> KeySpan.of(template, told.knownFor(template)))
                .toList();
        return Optional.of(new Reach(kind, query, certainty, told.values(), spans, isInRange(kind, query, spans)));
    }

    /** Says whether the values that hold separators are arguments of the pattern as they are. */
    private static boolean isGiven(KeyTemplate template, Match match, Set<String> given) {
        String separators = Domains.separators(template);
        return match.reading().isEmpty()
                || match.reading().get().values().values().stream()
                        .flatMap(value -> value.scalarText().stream())
                        .filter(text -> text.chars().anyMatch(character -> separators.indexOf(character) >= 0))
                        .allMatch(text -> given.contains(text.toLowerCase(Locale.ROOT)));
    }

    private static boolean isInRange(IndexKind kind, CollectionQuery query, List<KeySpan> spans) {
        AttributeDomains domains = Domains.stated(kind.entity());
        List<SortMatch> tests = query.sort();
        for (int i = 0; i < tests.size(); i++) {
            if (i < spans.size() && !spans.get(i).mayMatch(tests.get(i), domains)) {
                return false;
            }
        }
        return true;
    }
}
