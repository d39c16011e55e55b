package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.time.Instant;
import java.util.Optional;

/**
 * One write that changed an item.
 *
 * @param eventId unique
 * @param sequenceNumber greater than that of every earlier record of the shard
 * @param sizeBytes of keys and images together
 * @param byTimeToLive whether the item expired, which the record's {@code userIdentity} tells
 */
public record StreamRecord(
        String eventId,
        Kind kind,
        Instant created,
        Item keys,
        Optional<Item> newImage,
        Optional<Item> oldImage,
        String sequenceNumber,
        long sizeBytes,
        StreamViewType viewType,
        boolean byTimeToLive) {
    /** What the write did to the item. */
    public enum Kind {
        INSERT,
        MODIFY,
        REMOVE
    }
}
