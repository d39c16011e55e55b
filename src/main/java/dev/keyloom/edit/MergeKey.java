package dev.keyloom.edit;

import java.util.List;

/**
 * What a run of edits is about, so that they can be one undo step.
 *
 * @param subject kind of edit and the part of the document, compared by equality
 */
public record MergeKey(List<Object> subject) {
    public MergeKey {
        subject = List.copyOf(subject);
    }

    public static MergeKey of(Object... subject) {
        return new MergeKey(List.of(subject));
    }
}
