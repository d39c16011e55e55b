package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.SecondaryIndex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** An attribute that looks like an index key and is none. */
public final class MisspelledKeyAttribute implements Rule {
    /** Names that only stand for keys: GSI1PK, gsi3sk, LSI1-SK. */
    private static final Pattern GENERIC = Pattern.compile("(?i)(gsi|lsi|index)?[-_]?\\d*[-_]?(pk|sk)[-_]?\\d*");
    /** The same with a letter too few or too many. */
    private static final Pattern LOOKS_GENERIC = Pattern.compile("(?i)[a-z]{0,6}[-_]?\\d*[-_]?(pk|sk)[-_]?\\d*");

    private static final int SHORT = 3;
    private static final int MOST_EDITS = 2;

    @Override
    public String id() {
        return "I08";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An attribute looks like a key of an index, but is none";
    }

    @Override
    public String reference() {
        return "An item without an index's key attributes is not in it: AWS developer guide, sparse indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Table table : context.model().tables()) {
            List<String> keys = table.schema().keyAttributes().stream()
                    .map(KeyAttribute::name)
                    .toList();
            List<String> generic = keys.stream()
                    .filter(name ->
                            name.length() > SHORT && GENERIC.matcher(name).matches())
                    .toList();
            if (!generic.isEmpty()) {
                written(context, table)
                        .forEach((name, where) -> nearest(name, keys, generic)
                                .ifPresent(key -> findings.accept(finding(table, name, key, where))));
            }
        }
    }

    private Finding finding(Table table, String name, String key, Where where) {
        String index = table.schema().indexes().stream()
                .filter(some -> some.key().attributeNames().contains(key))
                .map(SecondaryIndex::name)
                .findFirst()
                .orElse(table.name());
        return Finding.of(
                this,
                "'" + name + "' is no key of " + index + ", nor of any other index; its keys are "
                        + table.schema()
                                .keyOf(IndexRef.of(index))
                                .orElse(table.schema().key())
                                .attributeNames(),
                "Rename it to " + key + ", or give it a name that does not look like a key.",
                where);
    }

    /** Returns the names of the attributes that records and requests write, and where first. */
    private static Map<String, Where> written(LintContext context, Table table) {
        Map<String, Where> names = new LinkedHashMap<>();
        for (Entity entity : context.model().entitiesOf(table.name())) {
            entity.attributeNames().forEach(name -> names.putIfAbsent(name, new Where.Attribute(entity.name(), name)));
            int number = 0;
            for (SampleRecord record : context.model().recordsOf(entity.name())) {
                number++;
                Where where = new Where.Record(entity.name(), number);
                record.values().forEach((name, value) -> names.putIfAbsent(name, where));
                record.stored().ifPresent(stored -> stored.forEach((name, value) -> names.putIfAbsent(name, where)));
            }
        }
        for (AccessPattern pattern : context.model().accessPatterns()) {
            pattern.steps().forEach(step -> addUpdated(context, table, pattern, step, names));
        }
        return names;
    }

    private static void addUpdated(
            LintContext context, Table table, AccessPattern pattern, Step step, Map<String, Where> names) {
        boolean isHere = step.entity()
                .flatMap(context.model()::entity)
                .filter(entity -> entity.table().equals(table.name()))
                .isPresent();
        if (isHere) {
            Where where = new Where.Pattern(pattern.number());
            WrittenAttributes.of(step).all().forEach(name -> names.putIfAbsent(name, where));
            step.values().keySet().forEach(name -> names.putIfAbsent(name, where));
        }
        step.actions().forEach(action -> addUpdated(context, table, pattern, action, names));
    }

    private static Optional<String> nearest(String name, List<String> keys, List<String> generic) {
        boolean looksLikeOne = !keys.contains(name)
                && name.length() > SHORT
                && LOOKS_GENERIC.matcher(name).matches();
        return looksLikeOne ? generic.stream().filter(key -> isNear(name, key)).findFirst() : Optional.empty();
    }

    /** Says whether two edits of a character or fewer make one of the other. */
    private static boolean isNear(String name, String key) {
        String a = name.toLowerCase(Locale.ROOT);
        String b = key.toLowerCase(Locale.ROOT);
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, Math.min(last[j], current[j - 1]) + 1);
            }
            last = current;
        }
        return last[b.length()] <= MOST_EDITS;
    }
}
