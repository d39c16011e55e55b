package dev.keyloom.lint;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The design that is looked at, and what is derived from it once for all rules. */
public final class LintContext {
    private final DataModel model;
    private final Materialization materialization;
    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>();

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

    /** Returns what several rules derive from the design, computed when the first of them asks. */
    public <T> T derived(Class<T> type, Function<LintContext, T> derivation) {
        Object known = derived.get(type);
        if (known == null) {
            // Two rules at once may both compute it; what one derives may itself ask for something derived.
            known = derivation.apply(this);
            derived.put(type, known);
        }
        return type.cast(known);
    }
}
