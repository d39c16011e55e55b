package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.GlobalIndexUpdate;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.UpdateTableRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One UpdateTable applied to a table's state.
 *
 * @param state of an active table
 * @param done when the change is over
 */
record TableChange(TableState state, UpdateTableRequest request, Instant now, Instant done) {
    private static final String TOO_MANY =
            "Subscriber limit exceeded: Only 1 online index can be created or deleted " + "simultaneously per table";

    /** Returns the state after the change. */
    TableState apply() {
        BillingMode before = state.capacity().billingMode();
        BillingMode mode = request.billingMode().orElse(before);
        if (mode == BillingMode.PAY_PER_REQUEST) {
            ThroughputRules.refuseProvisioned(request.provisionedThroughput());
        }
        ThroughputRules.checkOnDemand(request.onDemandThroughput(), mode);
        List<GlobalIndexUpdate> updates = request.globalIndexUpdates().orElse(List.of());
        checkOneIndexAtATime(updates);
        boolean switches = mode != before;
        TableCapacity capacity = capacity(mode, switches);
        TableShape shape = withIndexUpdates(updates, mode, switches);
        TableState changed = state.with(shape).with(capacity).with(options());
        boolean isUnderWay = switches
                || request.provisionedThroughput().isPresent()
                || request.onDemandThroughput().isPresent()
                || request.warmThroughput().isPresent()
                || request.stream().isPresent()
                || request.encryption().isPresent()
                || request.tableClass().isPresent();
        return isUnderWay ? changed.with(new Transition(TableStatus.UPDATING, done)) : changed;
    }

    private TableCapacity capacity(BillingMode mode, boolean switches) {
        TableCapacity capacity = state.capacity();
        if (switches) {
            ProvisionedThroughput units = request.provisionedThroughput().orElse(ProvisionedThroughput.NONE);
            capacity = capacity.with(mode, now).with(ThroughputState.of(units));
        } else if (request.provisionedThroughput().isPresent()) {
            ProvisionedThroughput wanted = request.provisionedThroughput().get();
            ThroughputRules.checkChange(wanted, capacity.throughput().units());
            capacity = capacity.with(capacity.throughput().changedTo(wanted, done));
        }
        if (request.onDemandThroughput().isPresent()) {
            capacity = capacity.with(request.onDemandThroughput().get());
        }
        return request.warmThroughput().isPresent()
                ? capacity.with(request.warmThroughput().get())
                : capacity;
    }

    private TableOptions options() {
        TableOptions options = state.options();
        if (request.stream().isPresent()) {
            StreamSpecification stream = request.stream().get();
            boolean isOn = options.stream().isPresent();
            if (stream.enabled() && isOn) {
                throw ServiceException.validation("Table already has an enabled stream: TableName: " + state.name());
            }
            if (!stream.enabled() && !isOn) {
                throw ServiceException.validation("Table has no stream to disable: TableName: " + state.name());
            }
            options = options.withStream(stream, now);
        }
        if (request.encryption().isPresent()) {
            options = options.withEncryption(request.encryption().get());
        }
        if (request.tableClass().isPresent()) {
            options = options.withTableClass(request.tableClass().get(), now);
        }
        return request.deletionProtection().isPresent()
                ? options.withDeletionProtection(request.deletionProtection().get())
                : options;
    }

    private static void checkOneIndexAtATime(List<GlobalIndexUpdate> updates) {
        long made = updates.stream()
                .filter(update -> update.create().isPresent() || update.delete().isPresent())
                .count();
        if (made > 1) {
            throw Refusals.limitExceeded(TOO_MANY);
        }
    }

    private TableShape withIndexUpdates(List<GlobalIndexUpdate> updates, BillingMode mode, boolean switches) {
        // Indexes whose removal is over are forgotten at the next change.
        List<IndexState> indexes = new ArrayList<>(state.shape().globals().stream()
                .filter(index -> !index.transition().isOver(now))
                .toList());
        if (switches) {
            switchMode(indexes, updates, mode);
        }
        List<AttributeDefinition> definitions = definitions();
        for (GlobalIndexUpdate update : updates) {
            update.create().ifPresent(index -> add(indexes, index, mode, definitions));
            update.delete().ifPresent(name -> remove(indexes, name));
            update.update().ifPresent(change -> change(indexes, change, mode, switches));
        }
        return state.shape().withGlobals(indexes).withDefinitions(definitions);
    }

