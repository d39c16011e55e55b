package dev.keyloom.engine.table;

import dev.keyloom.engine.request.EncryptionSpecification;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.TableClass;
import dev.keyloom.engine.request.Tag;
import dev.keyloom.engine.request.TimeToLive;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What else is set on a table.
 *
 * @param streamSince when the newest stream was switched on, even if it is off by now
 * @param resourcePolicy kept and not applied
 * @param tags in the order of their keys
 * @param timeToLive absent if never set or switched off
 */
record TableOptions(
        Optional<StreamSpecification> stream,
        Optional<Instant> streamSince,
        Optional<EncryptionSpecification> encryption,
        Optional<TableClass> tableClass,
        Optional<Instant> tableClassSince,
        boolean deletionProtection,
        Optional<String> resourcePolicy,
        List<Tag> tags,
        Optional<TimeToLive> timeToLive) {
    TableOptions {
        tags = List.copyOf(tags);
    }

    TableOptions withStream(StreamSpecification newStream, Instant now) {
        Optional<StreamSpecification> kept = newStream.enabled() ? Optional.of(newStream) : Optional.empty();
        Optional<Instant> since = newStream.enabled() ? Optional.of(now) : streamSince;
        return new TableOptions(
                kept,
                since,
                encryption,
                tableClass,
                tableClassSince,
                deletionProtection,
                resourcePolicy,
                tags,
                timeToLive);
    }

    TableOptions withEncryption(EncryptionSpecification newEncryption) {
        return new TableOptions(
                stream,
                streamSince,
                Optional.of(newEncryption),
                tableClass,
                tableClassSince,
                deletionProtection,
                resourcePolicy,
                tags,
                timeToLive);
    }

    TableOptions withTableClass(TableClass newClass, Instant now) {
        return new TableOptions(
                stream,
                streamSince,
                encryption,
                Optional.of(newClass),
                Optional.of(now),
                deletionProtection,
                resourcePolicy,
                tags,
                timeToLive);
    }

    TableOptions withDeletionProtection(boolean isProtected) {
        return new TableOptions(
                stream,
                streamSince,
                encryption,
                tableClass,
                tableClassSince,
                isProtected,
                resourcePolicy,
                tags,
                timeToLive);
    }

    TableOptions withTags(List<Tag> newTags) {
        return new TableOptions(
                stream,
                streamSince,
                encryption,
                tableClass,
                tableClassSince,
                deletionProtection,
                resourcePolicy,
                newTags,
                timeToLive);
    }

    TableOptions withTimeToLive(Optional<TimeToLive> newTimeToLive) {
        return new TableOptions(
                stream,
                streamSince,
                encryption,
                tableClass,
                tableClassSince,
                deletionProtection,
                resourcePolicy,
                tags,
                newTimeToLive);
    }
}
