package dev.keyloom.gui.collections;

import dev.keyloom.gui.collections.ConditionReader.Reading;
import dev.keyloom.gui.collections.TablePicture.IndexPicture;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.materialize.CollectionQuery.Caught;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.IndexPlace;
import dev.keyloom.materialize.ItemCollection;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;

/** One pane: an index in a direction, some of its collections folded, perhaps with a key condition typed above it. */
final class PaneModel {
    private final Texts texts;
    private final ReadOnlyLongWrapper version = new ReadOnlyLongWrapper();
    private final List<String> fields = new ArrayList<>();
    private IndexPicture picture;
    private Direction direction = Direction.ASCENDING;
    private Folding folding = Folding.NONE;
    private Reading reading = Reading.NOTHING;
    private Optional<Caught> caught = Optional.empty();
    private PaneRows rows;

    PaneModel(Texts texts, IndexPicture picture) {
        this.texts = texts;
        this.picture = picture;
        this.rows = new PaneRows(picture.shown(), direction, folding);
        matchFields();
    }

    /** Returns a number that grows with each change of what is to be shown. */
    ReadOnlyLongProperty versionProperty() {
        return version.getReadOnlyProperty();
    }

    IndexRef ref() {
        return picture.ref();
    }

    IndexPicture picture() {
        return picture;
    }

    PaneRows rows() {
        return rows;
    }

    Direction direction() {
        return direction;
    }

    /** Returns what is typed for each key attribute, those of the partition key first. */
    List<String> fields() {
        return List.copyOf(fields);
    }

    List<KeyAttribute> keyAttributes() {
        return picture.all().key().all();
    }

    Optional<ConditionFault> fault() {
        return reading.fault();
    }

    Optional<Caught> caught() {
        return caught;
    }

    /** Shows another state of the index. */
    void show(IndexPicture newPicture) {
        if (newPicture.all() == picture.all() && newPicture.shown() == picture.shown()) {
            boolean isAbsentSame = newPicture.absent().equals(picture.absent());
            picture = newPicture;
            if (!isAbsentSame) {
                changed();
            }
            return;
        }
        picture = newPicture;
        matchFields();
        evaluate();
        layOut();
    }

    void turn() {
        direction = switch (direction) {
            case ASCENDING -> Direction.DESCENDING;
            case DESCENDING -> Direction.ASCENDING;
        };
        evaluate();
        layOut();
    }

    void toggle(ItemCollection collection) {
        fold(folding.toggled(collection.partition()));
    }

    void fold(Folding newFolding) {
        folding = newFolding;
        layOut();
    }

    /** Takes what is typed for one key attribute. */
    void type(int field, String text) {
        if (!fields.get(field).equals(text)) {
            fields.set(field, text);
            evaluate();
            changed();
        }
    }

    void clearCondition() {
        fields.replaceAll(text -> "");
        evaluate();
        changed();
    }

    /** Returns the place of an item among those that the condition catches, in the order of reading, from 1. */
    OptionalInt numberOf(MaterializedItem item) {
        if (caught.isEmpty()) {
            return OptionalInt.empty();
        }
        Caught found = caught.get();
        Optional<IndexPlace> place = picture.all().placeOf(item).filter(found::contains);
        if (place.isEmpty()) {
            return OptionalInt.empty();
        }
        int position = place.get().position();
        return OptionalInt.of(
                switch (direction) {
                    case ASCENDING -> position - found.from() + 1;
                    case DESCENDING -> found.to() - position;
                });
    }

    private void matchFields() {
        int count = keyAttributes().size();
        while (fields.size() > count) {
            fields.remove(fields.size() - 1);
        }
        while (fields.size() < count) {
            fields.add("");
        }
    }

    private void evaluate() {
        reading = new ConditionReader(texts, picture.all().key()).read(fields, direction);
        caught = reading.query().map(query -> query.in(picture.all()));
    }

    private void layOut() {
        rows = new PaneRows(picture.shown(), direction, folding);
        changed();
    }

    private void changed() {
        version.set(version.get() + 1);
    }
}
