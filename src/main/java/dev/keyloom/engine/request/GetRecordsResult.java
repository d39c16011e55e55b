package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/**
 * Records in the order of the writes.
 *
 * @param nextShardIterator where reading goes on; absent at the end of a closed shard
 */
public record GetRecordsResult(List<StreamRecord> records, Optional<String> nextShardIterator) {}
