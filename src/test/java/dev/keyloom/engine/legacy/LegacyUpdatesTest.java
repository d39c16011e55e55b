package dev.keyloom.engine.legacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.request.LegacyUpdate;
import dev.keyloom.engine.request.LegacyUpdate.Action;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * What updates and projections meant before there were expressions.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.AttributeUpdates.html">AWS:
 *     AttributeUpdates</a>
 */
class LegacyUpdatesTest {
    private static final AttributeValue ONE = AttributeValue.of(1);

    @Test
    void eachActionDoesItsPart() {
        Map<String, LegacyUpdate> updates = new LinkedHashMap<>();
        updates.put("put.me", new LegacyUpdate(Optional.of(ONE), Optional.empty()));
        updates.put("count", new LegacyUpdate(Optional.of(ONE), Optional.of(Action.ADD)));
        updates.put("list", update(Action.ADD, new AttributeValue.L(List.of(ONE))));
        updates.put("none", update(Action.ADD, new AttributeValue.L(List.of(ONE))));
        updates.put("set", update(Action.DELETE, AttributeValue.NS.of(List.of(BigDecimal.ONE))));
        updates.put("gone", new LegacyUpdate(Optional.empty(), Optional.of(Action.DELETE)));
        Item before = Item.builder()
                .put("count", 41)
                .put("list", new AttributeValue.L(List.of(AttributeValue.of(0))))
                .put("set", AttributeValue.NS.of(List.of(BigDecimal.ONE, BigDecimal.TEN)))
                .put("gone", "x")
                .build();
        Item after = LegacyUpdates.update(updates)
                .orElseThrow()
                .apply(before)
                .value()
                .orElseThrow();
        assertThat(after)
                .isEqualTo(Item.builder()
                        .put("put.me", 1)
                        .put("count", 42)
                        .put("list", new AttributeValue.L(List.of(AttributeValue.of(0), ONE)))
                        .put("none", new AttributeValue.L(List.of(ONE)))
                        .put("set", AttributeValue.NS.of(List.of(BigDecimal.TEN)))
                        .build());
    }

    @Test
    void valuesThatAnActionDoesNotTakeAreRefused() {
        assertRefused(
                "Only DELETE action is allowed when no attribute value is specified",
                new LegacyUpdate(Optional.empty(), Optional.of(Action.PUT)));
        assertRefused("DELETE action with value is not supported for the type N", update(Action.DELETE, ONE));
        assertRefused("ADD action is not supported for the type S", update(Action.ADD, AttributeValue.of("x")));
    }

    @Test
    void noUpdatesAreNoUpdate() {
        assertThat(LegacyUpdates.update(Map.of())).isEmpty();
    }

    @Test
    void attributesToGetAreWholeAttributes() {
        Item item = Item.builder().put("a.b", 1).put("c", 2).build();
        assertThat(LegacyProjections.projection(List.of("a.b", "a")).apply(item))
                .isEqualTo(Item.builder().put("a.b", 1).build());
        assertThatThrownBy(() -> LegacyProjections.projection(List.of("a", "a")))
                .hasMessage("One or more parameter values were invalid: Duplicate value in attribute name: a");
    }

    private static LegacyUpdate update(Action action, AttributeValue value) {
        return new LegacyUpdate(Optional.of(value), Optional.of(action));
    }

    private static void assertRefused(String message, LegacyUpdate update) {
        assertThatThrownBy(() -> LegacyUpdates.update(Map.of("a", update)))
                .hasMessage("One or more parameter values were invalid: " + message);
    }
}
