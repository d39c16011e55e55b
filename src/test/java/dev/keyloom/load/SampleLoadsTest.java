package dev.keyloom.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
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
}
