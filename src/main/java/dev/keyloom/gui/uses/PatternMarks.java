package dev.keyloom.gui.uses;

import dev.keyloom.schema.IndexRef;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;

/**
 * What the pointer rests on, an index or an access pattern, in one place of the window: the other side of the use is drawn
 * with the pseudo-class {@code marked} meanwhile.
 */
public final class PatternMarks {
    /** What a head or a line of the list has while the other side of its use is under the pointer. */
    public static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");

    private final ReadOnlyObjectWrapper<Optional<IndexRef>> index = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<PatternUse>> pattern = new ReadOnlyObjectWrapper<>(Optional.empty());

    /** Returns the index whose head is under the pointer. */
    public ReadOnlyObjectProperty<Optional<IndexRef>> indexProperty() {
        return index.getReadOnlyProperty();
    }

    /** Returns the pattern under the pointer. */
    public ReadOnlyObjectProperty<Optional<PatternUse>> patternProperty() {
        return pattern.getReadOnlyProperty();
    }

    /** Says whether an index is used by the pattern under the pointer. */
    public boolean isMarked(IndexRef head) {
        return pattern.get().filter(use -> use.indexes().contains(head)).isPresent();
    }

    /** Says whether a pattern uses the index under the pointer. */
    public boolean isMarked(PatternUse use) {
        return index.get().filter(use.indexes()::contains).isPresent();
    }

    /** Tells the patterns whenever the pointer is on an index's head. */
    public void followHead(Node head, IndexRef ref) {
        head.setOnMouseEntered(event -> index.set(Optional.of(ref)));
        head.setOnMouseExited(event -> index.set(Optional.empty()));
    }

    void followPattern(Node line, PatternUse use) {
        line.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> pattern.set(Optional.of(use)));
        line.addEventHandler(MouseEvent.MOUSE_EXITED, event -> pattern.set(Optional.empty()));
    }

    /** Forgets what was under the pointer, for lines that are taken away from under it. */
    void leavePattern() {
        pattern.set(Optional.empty());
    }
}
