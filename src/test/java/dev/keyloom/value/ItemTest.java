package dev.keyloom.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ItemTest {
    private static final Item ISSUE = Item.builder()
            .put("Title", "")
            .put("IssueNumber", 4)
            .put("Open", new AttributeValue.BOOL(true))
            .build();

    @Test
    void attributesAreFoundByName() {
        assertThat(ISSUE.get("IssueNumber")).contains(AttributeValue.of(4));
        assertThat(ISSUE.get("Title")).contains(AttributeValue.of(""));
        assertThat(ISSUE.get("title")).isEmpty();
        assertThat(ISSUE.has("Open")).isTrue();
    }

    @Test
    void orderOfAttributesDoesNotMatterToEquality() {
        Item other = Item.builder()
                .put("Open", new AttributeValue.BOOL(true))
                .put("IssueNumber", 4)
                .put("Title", "")
                .build();
        assertThat(other).isEqualTo(ISSUE).hasSameHashCodeAs(ISSUE);
        assertThat(other.toMap().keySet()).containsExactly("Open", "IssueNumber", "Title");
    }

    @Test
    void changedAttributeKeepsItsPlace() {
        assertThat(ISSUE.with("Title", AttributeValue.of("x")).toMap().keySet())
                .containsExactly("Title", "IssueNumber", "Open");
        assertThat(ISSUE.with("Body", AttributeValue.of("x")).toMap().keySet())
                .containsExactly("Title", "IssueNumber", "Open", "Body");
    }

    @Test
    void changesLeaveTheItemAsItWas() {
        Item before = Item.of(ISSUE.toMap());
        ISSUE.with("Title", AttributeValue.of("x"));
        ISSUE.without("Title");
        ISSUE.toBuilder().put("Title", "y").put("New", 1).build();
        assertThat(ISSUE).isEqualTo(before);
    }

    @Test
    void attributesAreLeftOut() {
        assertThat(ISSUE.without("Title").toMap().keySet()).containsExactly("IssueNumber", "Open");
        assertThat(ISSUE.without("Unknown")).isSameAs(ISSUE);
        assertThat(ISSUE.only(Set.of("Open", "Title")).toMap().keySet()).containsExactly("Title", "Open");
    }

    @Test
    void namesAreSharedOnlyByItemsOfTheSameNamesInTheSameOrder() {
        Item other = Item.builder()
                .put("Title", "b")
                .put("IssueNumber", 5)
                .put("Open", "no")
                .build();
        assertThat(other.sharingNamesOf(ISSUE)).isNotSameAs(other).isEqualTo(other);
        assertThat(other.sharingNamesOf(Item.EMPTY)).isSameAs(other);
        Item longer = other.with("Body", AttributeValue.of("x"));
        assertThat(longer.sharingNamesOf(ISSUE)).isSameAs(longer);
    }

    @Property(tries = 200)
    void itemHoldsWhatTheMapDoes(@ForAll @Size(max = 20) Map<String, Long> numbers) {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        Item.Builder builder = Item.builder();
        numbers.forEach((name, number) -> {
            attributes.put(name, AttributeValue.of(number));
            builder.put(name, number + 1).put(name, number);
        });
        assertThat(Item.of(attributes)).isEqualTo(builder.build());
        assertThat(builder.build().toMap()).isEqualTo(attributes);
    }
}
