package dev.keyloom.diagram;

import dev.keyloom.document.Point;
import dev.keyloom.model.Cardinality;
import java.util.Optional;

/**
 * Where an edge meets the box of an entity.
 *
 * @param point on the rim
 * @param side the side of the box, the direction in which the edge leaves
 * @param mark the drawn cardinality
 * @param tag which index serves a read that starts here; absent where no read is meant to start
 */
public record EdgeEnd(
        String entity,
        Point point,
        Side side,
        Cardinality cardinality,
        boolean isMandatory,
        EndMark mark,
        Optional<EndTag> tag) {}
