package dev.keyloom.gui.keys;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.AttributeDomains;
import dev.keyloom.template.Domain;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Overlap;
import dev.keyloom.template.TextFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds entities that can write one primary key: those whose templates can render the same text for every key attribute of
 * the table. Answers are remembered, since an edit leaves most templates as they are.
 */
final class Collisions {
    /** Values are taken to be free of it unless the design says that they may hold it. */
    private static final String USUAL_SEPARATOR = "#";

    private static final String ANY_CHARACTER = "*";
    private static final int MAX_REMEMBERED = 20_000;

    private final Map<Pair, Boolean> remembered = new HashMap<>();

    /** A template with what is known of its attributes. */
    private record Side(KeyTemplate template, List<EntityAttribute> attributes) {}

    private record Pair(Side first, Side second) {}

    /** Returns the chart with the cells of the primary key marked. */
    KeyChart marked(KeyChart chart, DataModel model, Table table) {
        if (remembered.size() > MAX_REMEMBERED) {
            remembered.clear();
        }
        List<List<Side>> keys = new ArrayList<>();
        for (KeyRow row : chart.rows()) {
            keys.add(primaryKey(row, model, table));
        }
        List<Set<String>> collisions = new ArrayList<>();
        List<Set<String>> shared = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            collisions.add(new LinkedHashSet<>());
            shared.add(new LinkedHashSet<>());
        }
        for (int i = 0; i < keys.size(); i++) {
            for (int j = i + 1; j < keys.size(); j++) {
                String first = chart.rows().get(i).entity();
                String second = chart.rows().get(j).entity();
                if (!first.equals(second) && canBeSame(keys.get(i), keys.get(j))) {
                    List<Set<String>> found = isMeant(model, first, second) ? shared : collisions;
                    found.get(i).add(second);
                    found.get(j).add(first);
                }
            }
        }
        List<KeyRow> rows = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            rows.add(marked(chart.rows().get(i), chart, List.copyOf(collisions.get(i)), List.copyOf(shared.get(i))));
        }
        return chart.withRows(rows);
    }

    private static KeyRow marked(KeyRow row, KeyChart chart, List<String> collisions, List<String> shared) {
        if (collisions.isEmpty() && shared.isEmpty()) {
            return row;
        }
        List<ChartCell> cells = new ArrayList<>();
        for (int column = 0; column < row.cells().size(); column++) {
            ChartCell cell = row.cells().get(column);
            boolean isPrimary = chart.columns().get(column).index().isPrimary();
            boolean isCopy = cell.template().filter(KeyTemplate::isKeyCopy).isPresent();
            cells.add(isPrimary ? cell.withCollisions(collisions, isCopy ? List.of() : shared) : cell);
        }
        return row.withCells(cells);
    }

    /** Returns the templates that give the row's primary key; none if one of them is missing or broken. */
    private static List<Side> primaryKey(KeyRow row, DataModel model, Table table) {
        Optional<Entity> entity = model.entity(row.entity());
        if (entity.isEmpty()) {
            return List.of();
        }
        Map<IndexRef, KeyMapping> chosen = new LinkedHashMap<>();
        row.variants()
                .forEach((index, position) ->
                        chosen.put(index, entity.get().mappings(index).get(position)));
        RowKeys keys = new RowKeys(table.schema(), chosen);
        List<Side> sides = new ArrayList<>();
        for (KeyAttribute attribute : table.schema().key().all()) {
            Optional<KeyTemplate> source = keys.source(attribute.name()).filter(template -> !template.isBroken());
            if (source.isEmpty()) {
                return List.of();
            }
            List<EntityAttribute> used = source.get().attributeNames().stream()
                    .flatMap(name -> entity.get().attribute(name).stream())
                    .toList();
            sides.add(new Side(source.get(), used));
        }
        return sides;
    }

    private boolean canBeSame(List<Side> first, List<Side> second) {
        if (first.isEmpty() || first.size() != second.size()) {
            return false;
        }
        for (int i = 0; i < first.size(); i++) {
            String firstHead = first.get(i).template().literalHead();
            String secondHead = second.get(i).template().literalHead();
            if (!firstHead.startsWith(secondHead) && !secondHead.startsWith(firstHead)) {
                return false;
            }
        }
        for (int i = 0; i < first.size(); i++) {
            if (!remembered.computeIfAbsent(new Pair(first.get(i), second.get(i)), Collisions::canBeSame)) {
                return false;
            }
        }
        return true;
    }

    private static boolean canBeSame(Pair pair) {
        Overlap overlap = Overlap.of(
                pair.first().template(), domains(pair.first()), pair.second().template(), domains(pair.second()));
        return overlap.sameText().possibility() == Overlap.Possibility.POSSIBLE;
    }

    private static AttributeDomains domains(Side side) {
        return path -> path.steps().isEmpty()
                ? side.attributes().stream()
                        .filter(attribute -> attribute.name().equals(path.attribute()))
                        .findFirst()
                        .map(Collisions::domain)
                        .orElse(Domain.UNKNOWN)
                : Domain.UNKNOWN;
    }

    private static Domain domain(EntityAttribute attribute) {
        EntityAttribute.Facts facts = attribute.facts();
        boolean mayHoldSeparator = facts.mayContain().contains(USUAL_SEPARATOR)
                || facts.mayContain().contains(ANY_CHARACTER);
        Domain domain = Domain.of(attribute.type())
                .withValues(facts.values())
                .withoutCharacters(mayHoldSeparator ? "" : USUAL_SEPARATOR);
        return facts.format().flatMap(TextFormat::named).map(domain::withFormat).orElse(domain);
    }

    private static boolean isMeant(DataModel model, String first, String second) {
        return model.constraints().sharedKeys().stream()
                .anyMatch(group -> group.contains(first) && group.contains(second));
    }
}
