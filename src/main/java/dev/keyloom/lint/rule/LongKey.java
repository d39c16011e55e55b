package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.KeyRole;
import dev.keyloom.value.Utf8;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;

/** A key longer than the service takes, or nearly. */
public final class LongKey implements Rule {
    private static final String ADVICE =
            "Shorten the parts, limit the depth of paths, or put a hash (sha256) in place of a" + " long one.";
    /** Four fifths of the limit are worth a warning. */
    private static final long NEARLY = 4;

    private static final long FULL = 5;

    @Override
    public String id() {
        return "K12";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A key is too long";
    }

    @Override
    public String reference() {
        return "A partition key has at most 2048 bytes and a sort key 1024: AWS developer guide, constraints";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        checkDeclared(context, findings);
        checkRefused(context, findings);
        Cap cap = new Cap(findings);
        for (TableContents table : context.materialization().tables()) {
            List<Half> halves = halves(table);
            for (MaterializedItem item : table.primary().entries()) {
                for (Half half : halves) {
                    long bytes = half.bytes(item);
                    if (bytes * FULL > half.role().maxBytes() * NEARLY) {
                        cap.add(
                                List.of(item.entity(), half),
                                () -> Finding.of(
                                                this,
                                                half.words() + " of " + name(context, item.entity(), item.number())
                                                        + " is " + bytes + " bytes, and "
                                                        + half.role().maxBytes()
                                                        + " is the most there can be",
                                                ADVICE,
                                                new Where.Record(item.entity(), item.number()))
                                        .withSeverity(Severity.WARNING));
                    }
                }
            }
        }
    }

    private void checkRefused(LintContext context, Consumer<Finding> findings) {
        Cap cap = new Cap(findings);
        for (NotWritten refused : context.materialization().notWritten()) {
            if (refused.cause() == NotWritten.Cause.LONG_KEY) {
                cap.add(
                        refused.entity(),
                        () -> Finding.of(
                                this,
                                name(context, refused.entity(), refused.number()) + ": " + refused.reason(),
                                ADVICE,
                                new Where.Record(refused.entity(), refused.number())));
            }
        }
    }

    /** A declared limit on the bytes of every part tells how long a key can become. */
    private void checkDeclared(LintContext context, Consumer<Finding> findings) {
        for (KeyCell cell : KeyCells.of(context).cells()) {
            OptionalLong most = cell.isOwn() ? mostBytes(cell) : OptionalLong.empty();
            int limit = (cell.isPartition() ? KeyRole.PARTITION : KeyRole.SORT).maxBytes();
            if (most.isPresent() && most.getAsLong() > limit) {
                findings.accept(Finding.of(
                        this,
                        cell.name() + " can be " + most.getAsLong() + " bytes, and " + limit
                                + " is the most there can be: \""
                                + cell.written().text() + "\"",
                        ADVICE,
                        cell.where()));
            }
        }
    }

    private static OptionalLong mostBytes(KeyCell cell) {
        long bytes = 0;
        boolean isOpen = false;
        for (TemplatePart part : cell.template().parts()) {
            if (part instanceof TemplatePart.Literal literal) {
                bytes += Utf8.size(literal.text());
            } else if (part instanceof TemplatePart.Reference reference) {
                OptionalInt most = reference.functions().stream()
                                .allMatch(call -> call.function().isFold())
                        ? cell.attributeOf(reference)
                                .map(attribute -> attribute.facts().maximumBytes())
                                .orElse(OptionalInt.empty())
                        : OptionalInt.empty();
                isOpen |= most.isPresent();
                bytes += most.orElse(0);
            }
        }
        return isOpen ? OptionalLong.of(bytes) : OptionalLong.empty();
    }

    private static List<Half> halves(TableContents table) {
        Set<Half> halves = new LinkedHashSet<>();
        for (IndexContents index : table.indexes()) {
            halves.add(new Half(KeyRole.PARTITION, names(index.key().partition())));
            halves.add(new Half(KeyRole.SORT, names(index.key().sort())));
        }
        return List.copyOf(halves);
    }

    private static List<String> names(List<KeyAttribute> attributes) {
        return attributes.stream().map(KeyAttribute::name).toList();
    }

    private static String name(LintContext context, String entity, int number) {
        return context.model()
                .entity(entity)
                .map(found ->
                        RecordNames.of(found, context.model().recordsOf(entity).get(number - 1), number))
                .orElse(entity + " record " + number);
    }

    /** The key attributes of one role; their bytes count together. */
    private record Half(KeyRole role, List<String> attributes) {
        long bytes(MaterializedItem item) {
            long bytes = 0;
            for (String attribute : attributes) {
                AttributeValue value = item.keyValue(attribute).orElse(null);
                // No character has more than three bytes for each char, so most keys need not be counted.
                if (value instanceof AttributeValue.S text) {
                    bytes += text.value().length() * 3L * FULL <= role.maxBytes() * NEARLY
                            ? text.value().length()
                            : Utf8.size(text.value());
                } else if (value != null) {
                    bytes += ItemSize.ofValue(value);
                }
            }
            return bytes;
        }

        String words() {
            return String.join(", ", attributes);
        }
    }
}
