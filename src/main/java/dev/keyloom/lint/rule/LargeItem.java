package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.Limits;
import dev.keyloom.value.ItemSize;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds entities whose items may have more than 100 KB, or more than the service takes. */
public final class LargeItem implements Rule {
    @Override
    public String id() {
        return "C07";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "An item may become very large";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-use-s3-too.html";
    }

    private static final long LARGE = 100 * 1024;
    private static final long LARGEST = Limits.MAX_ITEM_BYTES;

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Entity entity : context.model().entities()) {
            Optional<Long> stated = entity.maximumBytes().isPresent()
                    ? Optional.of((long) entity.maximumBytes().getAsInt())
                    : ofAttributes(entity);
            if (stated.filter(bytes -> bytes > LARGE).isPresent()) {
                report(
                        entity.name() + " may have " + shown(stated.get()),
                        stated.get(),
                        new Where.Entity(entity.name()),
                        findings);
            } else {
                checkRecords(context, entity, findings);
            }
        }
    }

    private static Optional<Long> ofAttributes(Entity entity) {
        long bytes = 0;
        for (EntityAttribute attribute : entity.attributes()) {
            bytes += attribute.facts().maximumBytes().orElse(0);
        }
        return bytes == 0 ? Optional.empty() : Optional.of(bytes);
    }

    private void checkRecords(LintContext context, Entity entity, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        int number = 0;
        for (SampleRecord record : context.model().recordsOf(entity.name())) {
            number++;
            int current = number;
            long bytes = ItemSize.of(record.values());
            if (bytes > LARGE) {
                cap.add(
                        "",
                        () -> finding(
                                RecordNames.of(entity, record, current) + " has " + shown(bytes),
                                bytes,
                                new Where.Record(entity.name(), current)));
            }
        }
    }

    private void report(String what, long bytes, Where where, Consumer<Finding> findings) {
        findings.accept(finding(what, bytes, where));
    }

    private Finding finding(String what, long bytes, Where where) {
        Finding finding = Finding.of(
                this,
                what
                        + (bytes > LARGEST
                                ? ", more than the 400 KB of an item"
                                : ": each write of it is " + (bytes + 1023) / 1024 + " units, however little changes"),
                "Split it: keep what is large or grows in items of its own, or in an object store.",
                where);
        return bytes > LARGEST ? finding.withSeverity(Severity.ERROR) : finding;
    }

    private static String shown(long bytes) {
        return (bytes + 1023) / 1024 + " KB";
    }
}
