package dev.keyloom.model;

import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A question that the application asks, with the requests that answer it and the answer that the records give.
 *
 * @param number its number in the list, as the author counts
 * @param parameters one set of example arguments; values are JSON, typed by the attribute they meet
 * @param examples more sets of arguments
 * @param returns the conceptual answer; absent for a pattern that only writes, empty if nothing may come back
 * @param order kinds in the order of the answer, {@code Repo:2} for the second entry of {@code returns}
 * @param orderBy attributes that order the whole answer over all kinds
 */
public record AccessPattern(
        int number,
        Optional<String> group,
        String name,
        Optional<String> description,
        Map<String, AttributeValue> parameters,
        List<Map<String, AttributeValue>> examples,
        List<Step> steps,
        Optional<List<Returned>> returns,
        List<String> order,
        List<String> orderBy,
        Optional<Rate> rate,
        Optional<String> bet,
        Optional<String> note,
        Extras extras) {
    public AccessPattern {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        examples = List.copyOf(examples);
        steps = List.copyOf(steps);
        returns = returns.map(List::copyOf);
        order = List.copyOf(order);
        orderBy = List.copyOf(orderBy);
    }

    public AccessPattern withSteps(List<Step> newSteps) {
        return toBuilder().steps(newSteps).build();
    }

    /** Returns this pattern with another conceptual answer and order of kinds in it. */
    public AccessPattern withReturns(Optional<List<Returned>> newReturns, List<String> newOrder) {
        return toBuilder().returns(newReturns).order(newOrder).build();
    }

    public AccessPattern withOrderBy(List<String> newOrderBy) {
        return toBuilder().orderBy(newOrderBy).build();
    }

    /** Returns this pattern with other example arguments. */
    public AccessPattern withParameters(
            Map<String, AttributeValue> newParameters, List<Map<String, AttributeValue>> newExamples) {
        return toBuilder().parameters(newParameters).examples(newExamples).build();
    }

    public AccessPattern withNumber(int newNumber) {
        return toBuilder().number(newNumber).build();
    }

    public AccessPattern withName(String newName) {
        return toBuilder().name(newName).build();
    }

    public AccessPattern withGroup(Optional<String> newGroup) {
        return toBuilder().group(newGroup).build();
    }

    public AccessPattern withRate(Optional<Rate> newRate) {
        return toBuilder().rate(newRate).build();
    }

    public AccessPattern withNote(Optional<String> newNote) {
        return toBuilder().note(newNote).build();
    }

    public AccessPattern withBet(Optional<String> newBet) {
        return toBuilder().bet(newBet).build();
    }

    private Builder toBuilder() {
        return new Builder(this);
    }

    /** Makes a pattern from another, field by field. */
    private static final class Builder {
        private final AccessPattern from;
        private int number;
        private Optional<String> group;
        private String name;
        private Map<String, AttributeValue> parameters;
        private List<Map<String, AttributeValue>> examples;
        private List<Step> steps;
        private Optional<List<Returned>> returns;
        private List<String> order;
        private List<String> orderBy;
        private Optional<Rate> rate;
        private Optional<String> bet;
        private Optional<String> note;

        Builder(AccessPattern from) {
            this.from = from;
            this.number = from.number;
            this.group = from.group;
            this.name = from.name;
            this.parameters = from.parameters;
            this.examples = from.examples;
            this.steps = from.steps;
            this.returns = from.returns;
            this.order = from.order;
            this.orderBy = from.orderBy;
            this.rate = from.rate;
            this.bet = from.bet;
            this.note = from.note;
        }

        Builder number(int newNumber) {
            number = newNumber;
            return this;
        }

        Builder group(Optional<String> newGroup) {
            group = newGroup;
            return this;
        }

        Builder name(String newName) {
            name = newName;
            return this;
        }

        Builder parameters(Map<String, AttributeValue> newParameters) {
            parameters = newParameters;
            return this;
        }

        Builder examples(List<Map<String, AttributeValue>> newExamples) {
            examples = newExamples;
            return this;
        }

        Builder steps(List<Step> newSteps) {
            steps = newSteps;
            return this;
        }

        Builder returns(Optional<List<Returned>> newReturns) {
            returns = newReturns;
            return this;
        }

        Builder order(List<String> newOrder) {
            order = newOrder;
            return this;
        }

        Builder orderBy(List<String> newOrderBy) {
            orderBy = newOrderBy;
            return this;
        }

        Builder rate(Optional<Rate> newRate) {
            rate = newRate;
            return this;
        }

        Builder bet(Optional<String> newBet) {
            bet = newBet;
            return this;
        }

        Builder note(Optional<String> newNote) {
            note = newNote;
            return this;
        }

        AccessPattern build() {
            return new AccessPattern(
                    number,
                    group,
                    name,
                    from.description,
                    parameters,
                    examples,
                    steps,
                    returns,
                    order,
                    orderBy,
                    rate,
                    bet,
                    note,
                    from.extras);
        }
    }

    /**
     * Records of one entity that belong to the answer.
     *
     * @param match attribute of the record to the parameter it equals, where the names differ
     * @param where further condition, as written
     * @param orderBy {@code IssueNumber DESC}
     * @param attributes attributes that the answer must carry
     */
    public record Returned(
            String entity,
            Map<String, String> match,
            Optional<String> where,
            List<String> orderBy,
            Optional<List<String>> attributes,
            Optional<BigDecimal> limit,
            Extras extras) {
        public Returned {
            match = Collections.unmodifiableMap(new LinkedHashMap<>(match));
            orderBy = List.copyOf(orderBy);
            attributes = attributes.map(List::copyOf);
        }

        public Returned withEntity(String newEntity) {
            return new Returned(newEntity, match, where, orderBy, attributes, limit, extras);
        }
    }

    /** How often the pattern is run. */
    public record Rate(
            Optional<BigDecimal> perSecond,
            Optional<BigDecimal> peakPerSecond,
            Optional<Boolean> often,
            Extras extras) {}
}
