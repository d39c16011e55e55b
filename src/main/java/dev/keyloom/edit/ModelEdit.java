package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.problem.Result;
import java.util.Optional;

/** One change of a document as the user sees it: one undo step, with a name. An edit is a value and may be applied again. */
public sealed interface ModelEdit
        permits CompositeEdit,
                DocumentEdit,
                EntityEdit,
                AttributeEdit,
                RelationshipEdit,
                TableEdit,
                IndexEdit,
                KeyEdit,
                RecordEdit,
                PatternEdit,
                LayoutEdit {

    /** Returns what the edit does, for the menu: "rename Repo". */
    EditName name();

    /**
     * Returns the document after this edit; parts that it does not touch are the same objects, and the same document
     * comes back when there is nothing to change. If the edit does not fit the document (a name is taken, an entity is
     * unknown), there is no value and a problem says why. A value may come with problems of what was written: a template is
     * kept as its author types it, even while it is broken.
     */
    Result<Document> applyTo(Document document);

    /**
     * Returns what the edit is about when it may be one of a row that makes up one undo step, as typing a description is:
     * an edit that follows one with an equal key becomes part of its step.
     */
    default Optional<MergeKey> mergeKey() {
        return Optional.empty();
    }
}
