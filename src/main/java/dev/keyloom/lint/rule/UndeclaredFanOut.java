package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds patterns that are one Query on paper, but whose partition key is spread over buckets or shards. */
public final class UndeclaredFanOut implements Rule {
    @Override
    public String id() {
        return "Q13";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "One Query cannot read what is spread over several partitions";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.queries()) {
            Optional<String> spread =
                    unknownPart(read).or(() -> missingPart(reads, read)).or(() -> crossedBuckets(read));
            spread.ifPresent(what -> findings.accept(Finding.of(
                    this,
                    read.who() + " is one Query on " + read.index() + ", but " + what,
                    "Declare the fan-out, send one Query for each value and merge the answers, or make the pattern name the"
                            + " bucket.",
                    read.place(),
                    read.indexPlace())));
        }
    }

    /** Says whether a reference of a step stands where stored keys have a bucket or a shard. */
    static boolean isSpread(PatternRead read, KeyTemplate template, TemplatePart.Reference reference) {
        return spreading(read, template, reference).isPresent();
    }

    /** Says whether what a pattern misses of an entity is only another partition of a spread key. */
    static boolean explains(PatternReads reads, PatternRead read) {
        return read.isQuery()
                && (unknownPart(read).isPresent() || missingPart(reads, read).isPresent());
    }

    /** A placeholder that neither a parameter nor a fan-out gives. */
    private static Optional<String> unknownPart(PatternRead read) {
        Set<String> known = Parameters.of(read.pattern(), read.step());
        for (KeyTemplate template : read.step().partition()) {
            for (TemplatePart.Reference reference : template.references()) {
                if (TemplateParts.name(reference).filter(known::contains).isEmpty()) {
                    Optional<TemplatePart.Reference> stored = spreading(read, template, reference);
                    if (stored.isPresent()) {
                        return Optional.of(
                                "nothing fixes <" + reference.text() + ">: it needs " + queries(stored.get()));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<TemplatePart.Reference> spreading(
            PatternRead read, KeyTemplate template, TemplatePart.Reference reference) {
        int place = read.step().partition().indexOf(template);
        for (IndexKind kind : read.kinds()) {
            if (place < kind.partition().size()) {
                Optional<TemplatePart.Reference> stored = TemplateParts.aligned(
                                template, kind.partition().get(place))
                        .flatMap(pairs -> pairs.stream()
                                .filter(pair -> pair.asked().equals(reference))
                                .map(TemplateParts.Pair::stored)
                                .filter(other -> TemplateParts.isShard(other) || TemplateParts.isTimeBucket(other))
                                .findFirst());
                if (stored.isPresent()) {
                    return stored;
                }
            }
        }
        return Optional.empty();
    }

    /** The partition key that is asked for ends before the bucket or shard of the stored ones. */
    private static Optional<String> missingPart(PatternReads reads, PatternRead read) {
        if (!read.step().fanOut().isEmpty() || read.queries().isEmpty()) {
            return Optional.empty();
        }
        for (IndexKind kind : read.kinds()) {
            boolean wanted =
                    read.returned(kind.entity()).stream().anyMatch(entry -> isExpected(reads, read, entry, kind));
            boolean reached =
                    read.reaches().stream().anyMatch(reach -> reach.kind().equals(kind));
            if (!wanted || reached) {
                continue;
            }
            for (int i = 0; i < kind.partition().size(); i++) {
                Optional<TemplatePart.Reference> spread =
                        cutOff(kind.partition().get(i), read, i);
                if (spread.isPresent()) {
                    return Optional.of("the keys of " + kind.label() + " go on with <"
                            + spread.get().text() + ">: it needs " + queries(spread.get()));
                }
            }
        }
        return Optional.empty();
    }

    /** Says whether records of a kind belong to the answer: the sample records say so, or no other kind can. */
    private static boolean isExpected(PatternReads reads, PatternRead read, Returned entry, IndexKind kind) {
        Set<Integer> mappings = reads.mappings(read, entry, kind.index());
        return mappings.isEmpty()
                ? read.reaches().stream()
                        .noneMatch(reach -> reach.kind().entity().equals(kind.entity()))
                : mappings.contains(kind.mapping());
    }

    private static Optional<TemplatePart.Reference> cutOff(KeyTemplate template, PatternRead read, int place) {
        Optional<String> asked = read.queries().get(0).partition().get(place).scalarText();
        for (TemplatePart.Reference reference : template.references()) {
            boolean spreads = TemplateParts.isShard(reference) || TemplateParts.isTimeBucket(reference);
            Optional<KeyTemplate> head = spreads ? TemplateParts.before(template, reference) : Optional.empty();
            boolean endsThere = head.isPresent()
                    && asked.filter(text -> isHead(head.get(), text)).isPresent();
            if (endsThere) {
                return Optional.of(reference);
            }
        }
        return Optional.empty();
    }

    /** Says whether a text is what stands before the bucket, with the separator or without it. */
    private static boolean isHead(KeyTemplate head, String text) {
        TemplatePart last = head.parts().get(head.parts().size() - 1);
        Optional<KeyTemplate> bare =
                last instanceof TemplatePart.Literal ? TemplateParts.before(head, last) : Optional.empty();
        return head.match(text).fits()
                || bare.filter(template -> template.match(text).fits()).isPresent();
    }

    /** A range of times whose end lies in another bucket than the one that is read. */
    private static Optional<String> crossedBuckets(PatternRead read) {
        if (!read.step().fanOut().isEmpty()) {
            return Optional.empty();
        }
        List<String> bounds = read.step().sort().stream()
                .filter(sort -> sort.operator() == Operator.BETWEEN)
                .flatMap(sort -> sort.bounds().stream())
                .flatMap(template -> template.attributeNames().stream())
                .toList();
        for (int i = 0; i < read.step().partition().size(); i++) {
            KeyTemplate template = read.step().partition().get(i);
            KeyAttribute attribute = read.key()
                    .partition()
                    .get(Math.min(i, read.key().partition().size() - 1));
            for (TemplatePart.Reference reference : template.references()) {
                for (String bound : TemplateParts.isTimeBucket(reference) ? bounds : List.<String>of()) {
                    Optional<AttributeValue> here = read.examples().render(template, attribute);
                    Optional<AttributeValue> there = KeyTemplate.parse(template.text()
                                    .replace("<" + reference.text() + ">", TemplateParts.written(reference, bound)))
                            .value()
                            .flatMap(other -> read.examples().render(other, attribute));
                    if (here.isPresent() && there.isPresent() && !here.equals(there)) {
                        return Optional.of("the range ends in another bucket ("
                                + there.get().scalarText().orElse("") + " after "
                                + here.get().scalarText().orElse("") + "): it needs " + queries(reference));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String queries(TemplatePart.Reference reference) {
        return TemplateParts.shardCall(reference)
                .map(call -> call.arguments().get(0) + " queries, one for each shard")
                .orElse("one query for each bucket");
    }
}
