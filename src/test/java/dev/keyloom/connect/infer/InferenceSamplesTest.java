package dev.keyloom.connect.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.connect.infer.InferredTemplate.Certainty;
import dev.keyloom.connect.infer.TemplateComparison.Placed;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The models that Keyloom ships, read back from their own items. A template counts as come back if it makes the same keys of
 * all conceivable records ({@link TemplateComparison}).
 */
class InferenceSamplesTest {
    /** What became of one template of a sample. */
    private record Outcome(String place, boolean isBack, boolean isTold, Optional<InferredTemplate> inferred) {}

    static List<String> samples() {
        return SampleModels.names();
    }

    /** Of names in small letters nobody can tell whether keys fold them, so these records have capital letters. */
    @ParameterizedTest
    @MethodSource("samples")
    void templatesOfASampleComeBack(String name) {
        assertThat(outcomes(CapitalLetters.in(sample(name)))).allMatch(Outcome::isBack);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void noWrongTemplateIsCertain(String name) {
        List<Outcome> outcomes = new ArrayList<>(outcomes(sample(name)));
        outcomes.addAll(outcomes(CapitalLetters.in(sample(name))));

        assertThat(outcomes)
                .filteredOn(outcome -> !outcome.isBack())
                .allMatch(outcome -> outcome.inferred().orElseThrow().certainty() == Certainty.UNCERTAIN);
    }

    /** As they are shipped, two samples fold names that have no capital letter: there the fold is among the readings told. */
    @ParameterizedTest
    @MethodSource("samples")
    void recordsAsShippedGiveEachTemplateOrTellIt(String name) {
        assertThat(outcomes(sample(name))).allMatch(outcome -> outcome.isBack() || outcome.isTold());
    }

    @Test
    void mostTemplatesAreCertain() {
        List<Outcome> all = samples().stream()
                .flatMap(name -> outcomes(CapitalLetters.in(sample(name))).stream())
                .toList();

        assertThat(all.stream()
                        .flatMap(outcome -> outcome.inferred().stream())
                        .filter(template -> template.certainty() == Certainty.CERTAIN)
                        .count())
                .isGreaterThanOrEqualTo(all.size() * 3L / 5);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void modelMakesTheVeryItemsItWasReadFrom(String name) {
        DataModel sample = sample(name);
        InferredModel inferred = ModelInference.infer(name, sampled(sample));

        assertThat(inferred.remainder()).isEmpty();
        assertThat(items(inferred.document().model())).containsExactlyInAnyOrderElementsOf(items(sample));
    }

    @Test
    void sameItemsGiveTheSameModel() {
        List<SampledTable> tables = sampled(sample("github"));

        assertThat(ModelInference.infer("GitHub", tables)).isEqualTo(ModelInference.infer("GitHub", tables));
    }

    private static List<Item> items(DataModel model) {
        return sampled(model).stream().flatMap(table -> table.items().stream()).toList();
    }

    private static DataModel sample(String name) {
        return SampleModels.read(name).orElseThrow().orElseThrow().model();
    }

    private static List<Outcome> outcomes(DataModel sample) {
        InferredModel inferred = ModelInference.infer(sample.name(), sampled(sample));
        List<Outcome> outcomes = new ArrayList<>();
        for (Entity entity : sample.entities()) {
            Table table = sample.table(entity.table()).orElseThrow();
            TemplateComparison comparison =
                    new TemplateComparison(table.schema(), entity, sample.recordsOf(entity.name()));
            Optional<Entity> found = counterpart(inferred.document().model(), table, entity);
            for (IndexRef ref : entity.keys().keySet()) {
                for (List<Placed> mapping : TemplateComparison.placed(table.schema(), entity, ref)) {
                    for (Placed expected : mapping) {
                        outcomes.add(outcome(inferred, table, found, ref, expected, comparison));
                    }
                }
            }
        }
        return outcomes;
    }

    private static Outcome outcome(
            InferredModel inferred,
            Table table,
            Optional<Entity> found,
            IndexRef ref,
            Placed expected,
            TemplateComparison comparison) {
        String place = found.map(Entity::name).orElse("?") + " " + ref + " " + expected.keyAttribute() + " "
                + expected.template();
        Optional<InferredTemplate> nearest = Optional.empty();
        boolean isTold = false;
        if (found.isPresent()) {
            for (List<Placed> mapping : TemplateComparison.placed(table.schema(), found.get(), ref)) {
                for (Placed candidate : mapping) {
                    if (!candidate.keyAttribute().equals(expected.keyAttribute())) {
                        continue;
                    }
                    InferredTemplate template = told(inferred, found.get(), ref, candidate);
                    if (comparison.areSame(expected, candidate)) {
                        return new Outcome(place, true, false, Optional.of(template));
                    }
                    boolean isAlternative = template.alternatives().stream()
                            .anyMatch(other -> comparison.areSame(expected, candidate.with(other)));
                    if (nearest.isEmpty() || isAlternative) {
                        nearest = Optional.of(template);
                        isTold |= isAlternative;
                    }
                }
            }
        }
        return new Outcome(place, false, isTold, nearest);
    }

    private static InferredTemplate told(InferredModel inferred, Entity entity, IndexRef ref, Placed placed) {
        return inferred.templates().stream()
                .filter(template -> template.entity().equals(entity.name())
                        && template.index().equals(ref))
                .filter(template -> template.variant().equals(placed.mapping().variant()))
                .filter(template -> template.keyAttribute().equals(placed.keyAttribute()))
                .findFirst()
                .orElseThrow();
    }

    /** Items with a type attribute keep their entity's name; a table without has one kind of items in the samples. */
    private static Optional<Entity> counterpart(DataModel inferred, Table table, Entity entity) {
        List<Entity> inTable = inferred.entitiesOf(table.name());
        return inTable.size() == 1 && table.typeAttribute().isEmpty()
                ? Optional.of(inTable.get(0))
                : inTable.stream()
                        .filter(other -> other.name().equals(entity.name()))
                        .findFirst();
    }

    private static List<SampledTable> sampled(DataModel model) {
        return Materializer.materialize(model).tables().stream()
                .map(InferenceSamplesTest::sampled)
                .toList();
    }

    private static SampledTable sampled(TableContents contents) {
        return new SampledTable(
                contents.table().schema(),
                contents.table().timeToLiveAttribute(),
                contents.primary().entries().stream()
                        .map(MaterializedItem::attributes)
                        .toList(),
                true);
    }
}
