package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.problem.Result;
import java.util.List;

/**
 * Several edits as one undo step: applied in order, all or none.
 *
 * @param name what they do together
 */
public record CompositeEdit(EditName name, List<ModelEdit> edits) implements ModelEdit {
    public CompositeEdit {
        edits = List.copyOf(edits);
    }

    @Override
    public Result<Document> applyTo(Document document) {
        Result<Document> result = Result.of(document);
        for (ModelEdit edit : edits) {
            result = result.then(edit::applyTo);
        }
        return result;
    }
}
