package dev.keyloom.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The loads of the samples. */
class SampleLoadsTest {
    static List<String> samples() {
        return SampleModels.names();
    }

    private static LoadReport report(String sample) {
        DataModel model =
                SampleModels.read(sample).orElseThrow().value().orElseThrow().model();
        return LoadEstimate.of(Materializer.materialize(model), LoadAssumptions.USUAL);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void partsAddUpToTheWhole(String sample) {
        LoadReport report = report(sample);

        for (PatternLoad load : report.patterns()) {
            assertThat(load.parts().stream().mapToDouble(PartLoad::readUnits).sum())
                    .as(load.pattern().name())
                    .isEqualTo(load.typical().readUnits());
            assertThat(load.writeUnits()).isGreaterThanOrEqualTo(load.naiveWriteUnits());
            assertThat(load.maximum().map(ScaledUnits::readUnits).orElse(Double.MAX_VALUE))
                    .isGreaterThanOrEqualTo(load.typical().readUnits());
        }
        assertThat(report.entities()).allSatisfy(entity -> {
            assertThat(entity.fewestWritesPerInsert()).isBetween(1, entity.writesPerInsert());
            assertThat(entity.storedBytes()).isGreaterThan(entity.bytes());
        });
    }

    @ParameterizedTest(name = "{0} {1}: {2} to {3}")
    @CsvSource({
        "e-commerce, Order, 2, 2",
        "e-commerce, OrderItem, 2, 2",
        "e-commerce, CustomerEmail, 1, 1",
        "big-time-deals, Deal, 4, 4",
        "big-time-deals, Message, 1, 2",
        "session-store, Session, 2, 2",
        "movies-and-actors, Movie, 1, 1",
        "movies-and-actors, Role, 2, 2",
        "ledger, Account, 2, 2",
        "iot, StateLog, 2, 3",
        "iot, Device, 2, 2",
        "chat, Message, 1, 2",
        "saas, Ticket, 1, 3"
    })
    void anInsertWritesWhatItJoins(String sample, String entity, int fewest, int most) {
        Map<String, EntityLoad> entities =
                report(sample).entities().stream().collect(Collectors.toMap(EntityLoad::name, load -> load));

        assertThat(entities.get(entity).fewestWritesPerInsert()).isEqualTo(fewest);
        assertThat(entities.get(entity).writesPerInsert()).isEqualTo(most);
    }

    @Test
    void theBucketOfNowTakesAllDealsOfTheDay() {
        assertThat(report("big-time-deals").heat())
                .filteredOn(heat -> heat.distribution().equals("time-bucket"))
                .singleElement()
                .satisfies(heat -> {
                    assertThat(heat.partition().text()).isEqualTo("DEALS#…");
                    assertThat(heat.first().share()).isEqualTo(1);
                });
    }

    /** A half-written design has a load too, as far as it goes. */
    @ParameterizedTest
    @MethodSource("samples")
    void designsWithAHoleAreEstimatedToo(String sample) {
        DataModel model =
                SampleModels.read(sample).orElseThrow().value().orElseThrow().model();
        List<DataModel> holed = new ArrayList<>();
        for (int i = 0; i < model.entities().size(); i++) {
            List<Entity> entities = new ArrayList<>(model.entities());
            Entity removed = entities.remove(i);
            holed.add(model.withEntities(entities));
            entities.add(removed.withKeys(Map.of()));
            holed.add(model.withEntities(entities));
        }
        holed.add(model.withAccessPatterns(model.accessPatterns().stream()
                .map(pattern -> pattern.withParameters(Map.of(), List.of()))
                .toList()));
        holed.add(model.withAccessPatterns(List.of()));
        holed.add(model.withRelationships(List.of()));
        holed.add(model.withTables(List.of()));
        holed.add(model.withRecords(Map.of()));

        LoadAssumptions few = new LoadAssumptions(Map.of(), Map.of(), 100, 1000, 1);
        assertThat(holed).allSatisfy(design -> {
            LoadReport report = LoadEstimate.of(Materializer.materialize(design), few);
            assertThat(report.patterns()).hasSameSizeAs(design.accessPatterns());
            assertThat(report.monthly().writeUnits()).isFinite();
            assertThat(report.monthly().readUnits()).isFinite();
        });
    }
}
