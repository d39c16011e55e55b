package dev.keyloom.document;

import dev.keyloom.model.DataModel;

/** What one file holds: the only state that is edited, saved and undone. */
public record Document(DataModel model, DiagramLayout layout) {
    public static Document of(DataModel model) {
        return new Document(model, DiagramLayout.EMPTY);
    }

    public Document withModel(DataModel newModel) {
        return new Document(newModel, layout);
    }

    public Document withLayout(DiagramLayout newLayout) {
        return new Document(model, newLayout);
    }
}
