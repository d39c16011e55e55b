package dev.keyloom.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.TagPage;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * How tables are labelled.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Tagging.html">AWS: tags</a>
 */
class TagOperationsTest {
    private static final String ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/";

    private final Tables tables = new Tables();
    private final TagOperations tags = new TagOperations(tables.registry);

    @Test
    void aTagReplacesTheOneWithItsKey() {
        tables.createActive(
                Tables.table("Orders").tags(new Tag("stage", "test")).build());
        tags.tag(ARN + "Orders", List.of(new Tag("stage", "live"), new Tag("owner", "us")));
        tags.untag(ARN + "Orders", List.of("owner", "missing"));
        assertThat(tags.tags(ARN + "Orders", Optional.empty()).tags()).containsExactly(new Tag("stage", "live"));
    }

    @Test
    void tagsComeByPages() {
        tables.createActive(Tables.table("Orders").build());
        tags.tag(
                ARN + "Orders",
                IntStream.range(10, 25).mapToObj(i -> new Tag("k" + i, "")).toList());
        TagPage first = tags.tags(ARN + "Orders", Optional.empty());
        assertThat(first.tags()).hasSize(10);
        TagPage second = tags.tags(ARN + "Orders", first.nextToken());
        assertThat(second.tags()).extracting(Tag::key).startsWith("k20").hasSize(5);
        assertThat(second.nextToken()).isEmpty();
    }

    @Test
    void anArnOfNoTableIsRefused() {
        assertThatThrownBy(() -> tags.tag("not-an-arn", List.of(new Tag("a", "b"))))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.VALIDATION));
        assertThatThrownBy(() -> tags.tags(ARN + "Nothing", Optional.empty()))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.ACCESS_DENIED));
        assertThatThrownBy(() -> tags.tag(ARN + "Nothing", List.of(new Tag("a", "b"))))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.RESOURCE_NOT_FOUND));
    }
}
