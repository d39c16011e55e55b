package dev.keyloom.format.project;

import dev.keyloom.document.Document;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.model.DataModel;
import java.nio.charset.StandardCharsets;

/** Writes model files: the same design always as the same bytes, members in a fixed order, one change on few lines. */
public final class ProjectWriter {
    private ProjectWriter() {}

    /** Returns the content of the file that holds {@code document}, in UTF-8. */
    public static byte[] write(Document document) {
        return text(document).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a design's records as the file's member {@code records} holds them. */
    public static Json records(DataModel model) {
        return RecordsFormat.write(model).orElse(Json.object().build());
    }

    /** Returns the text of the file that holds {@code document}. */
    public static String text(Document document) {
        DataModel model = document.model();
        return JsonText.file(new MembersWriter(Kind.MODEL)
                .put("formatVersion", Json.number(ProjectReader.FORMAT_VERSION))
                .put("name", model.name())
                .putText("description", model.description())
                .put("tables", ListFormat.list(model.tables(), TableFormat::write))
                .put("entities", ListFormat.list(model.entities(), EntityFormat::write))
                .put("relationships", ListFormat.list(model.relationships(), RelationshipFormat::write))
                .put("accessPatterns", ListFormat.list(model.accessPatterns(), PatternFormat::write))
                .put("records", RecordsFormat.write(model))
                .put("collections", ListFormat.list(model.collections(), ConstraintsFormat::write))
                .put("constraints", ConstraintsFormat.write(model.constraints()))
                .put("rules", ListFormat.map(model.rules(), ConstraintsFormat::write))
                .put("diagram", LayoutFormat.write(document.layout()))
                .build(model.extras()));
    }
}
