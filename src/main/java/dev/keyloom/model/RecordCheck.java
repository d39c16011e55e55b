package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Checks that sample records are of entities of the model, and that stored keys name key attributes. */
final class RecordCheck {
    private final ModelIndex index;
    private final ModelProblems problems;

    RecordCheck(ModelIndex index, ModelProblems problems) {
        this.index = index;
        this.problems = problems;
    }

    void check() {
        index.model().records().forEach((entity, records) -> {
            String path = "/records/" + Place.escaped(entity);
            if (index.entity(entity).isEmpty()) {
                problems.unknown(
                        Referent.ENTITY, entity, path, "The list of records", "the model", index.entityNames());
            } else {
                index.tableOf(entity).ifPresent(table -> checkStored(entity, records, table, path));
            }
        });
    }

    private void checkStored(String entity, List<SampleRecord> records, Table table, String path) {
        Set<String> known = new LinkedHashSet<>();
        table.schema().keyAttributes().forEach(key -> known.add(key.name()));
        table.typeAttribute().ifPresent(known::add);
        int position = 0;
        for (SampleRecord record : records) {
            int number = position + 1;
            String storedPath = path + "/" + position + "/$stored/";
            record.stored()
                    .ifPresent(stored -> stored.forEach((name, value) -> {
                        if (!known.contains(name)) {
                            String who = "The stored key of " + quoted(entity) + " record " + number;
                            problems.unknown(
                                    Referent.KEY_ATTRIBUTE,
                                    name,
                                    storedPath + Place.escaped(name),
                                    who,
                                    "table " + quoted(table.name()),
                                    known);
                        }
                    }));
            position++;
        }
    }
}
