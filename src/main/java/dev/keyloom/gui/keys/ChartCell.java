package dev.keyloom.gui.keys;

import dev.keyloom.gui.document.Selection;
import dev.keyloom.problem.Problem;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * A cell of the chart.
 *
 * @param address which template it shows; cells of several variants may show one
 * @param template what is written there; for {@link State#INHERITED} a copy of the key that gives the value
 * @param example the key that it gives for the row's record
 * @param problems what is wrong with the template, worst first
 * @param collisions entities that can write the same primary key and should not
 * @param shared entities that may write the same primary key, since the design says so
 */
record ChartCell(
        Selection.KeyCell address,
        State state,
        Optional<KeyTemplate> template,
        Optional<Example> example,
        List<Problem> problems,
        List<String> collisions,
        List<String> shared) {
    ChartCell {
        problems = List.copyOf(problems);
        collisions = List.copyOf(collisions);
        shared = List.copyOf(shared);
    }

    /** How a cell is filled. */
    enum State {
        /** A template of its own. */
        WRITTEN,
        /** The template of the row above. */
        SAME,
        /** No template, but another key gives the attribute. */
        INHERITED,
        /** Nothing: items of the row stay out of the index. */
        ABSENT
    }

    boolean collides() {
        return !collisions.isEmpty();
    }

    /** Returns the template's text as an editor begins with it. */
    String text() {
        return state == State.INHERITED ? "" : template.map(KeyTemplate::text).orElse("");
    }

    ChartCell withCollisions(List<String> newCollisions, List<String> newShared) {
        return new ChartCell(address, state, template, example, problems, newCollisions, newShared);
    }
}
