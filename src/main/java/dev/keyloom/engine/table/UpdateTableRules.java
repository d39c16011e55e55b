package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.GlobalIndexUpdate;
import dev.keyloom.engine.request.UpdateTableRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Refuses changes that no table can take, in the service's order. What depends on the table is {@link TableChange}'s. */
final class UpdateTableRules {
    private UpdateTableRules() {}

    static void check(UpdateTableRequest request) {
        CreateTableRules.refuseGlobalTables(request.globalTableMembers());
        List<GlobalIndexUpdate> indexUpdates = request.globalIndexUpdates().orElse(List.of());
        boolean asksNothing = indexUpdates.isEmpty()
                && Stream.of(
                                request.billingMode(),
                                request.provisionedThroughput(),
                                request.onDemandThroughput(),
                                request.warmThroughput(),
                                request.stream(),
                                request.encryption(),
                                request.tableClass(),
                                request.deletionProtection())
                        .allMatch(member -> member.isEmpty());
        if (asksNothing) {
            throw ServiceException.validation(
                    "At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
                            + "GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
        }
        boolean isProvisioned = request.billingMode().equals(Optional.of(BillingMode.PROVISIONED));
        if (isProvisioned && request.provisionedThroughput().isEmpty()) {
            throw Refusals.invalid("ProvisionedThroughput must be specified when BillingMode is PROVISIONED");
        }
        request.provisionedThroughput().ifPresent(ThroughputRules::checkBounds);
        checkIndexUpdates(indexUpdates);
        request.stream().ifPresent(CreateTableRules::checkStream);
        request.warmThroughput().ifPresent(ThroughputRules::checkWarm);
    }

    private static void checkIndexUpdates(List<GlobalIndexUpdate> updates) {
        Set<String> indexNames = new HashSet<>();
        for (GlobalIndexUpdate update : updates) {
            if (update.create().isEmpty()
                    && update.update().isEmpty()
                    && update.delete().isEmpty()) {
                throw Refusals.invalid("One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create, "
                        + "GlobalSecondaryIndexUpdate.Delete must not be null");
            }
            if (!indexNames.add(indexName(update))) {
                throw Refusals.invalid(
                        "Only one global secondary index update per index is allowed simultaneously. Index: "
                                + indexName(update));
            }
        }
    }

    private static String indexName(GlobalIndexUpdate update) {
        return update.update()
                .map(GlobalIndexUpdate.Change::index)
                .or(() -> update.create().map(index -> index.name()))
                .or(update::delete)
                .orElseThrow();
    }
}
