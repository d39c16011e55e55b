package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.pattern.PatternExamples;
import dev.keyloom.pattern.RecordRef;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** All reading steps of a design's patterns, and what their answers need. Worked out once for all rules that look at reads. */
final class PatternReads {
    private final LintContext context;
    private final List<PatternRead> all = new ArrayList<>();
    private final List<List<PatternRead>> byPattern = new ArrayList<>();
    private final Map<Entry, List<RecordRef>> answers = new ConcurrentHashMap<>();
    private final Map<Variants, Set<Integer>> variants = new ConcurrentHashMap<>();

    /** An entry of {@code returns} by positions from 0. */
    private record Entry(int pattern, int entry) {}

    private record Variants(Entry entry, IndexRef index) {}

    private PatternReads(LintContext context) {
        this.context = context;
        DataModel model = context.model();
        for (int position = 0; position < model.accessPatterns().size(); position++) {
            AccessPattern pattern = model.accessPatterns().get(position);
            PatternExamples examples = PatternExamples.of(model, pattern);
            List<PatternRead> reads = new ArrayList<>();
            for (int i = 0; i < pattern.steps().size(); i++) {
                Step step = pattern.steps().get(i);
                if (step.operation() == Operation.TRANSACT_GET_ITEMS) {
                    for (int j = 0; j < step.actions().size(); j++) {
                        add(position, List.of(i, j), step.actions().get(j), examples, reads);
                    }
                } else {
                    add(position, List.of(i), step, examples, reads);
                }
            }
            byPattern.add(List.copyOf(reads));
            all.addAll(reads);
        }
    }

    static PatternReads of(LintContext context) {
        return context.derived(PatternReads.class, PatternReads::new);
    }

    /** Returns all reads in the order of the model. */
    List<PatternRead> all() {
        return all;
    }

    /** Returns the steps that query an item collection. */
    List<PatternRead> queries() {
        return all.stream().filter(PatternRead::isQuery).toList();
    }

    /** Returns the reads of a pattern by its position in the model, from 0. */
    List<PatternRead> ofPattern(int position) {
        return byPattern.get(position);
    }

    /** Says whether a step only reads. */
    static boolean isRead(Step step) {
        return switch (step.operation()) {
            case GET_ITEM, QUERY, SCAN, BATCH_GET_ITEM, TRANSACT_GET_ITEMS -> true;
            case PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS, BATCH_WRITE_ITEM, CONDITION_CHECK -> false;
        };
    }

    /** Says whether an entity, or one that shares its keys on purpose, belongs to a pattern's answer. */
    boolean isWanted(AccessPattern pattern, Entity entity) {
        Set<String> names = new LinkedHashSet<>(List.of(entity.name()));
        context.model().constraints().sharedKeys().stream()
                .filter(group -> group.contains(entity.name()))
                .forEach(names::addAll);
        return pattern.returns().orElse(List.of()).stream().anyMatch(returned -> names.contains(returned.entity()));
    }

    /** Says whether the kind belongs to the pattern's answer: its entity does, and not only in other variants. */
    boolean isWanted(PatternRead read, IndexKind kind) {
        if (!isWanted(read.pattern(), kind.entity())) {
            return false;
        }
        List<Returned> entries = read.returned(kind.entity());
        return entries.isEmpty() || entries.stream().anyMatch(entry -> mayBe(read, entry, kind));
    }

    /**
     * Says whether records of a kind may belong to an entry of {@code returns}. Where the sample records show that the
     * answer is of other variants alone, they may not.
     */
    boolean mayBe(PatternRead read, Returned entry, IndexKind kind) {
        if (!entry.entity().equals(kind.entity().name())) {
            return false;
        }
        Set<Integer> mappings = mappings(read, entry, kind.index());
        return mappings.isEmpty()
                || mappings.contains(kind.mapping())
                || entry.where().isEmpty();
    }

    /** Returns the positions of the mappings that the records of an answer use in an index; empty if there are none. */
    Set<Integer> mappings(PatternRead read, Returned entry, IndexRef index) {
        Variants key = new Variants(key(read, entry), index);
        Set<Integer> known = variants.get(key);
        if (known == null) {
            known = computedMappings(read, entry, index);
            variants.put(key, known);
        }
        return known;
    }

    private Set<Integer> computedMappings(PatternRead read, Returned entry, IndexRef index) {
        Optional<Entity> entity = context.model().entity(entry.entity());
        Set<Integer> mappings = new LinkedHashSet<>();
        if (entity.isEmpty() || entity.get().mappings(index).size() < 2) {
            return mappings;
        }
        for (RecordRef record : answer(read, entry)) {
            Optional<KeyMapping> mapping = context.materialization()
                    .item(record.entity(), record.number())
                    .flatMap((MaterializedItem item) -> item.mapping(index));
            mapping.ifPresent(found -> mappings.add(entity.get().mappings(index).indexOf(found)));
        }
        return mappings;
    }

    /** Returns the records that an entry of {@code returns} should give for the examples. */
    List<RecordRef> answer(PatternRead read, Returned entry) {
        return answers.computeIfAbsent(key(read, entry), key -> read.examples().answer(entry));
    }

    private static Entry key(PatternRead read, Returned entry) {
        return new Entry(
                read.position(), read.pattern().returns().orElse(List.of()).indexOf(entry));
    }

    private void add(int position, List<Integer> path, Step step, PatternExamples examples, List<PatternRead> reads) {
        if (isRead(step)) {
            PatternRead.of(context, position, path, step, examples).ifPresent(reads::add);
        }
    }
}
