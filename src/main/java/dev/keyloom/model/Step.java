package dev.keyloom.model;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One request of an access pattern, or one action of a transaction or batch. What an operation does not use is absent.
 * Texts that hold placeholders or expressions are kept as written, also broken ones; {@link ModelCheck} says what is wrong
 * with them.
 *
 * @param as name under which a later step uses the answer
 * @param entity entity that a write (or a read by its key) is about
 * @param partition templates of the partition key attributes
 * @param sort conditions on the sort key attributes, left to right
 * @param fanOut the values of a placeholder that one request each is sent for
 * @param values attributes that a write sets, or that complete its key
 * @param upTo how many items a bulk step may touch
 */
public record Step(
        Operation operation,
        Optional<String> as,
        Optional<String> entity,
        Optional<String> table,
        Optional<IndexRef> index,
        List<KeyTemplate> partition,
        List<SortCondition> sort,
        Optional<String> keyCondition,
        Optional<String> filter,
        Optional<Boolean> descending,
        OptionalInt limit,
        Optional<Boolean> consistentRead,
        List<String> projection,
        Optional<String> select,
        Map<String, List<AttributeValue>> fanOut,
        boolean perLevel,
        boolean paginated,
        Map<String, AttributeValue> values,
        Optional<String> condition,
        Optional<String> update,
        Optional<String> returnValues,
        List<Step> actions,
        OptionalInt upTo,
        Extras extras) {
    public Step {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
        projection = List.copyOf(projection);
        fanOut = Collections.unmodifiableMap(new LinkedHashMap<>(fanOut));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        actions = List.copyOf(actions);
    }

    /** Returns a step of which only operation, key and index are known. */
    public static Step of(
            Operation operation, Optional<IndexRef> index, List<KeyTemplate> partition, List<SortCondition> sort) {
        return new Step(
                operation,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                index,
                partition,
                sort,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Map.of(),
                false,
                false,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                OptionalInt.empty(),
                Extras.NONE);
    }

    /** Returns a builder of a step like this one. */
    public Builder toBuilder() {
        return new Builder(this);
    }

    /** Makes a step from another, field by field. */
    public static final class Builder {
        private final Step from;
        private Operation operation;
        private Optional<String> as;
        private Optional<String> entity;
        private Optional<IndexRef> index;
        private List<KeyTemplate> partition;
        private List<SortCondition> sort;
        private Optional<String> keyCondition;
        private Optional<String> filter;
        private Optional<Boolean> descending;
        private OptionalInt limit;
        private Optional<Boolean> consistentRead;
        private List<String> projection;
        private Optional<String> select;
        private Map<String, List<AttributeValue>> fanOut;
        private boolean perLevel;
        private boolean paginated;
        private Map<String, AttributeValue> values;
        private Optional<String> condition;
        private Optional<String> update;
        private Optional<String> returnValues;
        private List<Step> actions;
        private OptionalInt upTo;

        private Builder(Step from) {
            this.from = from;
            this.operation = from.operation;
            this.as = from.as;
            this.entity = from.entity;
            this.index = from.index;
            this.partition = from.partition;
            this.sort = from.sort;
            this.keyCondition = from.keyCondition;
            this.filter = from.filter;
            this.descending = from.descending;
            this.limit = from.limit;
            this.consistentRead = from.consistentRead;
            this.projection = from.projection;
            this.select = from.select;
            this.fanOut = from.fanOut;
            this.perLevel = from.perLevel;
            this.paginated = from.paginated;
            this.values = from.values;
            this.condition = from.condition;
            this.update = from.update;
            this.returnValues = from.returnValues;
            this.actions = from.actions;
            this.upTo = from.upTo;
        }

        public Builder operation(Operation newOperation) {
            operation = newOperation;
            return this;
        }

        public Builder as(Optional<String> newAs) {
            as = newAs;
            return this;
        }

        public Builder entity(Optional<String> newEntity) {
            entity = newEntity;
            return this;
        }

        public Builder index(Optional<IndexRef> newIndex) {
            index = newIndex;
            return this;
        }

        public Builder partition(List<KeyTemplate> newPartition) {
            partition = newPartition;
            return this;
        }

        public Builder sort(List<SortCondition> newSort) {
            sort = newSort;
            return this;
        }

        public Builder keyCondition(Optional<String> newKeyCondition) {
            keyCondition = newKeyCondition;
            return this;
        }

        public Builder filter(Optional<String> newFilter) {
            filter = newFilter;
            return this;
        }

        public Builder descending(Optional<Boolean> newDescending) {
            descending = newDescending;
            return this;
        }

        public Builder limit(OptionalInt newLimit) {
            limit = newLimit;
            return this;
        }

        public Builder consistentRead(Optional<Boolean> newConsistentRead) {
            consistentRead = newConsistentRead;
            return this;
        }

        public Builder projection(List<String> newProjection) {
            projection = newProjection;
            return this;
        }

        public Builder select(Optional<String> newSelect) {
            select = newSelect;
            return this;
        }

        public Builder fanOut(Map<String, List<AttributeValue>> newFanOut) {
            fanOut = newFanOut;
            return this;
        }

        public Builder perLevel(boolean newPerLevel) {
            perLevel = newPerLevel;
            return this;
        }

        public Builder paginated(boolean newPaginated) {
            paginated = newPaginated;
            return this;
        }

        public Builder values(Map<String, AttributeValue> newValues) {
            values = newValues;
            return this;
        }

        public Builder condition(Optional<String> newCondition) {
            condition = newCondition;
            return this;
        }

        public Builder update(Optional<String> newUpdate) {
            update = newUpdate;
            return this;
        }

        public Builder returnValues(Optional<String> newReturnValues) {
            returnValues = newReturnValues;
            return this;
        }

        public Builder actions(List<Step> newActions) {
            actions = newActions;
            return this;
        }

        public Builder upTo(OptionalInt newUpTo) {
            upTo = newUpTo;
            return this;
        }

        public Step build() {
            return new Step(
                    operation,
                    as,
                    entity,
                    from.table,
                    index,
                    partition,
                    sort,
                    keyCondition,
                    filter,
                    descending,
                    limit,
                    consistentRead,
                    projection,
                    select,
                    fanOut,
                    perLevel,
                    paginated,
                    values,
                    condition,
                    update,
                    returnValues,
                    actions,
                    upTo,
                    from.extras);
        }
    }
}
