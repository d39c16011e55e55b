package dev.keyloom.format.project;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Point;
import dev.keyloom.format.json.Json;
import dev.keyloom.model.DataModel;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the boxes of the diagram stand, in the file. */
final class LayoutFormat {
    private LayoutFormat() {}

    static Optional<DiagramLayout> read(Node node, DataModel model) {
        Set<String> entities = new HashSet<>();
        model.entities().forEach(entity -> entities.add(entity.name()));
        return node.map(LayoutFormat::point).map(positions -> {
            positions.keySet().stream()
                    .filter(name -> !entities.contains(name))
                    .forEach(name -> reportUnknown(node, name));
            return new DiagramLayout(positions);
        });
    }

    private static void reportUnknown(Node node, String name) {
        String message =
                "The diagram has a place for entity " + Reading.quoted(name) + ", which the model does not have.";
        node.object()
                .flatMap(object -> object.get(name))
                .ifPresent(json -> node.reading().warning(node.member(name, json), "unknown-entity", message));
    }

    private static Optional<Point> point(Node node) {
        return node.sharedMembers(Kind.POSITION).flatMap(members -> {
            Optional<BigDecimal> x = members.require("x", Node::number);
            Optional<BigDecimal> y = members.require("y", Node::number);
            if (x.isEmpty() || y.isEmpty()) {
                return Optional.empty();
            }
            members.keepUnknown();
            return Optional.of(new Point(x.get().doubleValue(), y.get().doubleValue()));
        });
    }

    static Optional<Json> write(DiagramLayout layout) {
        Map<String, Point> positions = layout.positions();
        return ListFormat.map(
                positions,
                position -> new MembersWriter(Kind.POSITION)
                        .put("x", number(position.x()))
                        .put("y", number(position.y()))
                        .build());
    }

    /** Writes the shortest digits that give the same number again; -0 is 0. */
    private static Json number(double coordinate) {
        BigDecimal exact = new BigDecimal(Double.toString(coordinate)).stripTrailingZeros();
        return Json.number(exact.scale() < 0 && exact.precision() - exact.scale() < 20 ? exact.setScale(0) : exact);
    }
}
