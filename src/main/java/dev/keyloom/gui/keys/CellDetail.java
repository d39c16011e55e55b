package dev.keyloom.gui.keys;

import dev.keyloom.diagram.Rgb;
import dev.keyloom.problem.Problem;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * What the dock tells of the selected cell.
 *
 * @param color the entity's stored (light) colour
 * @param column the key attribute it is about
 * @param template what is written there
 * @param explanation what the template does, sentence by sentence
 * @param collection who lives in the same item collection, for the row's record
 */
record CellDetail(
        String entity,
        Rgb color,
        KeyColumn column,
        ChartCell cell,
        Optional<KeyTemplate> template,
        List<String> explanation,
        Optional<Neighbours> collection) {
    CellDetail {
        explanation = List.copyOf(explanation);
    }

    /** Returns the worst problem of the template. */
    Optional<Problem> worstProblem() {
        return cell.problems().stream().findFirst();
    }

    /**
     * The items of an item collection, in byte order.
     *
     * @param partition the partition key as text
     * @param entries those near the record's item
     * @param size how many there are in all
     */
    record Neighbours(String partition, List<Neighbour> entries, int size) {
        Neighbours {
            entries = List.copyOf(entries);
        }
    }

    /**
     * An item of the collection.
     *
     * @param sort the sort key as text; in an index without one, the primary key
     * @param number number of its record, from 1
     */
    record Neighbour(String sort, String entity, int number, Rgb color, Ownership ownership) {}

    /** Whether an item is the selected row's record. */
    enum Ownership {
        OWN,
        OTHER
    }
}
