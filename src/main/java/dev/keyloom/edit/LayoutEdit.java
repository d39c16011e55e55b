package dev.keyloom.edit;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.problem.Result;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes of the diagram's layout. */
public sealed interface LayoutEdit extends ModelEdit {

    /**
     * Puts boxes to new places: a drag, an alignment, a nudge by the arrow keys. Moves of the same boxes merge.
     *
     * @param positions upper left corner by entity
     */
    record MoveBoxes(Map<String, Point> positions) implements LayoutEdit {
        public MoveBoxes {
            positions = Collections.unmodifiableMap(new LinkedHashMap<>(positions));
        }

        @Override
        public EditName name() {
            return positions.size() == 1
                    ? EditName.of("edit.move-box", positions.keySet().iterator().next())
                    : EditName.of("edit.move-boxes", Integer.toString(positions.size()));
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(MoveBoxes.class, List.copyOf(positions.keySet())));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            Result<Document> result = Result.of(document);
            for (String entity : positions.keySet()) {
                result = result.then(
                        same -> Lookup.entity(document.model(), entity).map(found -> same));
            }
            Map<String, Point> changed = new LinkedHashMap<>(document.layout().positions());
            changed.putAll(positions);
            return result.map(same -> withLayout(same, new DiagramLayout(changed)));
        }
    }

    /** Replaces the layout of the whole diagram, as automatic layout does; boxes of unknown entities are left out. */
    record Arrange(DiagramLayout layout) implements LayoutEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.arrange");
        }

        @Override
        public Result<Document> applyTo(Document document) {
            Map<String, Point> known = new LinkedHashMap<>(layout.positions());
            known.keySet().removeIf(entity -> document.model().entity(entity).isEmpty());
            return Result.of(withLayout(document, new DiagramLayout(known)));
        }
    }

    private static Document withLayout(Document document, DiagramLayout layout) {
        return layout.equals(document.layout()) ? document : document.withLayout(layout);
    }
}
