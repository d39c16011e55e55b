package dev.keyloom.load;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How requests are spread over the partition key values of one kind.
 *
 * @param kind the shape of the spread
 * @param keyValues how many values there are
 * @param isAssumed whether their number was assumed and not known
 * @param owners the entities whose records the values name
 */
record Distribution(Kind kind, int keyValues, boolean isAssumed, List<String> owners) {
    /** More values than this change nothing that a simulation could show. */
    private static final int MAX_KEY_VALUES = 1_000_000;

    private static final Set<TemplateFunction> BUCKETS = Set.of(
            TemplateFunction.YEAR,
            TemplateFunction.MONTH,
            TemplateFunction.DAY,
            TemplateFunction.HOUR,
            TemplateFunction.MINUTE);

    /** Shapes of spreads. */
    enum Kind {
        CONSTANT("constant"),
        TIME_BUCKET("time-bucket"),
        EVEN("even"),
        POWER_LAW("power-law");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    Distribution {
        owners = List.copyOf(owners);
    }

    /**
     * Returns the spread of a kind of partition: constant if its key holds no values; on the current value where a time bucket
     * is all it holds; a power law where a relationship says so of the items in it, or of those that an item in it counts; even otherwise.
     */
    static Distribution of(DataModel model, PartitionShape shape, Population population, LoadAssumptions assumptions) {
        List<Member> members = members(model, shape);
        if (members.isEmpty()) {
            return shape.text().contains("…")
                    ? new Distribution(Kind.EVEN, assumptions.keyValues(), true, List.of())
                    : new Distribution(Kind.CONSTANT, 1, false, List.of());
        }
        int shards = members.stream()
                .mapToInt(member -> ReadScale.shards(member.partition()))
                .min()
                .orElse(1);
        if (members.stream().allMatch(member -> holdsNothing(member.partition()))) {
            return new Distribution(shards > 1 ? Kind.EVEN : Kind.CONSTANT, shards, false, List.of());
        }
        if (members.stream().allMatch(member -> isBucket(member.partition()))) {
            return new Distribution(shards > 1 ? Kind.EVEN : Kind.TIME_BUCKET, shards, false, List.of());
        }
        Set<String> owners = new LinkedHashSet<>();
        boolean isSkewed = false;
        for (Counted counted : Counted.all(model)) {
            for (Member member : members) {
                Set<String> held = CollectionCounts.held(member.partition());
                boolean isOwn = held.containsAll(member.entity().identifier());
                if (isOwn ? counted.isCountedOn(model, member.entity()) : counted.counts(member.entity(), held)) {
                    owners.addAll(counted.owner().entities());
                    isSkewed |=
                            counted.many().skew().filter("power-law"::equals).isPresent();
                }
            }
        }
        List<String> named = owners.isEmpty() ? identified(members) : List.copyOf(owners);
        OptionalLong known = population.of(named);
        boolean isKnown = known.isPresent() && !named.isEmpty() && known.getAsLong() > 0;
        long values = isKnown ? known.getAsLong() : assumptions.keyValues();
        return new Distribution(
                isSkewed ? Kind.POWER_LAW : Kind.EVEN,
                (int) Math.min(values * shards, MAX_KEY_VALUES),
                !isKnown,
                named);
    }

    /** Returns the entities and templates whose keys have a shape. */
    static List<Member> members(DataModel model, PartitionShape shape) {
        List<Member> members = new ArrayList<>();
        for (Entity entity : model.entitiesOf(shape.table())) {
            Table table = model.table(shape.table()).orElseThrow();
            for (List<KeyTemplate> partition : KeyTemplates.partitions(table.schema(), entity, shape.index())) {
                if (PartitionShape.of(shape.table(), shape.index(), partition).equals(shape)) {
                    members.add(new Member(entity, partition));
                }
            }
        }
        return members;
    }

    /** An entity in partitions of one kind, and the templates that put it there. */
    record Member(Entity entity, List<KeyTemplate> partition) {}

    private static List<String> identified(List<Member> members) {
        return members.stream()
                .filter(member -> CollectionCounts.held(member.partition())
                        .containsAll(member.entity().identifier()))
                .map(member -> member.entity().name())
                .distinct()
                .toList();
    }

    private static boolean holdsNothing(List<KeyTemplate> partition) {
        return partition.stream()
                .flatMap(template -> template.references().stream())
                .allMatch(reference -> reference.functions().stream().anyMatch(Distribution::isShard));
    }

    private static boolean isBucket(List<KeyTemplate> partition) {
        return partition.stream()
                .flatMap(template -> template.references().stream())
                .allMatch(reference -> reference.functions().stream()
                        .anyMatch(call -> isShard(call) || BUCKETS.contains(call.function())));
    }

    private static boolean isShard(FunctionCall call) {
        return call.function() == TemplateFunction.SHARD || call.function() == TemplateFunction.RANDOM;
    }
}
