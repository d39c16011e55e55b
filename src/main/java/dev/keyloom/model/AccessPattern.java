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
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                newSteps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                note,
                extras);
    }

    /** Returns this pattern with another conceptual answer and order of kinds in it. */
    public AccessPattern withReturns(Optional<List<Returned>> newReturns, List<String> newOrder) {
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                newReturns,
                newOrder,
                orderBy,
                rate,
                bet,
                note,
                extras);
    }

    public AccessPattern withOrderBy(List<String> newOrderBy) {
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                newOrderBy,
                rate,
                bet,
                note,
                extras);
    }

    /** Returns this pattern with other example arguments. */
    public AccessPattern withParameters(
            Map<String, AttributeValue> newParameters, List<Map<String, AttributeValue>> newExamples) {
        return new AccessPattern(
                number,
                group,
                name,
                description,
                newParameters,
                newExamples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                note,
                extras);
    }

    public AccessPattern withNumber(int newNumber) {
        return new AccessPattern(
                newNumber,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                note,
                extras);
    }

    public AccessPattern withName(String newName) {
        return new AccessPattern(
                number,
                group,
                newName,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                note,
                extras);
    }

    public AccessPattern withGroup(Optional<String> newGroup) {
        return new AccessPattern(
                number,
                newGroup,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                note,
                extras);
    }

    public AccessPattern withRate(Optional<Rate> newRate) {
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                newRate,
                bet,
                note,
                extras);
    }

    public AccessPattern withNote(Optional<String> newNote) {
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                bet,
                newNote,
                extras);
    }

    public AccessPattern withBet(Optional<String> newBet) {
        return new AccessPattern(
                number,
                group,
                name,
                description,
                parameters,
                examples,
                steps,
                returns,
                order,
                orderBy,
                rate,
                newBet,
                note,
                extras);
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
