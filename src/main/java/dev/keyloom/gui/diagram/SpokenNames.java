package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeEnd;
import dev.keyloom.diagram.EndTag;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.model.Cardinality;

/** What a screen reader says of the parts of the picture. */
final class SpokenNames {
    private final Texts texts;

    SpokenNames(Texts texts) {
        this.texts = texts;
    }

    /** Returns {@code Repo, 7 attributes}. */
    String node(DiagramNode node) {
        if (node instanceof EntityBox box) {
            return texts.get("diagram.spoken.box", box.entity(), box.rows().size() + box.hiddenAttributes());
        }
        return texts.get("diagram.spoken.chip", node.entity());
    }

    /** Returns {@code stars, User many to Repo many, one direction not served}. */
    String edge(Edge edge) {
        long unserved = edge.ends().stream()
                .flatMap(end -> end.tag().stream())
                .filter(tag -> tag.kind() == EndTag.Kind.UNSERVED)
                .count();
        return texts.get(
                "diagram.spoken.edge",
                edge.key().relationship(),
                edge.from().map(this::end).orElse(edge.key().from()),
                edge.to().map(this::end).orElse(edge.key().to()),
                unserved);
    }

    /** Returns what the whole picture shows. */
    String scene(DiagramScene scene) {
        return texts.get(
                "diagram.spoken.scene", scene.nodes().size(), scene.edges().size());
    }

    private String end(EdgeEnd end) {
        String cardinality =
                texts.get(end.cardinality() == Cardinality.MANY ? "diagram.spoken.many" : "diagram.spoken.one");
        return texts.get("diagram.spoken.end", end.entity(), cardinality);
    }
}
