package dev.keyloom.gui.patterns;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which index serves which pattern: a row for the base table and each index, a column for each pattern. */
record Coverage(List<Row> rows, List<Column> columns) {
    static final Coverage EMPTY = new Coverage(List.of(), List.of());

    Coverage {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    /** One pattern. */
    record Column(int position, int number, String name, VerdictMark mark) {}

    /**
     * The base table or an index.
     *
     * @param used positions of the patterns with a step on it, ascending
     * @param writers the entities whose items enter it, with the number of places that an item of each is written to
     */
    record Row(String table, IndexRef index, List<Integer> used, Map<String, Integer> writers) {
        Row {
            used = List.copyOf(used);
            writers = new LinkedHashMap<>(writers);
        }
    }

    static Coverage of(DataModel model, Verdicts verdicts) {
        List<Column> columns = new ArrayList<>();
        List<AccessPattern> patterns = model.accessPatterns();
        for (int position = 0; position < patterns.size(); position++) {
            AccessPattern pattern = patterns.get(position);
            columns.add(new Column(position, pattern.number(), pattern.name(), verdicts.mark(position, pattern)));
        }
        List<Row> rows = new ArrayList<>();
        for (Table table : model.tables()) {
            for (IndexRef index : table.schema().indexRefs()) {
                List<Integer> used = columns.stream()
                        .map(Column::position)
                        .filter(position -> Steps.uses(model, patterns.get(position), table, index))
                        .toList();
                rows.add(new Row(table.name(), index, used, writers(model, table, index)));
            }
        }
        return new Coverage(rows, columns);
    }

    /** Returns the patterns that nothing would serve if an index went: those with a step on it. */
    List<Column> unservedWithout(Row row) {
        return columns.stream()
                .filter(column -> row.used().contains(column.position()))
                .toList();
    }

    private static Map<String, Integer> writers(DataModel model, Table table, IndexRef index) {
        Map<String, Integer> writers = new LinkedHashMap<>();
        for (Entity entity : model.entitiesOf(table.name())) {
            if (!entity.mappings(index).isEmpty()) {
                int places = (int) table.schema().indexRefs().stream()
                        .filter(each ->
                                each.isPrimary() || !entity.mappings(each).isEmpty())
                        .count();
                writers.put(entity.name(), places);
            }
        }
        return writers;
    }
}
