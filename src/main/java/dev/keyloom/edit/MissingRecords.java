package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.RecordList;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Adds records that a design does not have yet. Two records of an entity are the same if their identifiers are equal. */
final class MissingRecords {
    private MissingRecords() {}

    /** Returns the document with those records behind its own; of an entity without an identifier there is one at most. */
    static Result<Document> added(Document document, Map<String, List<SampleRecord>> records) {
        Result<Document> result = Result.of(document);
        for (Map.Entry<String, List<SampleRecord>> list : records.entrySet()) {
            if (!list.getValue().isEmpty()) {
                result = result.then(grown -> added(grown, list.getKey(), list.getValue()));
            }
        }
        return result;
    }

    private static Result<Document> added(Document document, String entity, List<SampleRecord> records) {
        DataModel model = document.model();
        return Lookup.entity(model, entity).map(found -> {
            List<SampleRecord> missing = missing(found, model.recordsOf(entity), records);
            if (missing.isEmpty()) {
                return document;
            }
            RecordList old = RecordList.copyOf(model.recordsOf(entity));
            return document.withModel(
                    model.withRecords(RecordLists.with(model.records(), entity, old.withAll(old.size(), missing))));
        });
    }

    private static List<SampleRecord> missing(Entity entity, List<SampleRecord> present, List<SampleRecord> wanted) {
        Set<List<Optional<AttributeValue>>> seen = new HashSet<>();
        present.forEach(record -> seen.add(identity(entity, record)));
        List<SampleRecord> missing = new ArrayList<>();
        for (SampleRecord record : wanted) {
            if (seen.add(identity(entity, record))) {
                missing.add(record);
            }
        }
        return missing;
    }

    private static List<Optional<AttributeValue>> identity(Entity entity, SampleRecord record) {
        return entity.identifier().stream()
                .map(name -> record.values().get(name))
                .toList();
    }
}
