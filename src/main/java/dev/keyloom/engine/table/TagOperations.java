package dev.keyloom.engine.table;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.TagPage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * Labels tables with tags. Tables are named by their ARN here.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Tagging.html">AWS: tags</a>
 */
public final class TagOperations {
    /** Tags on a page of the list. */
    private static final int PAGE = 10;

    private static final Pattern ANY_ARN = Pattern.compile(".+:.+:.+:.+:.+:.+/.+");

    private final TableRegistry tables;
    private final TableSettings settings;

    public TagOperations(TableRegistry tables) {
        this.tables = tables;
        this.settings = tables.settings();
    }

    /**
     * Adds tags, in place of those with the same keys.
     *
     * @throws ServiceException if the ARN is of no table or the tags are not allowed
     */
    public void tag(String arn, List<Tag> added) {
        String table = tableOf(arn, "TagResource");
        if (added.isEmpty()) {
            throw ServiceException.validation("Atleast one Tag needs to be provided as Input.");
        }
        TagRules.check(added);
        change(table, "Requested resource not found: ResourcArn: " + arn + " not found", tags -> {
            added.forEach(tag -> tags.put(tag.key(), tag));
            return tags;
        });
    }

    /**
     * Removes tags; missing ones are no error.
     *
     * @throws ServiceException if the ARN is of no table
     */
    public void untag(String arn, List<String> keys) {
        String table = tableOf(arn, "UntagResource");
        if (keys.isEmpty()) {
            throw ServiceException.validation("Atleast one Tag Key needs to be provided as Input.");
        }
        change(table, "Requested resource not found", tags -> {
            keys.forEach(tags::remove);
            return tags;
        });
    }

    /**
     * Returns a page of a table's tags in the order of their keys.
     *
     * @param nextToken of the page before
     * @throws ServiceException if the ARN is of no table, or the token not one of its pages
     */
    public TagPage tags(String arn, Optional<String> nextToken) {
        String table = tableOf(arn, "ListTagsOfResource");
        // To who may not know, the service does not tell that there is no such table.
        List<Tag> all = tables.state(table)
                .orElseThrow(() -> accessDenied(arn, "ListTagsOfResource"))
                .options()
                .tags();
        List<Tag> rest = all.stream()
                .filter(tag ->
                        nextToken.map(last -> tag.key().compareTo(last) > 0).orElse(true))
                .toList();
        if (rest.size() <= PAGE) {
            return new TagPage(rest, Optional.empty());
        }
        List<Tag> page = List.copyOf(rest.subList(0, PAGE));
        return new TagPage(page, Optional.of(page.get(PAGE - 1).key()));
    }

    private void change(String table, String notFound, Function<Map<String, Tag>, Map<String, Tag>> change) {
        tables.write(changes -> {
            TableState state = tables.state(table).orElseThrow(() -> Refusals.notFound(notFound));
            Map<String, Tag> tags = new TreeMap<>();
            state.options().tags().forEach(tag -> tags.put(tag.key(), tag));
            List<Tag> changed = List.copyOf(change.apply(tags).values());
            TagRules.checkCount(changed);
            changes.put(state.with(state.options().withTags(changed)));
            return table;
        });
    }

    private String tableOf(String arn, String operation) {
        Optional<String> table = TableName.ofArn(arn).filter(name -> arn.endsWith(":table/" + name));
        if (table.isPresent()) {
            return table.get();
        }
        if (!ANY_ARN.matcher(arn).matches() && arn.contains(":")) {
            throw accessDenied(arn, operation);
        }
        throw ServiceException.validation("Invalid TableArn: Invalid ResourceArn provided as input " + arn);
    }

    private ServiceException accessDenied(String arn, String operation) {
        return new ServiceException(
                ErrorCode.ACCESS_DENIED,
                "User: arn:aws:iam::" + settings.account() + ":root is not authorized to perform: dynamodb:" + operation
                        + " on resource: " + arn);
    }
}
