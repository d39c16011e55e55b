package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.Tag;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What tags a table may have.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Tagging.html">AWS: tags</a>
 */
final class TagRules {
    private static final int MAX_TAGS = 50;

    private TagRules() {}

    /** Refuses keys that stand twice or that only the service may use, and too many of them. */
    static void check(List<Tag> tags) {
        Set<String> keys = new HashSet<>();
        for (Tag tag : tags) {
            if (!keys.add(tag.key())) {
                throw ServiceException.validation("Duplicate tag key found: " + tag.key());
            }
            if (tag.key().startsWith("aws:")) {
                throw ServiceException.validation("User-defined tag keys can't start with aws:. Tag key: " + tag.key());
            }
        }
        checkCount(tags);
    }

    static void checkCount(List<Tag> tags) {
        if (tags.size() > MAX_TAGS) {
            throw ServiceException.validation(
                    "One or more parameter values were invalid: Too many tags: a table has at most " + MAX_TAGS);
        }
    }
}
