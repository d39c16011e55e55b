package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.StreamSpecification;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Refuses what no table can be, in the service's order. */
final class CreateTableRules {
    private CreateTableRules() {}

    static void check(CreateTableRequest request) {
        refuseGlobalTables(request.globalTableMembers());
        BillingMode mode = request.billingMode().orElse(BillingMode.PROVISIONED);
        ThroughputRules.checkNew(mode, request.provisionedThroughput());
        KeyRules keys = new KeyRules(request.attributeDefinitions(), request.keySchema());
        keys.checkTableKey();
        boolean hasNoIndexes =
                request.localIndexes().isEmpty() && request.globalIndexes().isEmpty();
        if (hasNoIndexes) {
            keys.checkAllUsed(request.localIndexes(), request.globalIndexes());
        }
        Set<String> indexNames = new HashSet<>();
        List<IndexDefinition> indexes = new ArrayList<>();
        request.localIndexes().ifPresent(locals -> {
            keys.checkLocals(locals, indexNames);
            indexes.addAll(locals);
        });
        request.globalIndexes().ifPresent(globals -> {
            if (globals.isEmpty()) {
                throw Refusals.invalid("List of GlobalSecondaryIndexes is empty");
            }
            for (IndexDefinition index : globals) {
                keys.checkGlobal(index, indexNames);
                ThroughputRules.checkIndex(index, mode);
            }
            KeyRules.checkGlobalCount(globals.size());
            indexes.addAll(globals);
        });
        keys.checkAllUsed(request.localIndexes(), request.globalIndexes());
        KeyRules.checkProjectedAttributes(indexes);
        ThroughputRules.checkOnDemand(request.onDemandThroughput(), mode);
        request.warmThroughput().ifPresent(ThroughputRules::checkWarm);
        request.stream().ifPresent(CreateTableRules::checkStream);
        TagRules.check(request.tags());
    }

    static void refuseGlobalTables(List<String> members) {
        if (!members.isEmpty()) {
            // There is one region; see docs/engine-differences.md.
            throw ServiceException.validation("Global tables are not supported: " + String.join(", ", members));
        }
    }

    static void checkStream(StreamSpecification stream) {
        if (stream.enabled() && stream.viewType().isEmpty()) {
            throw Refusals.invalid("StreamViewType must be specified when StreamEnabled is true");
        }
        if (!stream.enabled() && stream.viewType().isPresent()) {
            throw Refusals.invalid("StreamViewType should not be specified when StreamEnabled is false");
        }
    }
}
