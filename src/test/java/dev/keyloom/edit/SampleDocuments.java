package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import java.util.List;

/** The designs that come with the product, as documents to edit. */
final class SampleDocuments {
    private SampleDocuments() {}

    static Document of(String name) {
        return SampleModels.read(name).orElseThrow().orElseThrow();
    }

    static Document gitHub() {
        return of("github");
    }

    static List<Document> all() {
        return SampleModels.names().stream().map(SampleDocuments::of).toList();
    }
}
