package dev.keyloom.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.request.TimeToLive;
import dev.keyloom.engine.request.TimeToLiveDescription;
import dev.keyloom.value.Item;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * How items expire.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/TTL.html">AWS: time to live</a>
 */
class TimeToLiveTest {
    private final Tables tables = new Tables();
    private final TimeToLiveOperations timeToLive = new TimeToLiveOperations(tables.registry);
    private final ExpiredItems expired = new ExpiredItems(tables.registry);
    private final List<Item> removed = new ArrayList<>();

    @Test
    void itIsOffUntilItIsSwitchedOn() {
        tables.createActive(Tables.table("Orders").build());
        assertThat(timeToLive.describe("Orders")).isEqualTo(new TimeToLiveDescription("DISABLED", Optional.empty()));
        timeToLive.update("Orders", new TimeToLive(true, "until"));
        assertThat(timeToLive.describe("Orders")).isEqualTo(new TimeToLiveDescription("ENABLED", Optional.of("until")));
        assertThat(tables.reopened().timeToLiveAttribute("Orders")).contains("until");
    }

    @Test
    void switchingItTheSameWayTwiceIsRefused() {
        tables.createActive(Tables.table("Orders").build());
        assertThatThrownBy(() -> timeToLive.update("Orders", new TimeToLive(false, "until")))
                .hasMessage("TimeToLive is already disabled");
        timeToLive.update("Orders", new TimeToLive(true, "until"));
        assertThatThrownBy(() -> timeToLive.update("Orders", new TimeToLive(true, "until")))
                .hasMessage("TimeToLive is already enabled");
        assertThatThrownBy(() -> timeToLive.update("Orders", new TimeToLive(false, "other")))
                .hasMessageContaining("current AttributeName is until");
        assertThatThrownBy(() -> timeToLive.update("Nothing", new TimeToLive(true, "until")))
                .hasMessage("Requested resource not found: Table: Nothing not found");
    }

    @Test
    void onlyNumbersOfTheLastFiveYearsExpire() {
        tables.createActive(Tables.table("Orders").build());
        long now = tables.now.getEpochSecond();
        tables.put(
                "Orders", Item.builder().put("PK", "past").put("until", now - 1).build());
        tables.put(
                "Orders",
                Item.builder().put("PK", "future").put("until", now + 1).build());
        tables.put("Orders", Item.builder().put("PK", "text").put("until", "1").build());
        tables.put(
                "Orders", Item.builder().put("PK", "mistaken").put("until", 1).build());
        tables.put("Orders", Item.builder().put("PK", "endless").build());
        timeToLive.update("Orders", new TimeToLive(true, "until"));
        sweep();
        assertThat(removed).containsExactly(Item.builder().put("PK", "past").build());
    }

    @Test
    void aTableIsLookedThroughOnceAMinute() {
        tables.createActive(Tables.table("Orders").build());
        timeToLive.update("Orders", new TimeToLive(true, "until"));
        sweep();
        tables.put(
                "Orders",
                Item.builder()
                        .put("PK", "past")
                        .put("until", tables.now.getEpochSecond() - 1)
                        .build());
        tables.now = tables.now.plus(Duration.ofSeconds(59));
        sweep();
        assertThat(removed).isEmpty();
        tables.now = tables.now.plus(Duration.ofSeconds(1));
        sweep();
        assertThat(removed).hasSize(1);
    }

    @Test
    void allPagesOfALargeTableAreLookedThrough() {
        tables.createActive(Tables.table("Orders").build());
        long past = tables.now.getEpochSecond() - 1;
        for (int i = 0; i < 2500; i++) {
            tables.put(
                    "Orders",
                    Item.builder().put("PK", "p" + i).put("until", past).build());
        }
        timeToLive.update("Orders", new TimeToLive(true, "until"));
        sweep();
        assertThat(removed.stream().distinct()).hasSize(2500);
    }

    private void sweep() {
        expired.sweepIfDue("Orders", (table, key, expiry) -> removed.add(key));
    }
}