    private void add(
            List<IndexState> indexes, IndexDefinition index, BillingMode mode, List<AttributeDefinition> definitions) {
        Set<String> names = Stream.concat(indexes.stream(), state.shape().locals().stream())
                .map(IndexState::name)
                .collect(Collectors.toCollection(HashSet::new));
        if (names.contains(index.name())) {
            throw ServiceException.validation("Attempting to create an index which already exists");
        }
        new KeyRules(definitions, state.shape().key()).checkGlobal(index, names);
        ThroughputRules.checkIndex(index, mode);
        KeyRules.checkGlobalCount(indexes.size() + 1);
        indexes.add(TableOperations.newIndex(index, new Transition(TableStatus.CREATING, done)));
        KeyRules.checkProjectedAttributes(Stream.concat(indexes.stream(), state.shape().locals().stream())
                .map(IndexState::definition)
                .toList());
    }

    private void remove(List<IndexState> indexes, String name) {
        int i = indexOf(indexes, name);
        indexes.set(i, indexes.get(i).with(new Transition(TableStatus.DELETING, done)));
    }

    private void change(List<IndexState> indexes, GlobalIndexUpdate.Change change, BillingMode mode, boolean switches) {
        change.provisionedThroughput().ifPresent(TableChange::checkIndexBounds);
        int i = indexOf(indexes, change.index());
        IndexState index = indexes.get(i);
        IndexDefinition definition = new IndexDefinition(
                index.name(),
                index.definition().keySchema(),
                index.definition().projection(),
                change.provisionedThroughput(),
                change.onDemandThroughput().or(index.definition()::onDemandThroughput),
                change.warmThroughput().or(index.definition()::warmThroughput));
        ThroughputState throughput = index.throughput();
        if (change.provisionedThroughput().isPresent()) {
            ProvisionedThroughput wanted = change.provisionedThroughput().get();
            if (mode == BillingMode.PAY_PER_REQUEST) {
                ThroughputRules.checkIndex(definition, mode);
            }
            if (!switches) {
                ThroughputRules.checkChange(wanted, throughput.units());
            }
            throughput = switches ? ThroughputState.of(wanted) : throughput.changedTo(wanted, done);
        }
        indexes.set(i, new IndexState(definition, throughput, new Transition(TableStatus.UPDATING, done)));
    }

    /** On demand, indexes have no throughput; provisioned, each one needs its own. */
    private void switchMode(List<IndexState> indexes, List<GlobalIndexUpdate> updates, BillingMode mode) {
        Set<String> given = updates.stream()
                .flatMap(update -> update.update().stream())
                .filter(change -> change.provisionedThroughput().isPresent())
                .map(GlobalIndexUpdate.Change::index)
                .collect(Collectors.toSet());
        List<String> missing = indexes.stream()
                .map(IndexState::name)
                .filter(name -> !given.contains(name))
                .toList();
        if (mode == BillingMode.PROVISIONED && !missing.isEmpty()) {
            throw Refusals.invalid("ProvisionedThroughput must be specified for index: " + String.join(",", missing));
        }
        if (mode == BillingMode.PAY_PER_REQUEST) {
            indexes.replaceAll(index -> index.with(ThroughputState.of(ProvisionedThroughput.NONE))
                    .with(new Transition(TableStatus.UPDATING, done)));
        }
    }

    private static void checkIndexBounds(ProvisionedThroughput throughput) {
        try {
            ThroughputRules.checkBounds(throughput);
        } catch (ServiceException outOfBounds) {
            throw ServiceException.validation(
                    "This operation cannot be performed with given input values. Please contact "
                            + "DynamoDB service team for more info: Action Blocked: IndexUpdate");
        }
    }

    private static int indexOf(List<IndexState> indexes, String name) {
        for (int i = 0; i < indexes.size(); i++) {
            if (indexes.get(i).name().equals(name)) {
                return i;
            }
        }
        throw Refusals.notFound("Requested resource not found");
    }

    /** Returns the definitions that are there with those of the request. */
    private List<AttributeDefinition> definitions() {
        List<AttributeDefinition> merged = new ArrayList<>(state.shape().definitions());
        for (AttributeDefinition added : request.attributeDefinitions().orElse(List.of())) {
            Optional<AttributeDefinition> present = merged.stream()
                    .filter(definition -> definition.name().equals(added.name()))
                    .findFirst();
            if (present.isEmpty()) {
                merged.add(added);
            } else if (present.get().type() != added.type()) {
                throw Refusals.invalid("Attribute " + added.name() + " is defined as " + added.type()
                        + ", but the table has it as " + present.get().type());
            }
        }
        return merged;
    }
}
