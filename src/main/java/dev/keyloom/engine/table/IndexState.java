package dev.keyloom.engine.table;

import dev.keyloom.engine.request.IndexDefinition;

/**
 * A secondary index as it is kept.
 *
 * @param definition as it was asked for; its provisioned throughput is superseded by {@code throughput}
 */
record IndexState(IndexDefinition definition, ThroughputState throughput, Transition transition) {
    String name() {
        return definition.name();
    }

    IndexState with(ThroughputState newThroughput) {
        return new IndexState(definition, newThroughput, transition);
    }

    IndexState with(Transition newTransition) {
        return new IndexState(definition, throughput, newTransition);
    }
}
