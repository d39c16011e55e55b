package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Two entities that can write one primary key, though nobody says that they compete for it. */
public final class SharedPrimaryKey implements Rule {
    @Override
    public String id() {
        return "K03";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "Two entities can have the same primary key";
    }

    @Override
    public String reference() {
        return "A put replaces the whole item that has the same primary key: AWS developer guide, PutItem";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        KeyCells cells = KeyCells.of(context);
        for (Table table : context.model().tables()) {
            List<KeyRow> rows = cells.rows(table, IndexRef.PRIMARY).stream()
                    .filter(KeyRow::isWhole)
                    .toList();
            Set<Set<String>> found = new LinkedHashSet<>();
            for (int i = 0; i < rows.size(); i++) {
                for (int j = i + 1; j < rows.size(); j++) {
                    KeyRow first = rows.get(i);
                    KeyRow second = rows.get(j);
                    Set<String> pair = Set.copyOf(
                            List.of(first.entity().name(), second.entity().name()));
                    if (pair.size() == 2
                            && !isMeant(context.model(), pair)
                            && collide(cells, first, second)
                            && found.add(pair)) {
                        findings.accept(finding(first, second));
                    }
                }
            }
        }
    }

    /** The half that differs sooner is asked first; most pairs differ in how their sort keys begin. */
    static boolean collide(KeyCells cells, KeyRow first, KeyRow second) {
        return cells.canBeEqual(first.sort(), second.sort()) && cells.canBeEqual(first.partition(), second.partition());
    }

    static boolean isMeant(DataModel model, Set<String> pair) {
        return model.constraints().sharedKeys().stream().anyMatch(group -> group.containsAll(pair));
    }

    private Finding finding(KeyRow first, KeyRow second) {
        return Finding.of(
                this,
                first.entity().name() + " and " + second.entity().name() + " can have the same primary key: "
                        + texts(first) + " and " + texts(second),
                "Put a prefix of its own into the key of each; or, if they compete for one name on purpose, list them"
                        + " under sharedKeys.",
                first.partition().get(0).where(),
                second.partition().get(0).where());
    }

    private static String texts(KeyRow row) {
        return row.cells().stream()
                .map(cell -> "\"" + cell.template().text() + "\"")
                .collect(Collectors.joining(" / "));
    }
}
