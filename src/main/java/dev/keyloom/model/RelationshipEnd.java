package dev.keyloom.model;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * One end of a relationship. Its numbers count the records of this end that one record of the other end has.
 *
 * @param entities the kinds that may stand here, any one of them; usually one
 * @param external a kind that is not stored: nothing is looked up there
 * @param mandatory a record of the other end has at least one here
 * @param typical usual number
 * @param maximum largest number; unbounded if absent
 * @param skew how the numbers are spread, for example {@code power-law}
 */
public record RelationshipEnd(
        List<String> entities,
        boolean external,
        Cardinality cardinality,
        boolean mandatory,
        Optional<BigDecimal> typical,
        Optional<BigDecimal> maximum,
        Optional<String> skew,
        Optional<String> role,
        Extras extras) {
    public RelationshipEnd {
        entities = List.copyOf(entities);
        if (entities.isEmpty()) {
            throw new IllegalArgumentException("A relationship's end needs an entity");
        }
    }

    /** Returns an optional, unbounded end. */
    public static RelationshipEnd of(String entity, Cardinality cardinality) {
        return new RelationshipEnd(
                List.of(entity),
                false,
                cardinality,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Extras.NONE);
    }

    public RelationshipEnd withEntities(List<String> newEntities) {
        return new RelationshipEnd(newEntities, external, cardinality, mandatory, typical, maximum, skew, role, extras);
    }

    public RelationshipEnd withCardinality(Cardinality newCardinality) {
        return new RelationshipEnd(entities, external, newCardinality, mandatory, typical, maximum, skew, role, extras);
    }

    public RelationshipEnd withParticipation(Participation participation) {
        return new RelationshipEnd(
                entities,
                external,
                cardinality,
                participation == Participation.MANDATORY,
                typical,
                maximum,
                skew,
                role,
                extras);
    }

    public RelationshipEnd withNumbers(Optional<BigDecimal> newTypical, Optional<BigDecimal> newMaximum) {
        return new RelationshipEnd(
                entities, external, cardinality, mandatory, newTypical, newMaximum, skew, role, extras);
    }

    public RelationshipEnd withSkew(Optional<String> newSkew) {
        return new RelationshipEnd(entities, external, cardinality, mandatory, typical, maximum, newSkew, role, extras);
    }

    /** Whether there is always one. */
    public enum Participation {
        MANDATORY,
        OPTIONAL
    }
}
