package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;

/**
 * The estimated size of an item collection of a table with local indexes.
 *
 * @param partitionKeyName name of the partition key attribute
 * @param lowerGigabytes the size lies between this
 * @param upperGigabytes and this
 */
public record ItemCollectionMetrics(
        String partitionKeyName, AttributeValue partitionKey, double lowerGigabytes, double upperGigabytes) {}
