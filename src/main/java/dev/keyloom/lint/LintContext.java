package dev.keyloom.lint;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import java.util.Optional;

/** The design that is looked at, and what is derived from it once for all rules. */
public final class LintContext {
    private final DataModel model;
    private final Materialization materialization;

    public LintContext(Materialization materialization) {
        this.model = materialization.model();
        this.materialization = materialization;
    }

    public static LintContext of(DataModel model) {
        return new LintContext(Materializer.materialize(model));
    }

    public DataModel model() {
        return model;
    }

    /** Returns the items that the records make. */
    public Materialization materialization() {
        return materialization;
    }

    /** Returns the table of an entity, if it exists. */
    public Optional<Table> tableOf(Entity entity) {
        return model.table(entity.table());
    }
}
