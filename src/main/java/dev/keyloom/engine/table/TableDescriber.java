package dev.keyloom.engine.table;

import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.EncryptionSpecification;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexDescription;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.TableDescription;
import dev.keyloom.engine.request.TableDescription.EncryptionDescription;
import dev.keyloom.engine.request.TableDescription.TableClassSummary;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.WarmThroughput;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Tells of a table what DescribeTable and the operations that change it answer. */
final class TableDescriber {
    /** What an on-demand table is ready for at once, if nothing else was asked for. */
    private static final WarmThroughput ON_DEMAND_WARM = warm(12_000, 4_000);

    private final TableSettings settings;

    TableDescriber(TableSettings settings) {
        this.settings = settings;
    }

    /** Returns the description of a table. */
    TableDescription describe(TableState state, TableSizes sizes, Instant now) {
        TableShape shape = state.shape();
        TableOptions options = state.options();
        TableCapacity capacity = state.capacity();
        TableStatus status = state.status(now);
        boolean isRemoval = status == TableStatus.DELETING;
        return new TableDescription(
                state.name(),
                state.id(),
                settings.tableArn(state.name()),
                status,
                isRemoval ? Optional.empty() : Optional.of(state.created()),
                isRemoval ? List.of() : shape.definitions(),
                isRemoval ? List.of() : shape.key(),
                billingMode(capacity),
                capacity.lastUpdateToOnDemand(),
                capacity.throughput().description(state.transition().status(now), now),
                capacity.onDemand(),
                isRemoval
                        ? Optional.empty()
                        : Optional.of(warm(
                                capacity.warm(),
                                capacity.billingMode(),
                                capacity.throughput().units())),
                sizes.table().items(),
                sizes.table().bytes(),
                isRemoval ? List.of() : locals(state, sizes),
                isRemoval ? List.of() : globals(state, sizes, now),
                options.stream(),
                options.streamSince().map(TableSettings::streamLabel),
                options.streamSince().map(since -> settings.streamArn(state.name(), since)),
                encryption(options),
                options.tableClass().map(kind -> new TableClassSummary(kind, options.tableClassSince())),
                options.deletionProtection());
    }

    private static Optional<BillingMode> billingMode(TableCapacity capacity) {
        boolean isTold = capacity.billingMode() == BillingMode.PAY_PER_REQUEST
                || capacity.lastUpdateToOnDemand().isPresent();
        return isTold ? Optional.of(capacity.billingMode()) : Optional.empty();
    }

    private List<IndexDescription> locals(TableState state, TableSizes sizes) {
        return state.shape().locals().stream()
                .map(index -> new IndexDescription(
                        index.name(),
                        arn(state, index),
                        index.definition().keySchema(),
                        TableShape.projection(index.definition()),
                        sizes.index(index.name()).items(),
                        sizes.index(index.name()).bytes(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()))
                .toList();
    }

    private List<IndexDescription> globals(TableState state, TableSizes sizes, Instant now) {
        return state.shape().globals().stream()
                .filter(index -> !index.transition().isOver(now))
                .map(index -> global(state, index, sizes, now))
                .toList();
    }

    private IndexDescription global(TableState state, IndexState index, TableSizes sizes, Instant now) {
        IndexDefinition definition = index.definition();
        TableStatus status = index.transition().status(now);
        boolean isAdded = status == TableStatus.CREATING && state.transition().status(now) != TableStatus.CREATING;
        return new IndexDescription(
                index.name(),
                arn(state, index),
                definition.keySchema(),
                TableShape.projection(definition),
                sizes.index(index.name()).items(),
                sizes.index(index.name()).bytes(),
                Optional.of(status),
                isAdded ? Optional.of(true) : Optional.empty(),
                Optional.of(index.throughput().description(status, now)),
                definition.onDemandThroughput(),
                Optional.of(warm(
                        definition.warmThroughput(),
                        state.capacity().billingMode(),
                        index.throughput().units())));
    }

    private String arn(TableState state, IndexState index) {
        return settings.tableArn(state.name()) + "/index/" + index.name();
    }

    private static WarmThroughput warm(Optional<WarmThroughput> asked, BillingMode mode, ProvisionedThroughput units) {
        WarmThroughput least =
                mode == BillingMode.PAY_PER_REQUEST ? ON_DEMAND_WARM : warm(units.readUnits(), units.writeUnits());
        return asked.map(warm -> new WarmThroughput(
                        higher(warm.readUnitsPerSecond(), least.readUnitsPerSecond()),
                        higher(warm.writeUnitsPerSecond(), least.writeUnitsPerSecond())))
                .orElse(least);
    }

    private static OptionalLong higher(OptionalLong asked, OptionalLong least) {
        return OptionalLong.of(Math.max(asked.orElse(0), least.orElse(0)));
    }

    private static WarmThroughput warm(long readUnits, long writeUnits) {
        return new WarmThroughput(OptionalLong.of(readUnits), OptionalLong.of(writeUnits));
    }

    private Optional<EncryptionDescription> encryption(TableOptions options) {
        return options.encryption()
                .filter(encryption -> encryption.enabled().orElse(false))
                .map(this::encryption);
    }

    private EncryptionDescription encryption(EncryptionSpecification encryption) {
        String key = encryption.keyId().orElse("alias/aws/dynamodb");
        String arn = key.startsWith("arn:")
                ? key
                : "arn:aws:kms:" + settings.region() + ":" + settings.account() + ":"
                        + (key.startsWith("alias/") ? key : "key/" + key);
        return new EncryptionDescription("ENABLED", encryption.type().orElse("KMS"), arn);
    }
}
