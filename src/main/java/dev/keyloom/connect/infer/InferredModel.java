package dev.keyloom.connect.infer;

import dev.keyloom.document.Document;
import java.util.List;

/**
 * A model read back from items.
 *
 * @param document the model, ready to be saved; of each entity the first items are its sample records
 * @param templates every key template of the model, with what is uncertain about it
 * @param remainder the items that the model does not make
 * @param notes what else was decided and why, for the reader
 */
public record InferredModel(
        Document document, List<InferredTemplate> templates, List<Remainder> remainder, List<String> notes) {
    public InferredModel {
        templates = List.copyOf(templates);
        remainder = List.copyOf(remainder);
        notes = List.copyOf(notes);
    }
}
