package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.problem.Severity;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Finds fan-outs that do not read exactly the shards that are written. */
public final class ShardsNotRead implements Rule {
    @Override
    public String id() {
        return "Q21";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A fan-out reads other shards than those that are written";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.queries()) {
            for (int i = 0; i < read.step().partition().size(); i++) {
                check(reads, read, i, findings);
            }
        }
    }

    private void check(PatternReads reads, PatternRead read, int place, Consumer<Finding> findings) {
        KeyTemplate asked = read.step().partition().get(place);
        for (IndexKind kind : read.kinds()) {
            if (asked.isBroken() || place >= kind.partition().size() || !reads.isWanted(read, kind)) {
                continue;
            }
            for (TemplateParts.Pair pair :
                    TemplateParts.aligned(asked, kind.partition().get(place)).orElse(List.of())) {
                Optional<FunctionCall> shards = TemplateParts.shardCall(pair.stored());
                Optional<String> name = TemplateParts.name(pair.asked())
                        .filter(found -> read.step().fanOut().containsKey(found));
                if (shards.isPresent() && name.isPresent()) {
                    report(read, kind, pair, shards.get(), name.get(), findings);
                }
            }
        }
    }

    private void report(
            PatternRead read,
            IndexKind kind,
            TemplateParts.Pair pair,
            FunctionCall shards,
            String name,
            Consumer<Finding> findings) {
        List<String> written = written(shards);
        List<String> asked = read.step().fanOut().getOrDefault(name, List.of()).stream()
                .map(value -> text(pair, name, value))
                .distinct()
                .toList();
        if (Set.copyOf(written).equals(Set.copyOf(asked))) {
            return;
        }
        Finding finding = Finding.of(
                this,
                read.who() + " reads shards " + shown(asked) + ", but " + kind.label() + " writes " + shown(written),
                "Read the shards that are written, all of them and no others; keep their number in one place.",
                read.place(),
                new Where.Key(kind.entity().name(), read.index(), kind.mapping(), Where.Key.Role.PARTITION));
        Map<String, List<AttributeValue>> fanOut =
                new LinkedHashMap<>(read.step().fanOut());
        List<AttributeValue> all = IntStream.range(0, written.size())
                .mapToObj(shard -> text(pair, name, AttributeValue.of(shard)).equals(written.get(shard))
                        ? AttributeValue.of(shard)
                        : AttributeValue.of(written.get(shard)))
                .toList();
        fanOut.put(name, all);
        findings.accept(finding.withFix(
                Steps.fix("Read shards " + shown(written), read, step -> Steps.withFanOut(step, fanOut))));
    }

    /** Returns the shards that a template writes, as text. */
    private static List<String> written(FunctionCall call) {
        int count = Integer.parseInt(call.arguments().get(0));
        int width =
                call.arguments().size() > 1 ? Integer.parseInt(call.arguments().get(1)) : 1;
        return IntStream.range(0, count)
                .mapToObj(Integer::toString)
                .map(text -> "0".repeat(Math.max(0, width - text.length())) + text)
                .toList();
    }

    /** Returns what a value of the fan-out becomes in the key that is asked for. */
    private static String text(TemplateParts.Pair pair, String name, AttributeValue value) {
        return KeyTemplate.of(TemplateParts.written(pair.asked(), name))
                .render(Item.EMPTY.with(name, value), KeyLookup.NONE, AttributeType.S)
                .value()
                .flatMap(AttributeValue::scalarText)
                .orElse("");
    }

    private static String shown(List<String> shards) {
        return shards.isEmpty() ? "none" : shards.get(0) + " to " + shards.get(shards.size() - 1);
    }
}
