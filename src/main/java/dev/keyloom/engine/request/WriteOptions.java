package dev.keyloom.engine.request;

/**
 * What the answer of a single write tells beside its success.
 *
 * @param returnValues which attributes come back
 * @param itemOnFailure whether a failed condition's error holds the item that failed it
 * @param consumedCapacity how much is told of the capacity
 * @param itemCollectionMetrics whether the size of the item collection is told (tables with local indexes)
 */
public record WriteOptions(
        ReturnValues returnValues,
        boolean itemOnFailure,
        ReturnConsumedCapacity consumedCapacity,
        boolean itemCollectionMetrics) {
    public static final WriteOptions NONE =
            new WriteOptions(ReturnValues.NONE, false, ReturnConsumedCapacity.NONE, false);
}
