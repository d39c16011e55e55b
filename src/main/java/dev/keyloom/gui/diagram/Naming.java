package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.EdgeKey;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.RelationshipEdit;
import java.util.Optional;
import java.util.function.Function;

/** A name that is being typed in place. */
sealed interface Naming {
    /** Returns the name before typing. */
    String name();

    /** Returns the edit that gives the new name to what stands there. */
    ModelEdit renaming(String newName);

    /** Returns how the thing would have been made with another name, if making it was the last thing done. */
    Optional<Function<String, ModelEdit>> creation();

    /** An entity's name, in the head of its box or on its chip. */
    record OfEntity(String name, Optional<Function<String, ModelEdit>> creation) implements Naming {
        @Override
        public ModelEdit renaming(String newName) {
            return new EntityEdit.Rename(name, newName);
        }
    }

    /** A relationship's name, at its line. */
    record OfEdge(EdgeKey edge, Optional<Function<String, ModelEdit>> creation) implements Naming {
        @Override
        public String name() {
            return edge.relationship();
        }

        @Override
        public ModelEdit renaming(String newName) {
            return new RelationshipEdit.Rename(name(), newName);
        }
    }
}
