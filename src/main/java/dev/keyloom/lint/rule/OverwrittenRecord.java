package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Two records that have one primary key. */
public final class OverwrittenRecord implements Rule {
    @Override
    public String id() {
        return "D07";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Two records have the same primary key";
    }

    @Override
    public String reference() {
        return "A put replaces the whole item that has the same primary key: AWS developer guide, PutItem";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        for (NotWritten loser : context.materialization().notWritten()) {
            if (loser.cause() == NotWritten.Cause.OVERWRITTEN) {
                cap.add(loser.entity(), () -> finding(context, loser));
            }
        }
    }

    private Finding finding(LintContext context, NotWritten loser) {
        DataModel model = context.model();
        Entity entity = model.entity(loser.entity()).orElseThrow();
        SampleRecord record = model.recordsOf(loser.entity()).get(loser.number() - 1);
        Optional<MaterializedItem> winner = winner(context, entity, record);
        String lost = RecordNames.of(entity, record, loser.number());
        List<Where> where = new ArrayList<>();
        winner.ifPresent(item -> where.add(new Where.Record(item.entity(), item.number())));
        where.add(new Where.Record(loser.entity(), loser.number()));
        String won = winner.map(
                        item -> RecordNames.of(model.entity(item.entity()).orElseThrow(), item.record(), item.number())
                                + " (record " + item.number() + ")")
                .orElse("Another record");
        String key = winner.map(item -> item.keyIn(IndexRef.PRIMARY).toMap().values().stream()
                        .map(RecordNames::quoted)
                        .distinct()
                        .collect(Collectors.joining(" / ")))
                .orElse("");
        return Finding.of(
                this,
                won + " overwrites " + lost + " (record " + loser.number() + "): both have the primary key " + key,
                "Put into the key what tells the two apart, and write new items only if attribute_not_exists of the"
                        + " partition key.",
                where.toArray(Where[]::new));
    }

    /** Looks where the loser would be, were it alone. */
    private static Optional<MaterializedItem> winner(LintContext context, Entity entity, SampleRecord record) {
        Item key = record.stored()
                .orElseGet(() -> LoneItem.of(context.model(), entity, record.values())
                        .map(item -> item.keyIn(IndexRef.PRIMARY))
                        .orElse(Item.EMPTY));
        Optional<TableContents> table = context.materialization().tableOf(entity.name());
        KeySchema schema = table.orElseThrow().table().schema().key();
        Optional<AttributeValue> partition = key.get(schema.partition().get(0).name());
        return partition
                .flatMap(value -> table.orElseThrow().primary().collection(List.of(value)))
                .flatMap(collection -> collection.entries().stream()
                        .filter(item -> schema.sort().stream()
                                .allMatch(sort -> item.keyValue(sort.name()).equals(key.get(sort.name()))))
                        .findFirst());
    }
}
