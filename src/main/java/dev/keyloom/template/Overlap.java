package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;

/**
 * Whether two templates can give the same key, and whether what one always begins with can begin a key of the other.
 * The records that they render are independent of each other.
 *
 * @param sameText whether both can render the same text
 * @param firstHeadBeginsSecond whether the first's literal head can begin a key of the second
 * @param secondHeadBeginsFirst whether the second's literal head can begin a key of the first
 */
public record Overlap(Answer sameText, Answer firstHeadBeginsSecond, Answer secondHeadBeginsFirst) {

    /** How sure an answer is. */
    public enum Possibility {
        /** No two records give it. */
        NEVER,
        /** There are records that give it: the witness was read back and rendered again. */
        POSSIBLE,
        /** The forms allow it, but whether records give it could not be decided: a hash would have to come out so. */
        MAYBE
    }

    /**
     * An answer with an example.
     *
     * @param witness a key that shows it; absent if there is none, or if the search was given up as too long
     */
    public record Answer(Possibility possibility, Optional<String> witness) {
        static final Answer NEVER = new Answer(Possibility.NEVER, Optional.empty());
        static final Answer UNDECIDED = new Answer(Possibility.MAYBE, Optional.empty());

        public boolean isNever() {
            return possibility == Possibility.NEVER;
        }

        private static Answer witnessed(String witness, boolean verified) {
            return new Answer(verified ? Possibility.POSSIBLE : Possibility.MAYBE, Optional.of(witness));
        }
    }

    /** Returns the overlap of two templates of whose attributes nothing is known. */
    public static Overlap of(KeyTemplate first, KeyTemplate second) {
        return of(first, AttributeDomains.UNKNOWN, second, AttributeDomains.UNKNOWN);
    }

    /**
     * Returns the overlap of two templates. Of {@code =PK} nothing is known: ask with the template that is copied.
     *
     * @param firstDomains what is known of the attributes of the first
     * @param secondDomains what is known of the attributes of the second
     */
    public static Overlap of(
            KeyTemplate first, AttributeDomains firstDomains, KeyTemplate second, AttributeDomains secondDomains) {
        return new Overlap(
                sameText(first, firstDomains, second, secondDomains),
                ofPrefix(first.isBroken() ? Optional.empty() : Optional.of(first.literalHead()), second, secondDomains),
                ofPrefix(
                        second.isBroken() ? Optional.empty() : Optional.of(second.literalHead()), first, firstDomains));
    }

    /** Returns whether keys of a template can begin with a text, as {@code begins_with} asks. */
    public static Answer ofPrefix(String prefix, KeyTemplate template, AttributeDomains domains) {
        return ofPrefix(Optional.of(prefix), template, domains);
    }

    private static Answer ofPrefix(Optional<String> prefix, KeyTemplate template, AttributeDomains domains) {
        if (prefix.isEmpty() || template.isBroken()) {
            return Answer.NEVER;
        }
        Shape begun = Shape.sequence(Shape.fixed(prefix.get()), Shape.ANY_TEXT);
        Answer answer = answer(begun, template.pieces(domains).shape(), witness -> gives(template, domains, witness));
        return proven(answer, Samples.key(template, domains).filter(key -> key.startsWith(prefix.get())));
    }

    private static Answer sameText(
            KeyTemplate first, AttributeDomains firstDomains, KeyTemplate second, AttributeDomains secondDomains) {
        if (first.isBroken() || second.isBroken()) {
            return Answer.NEVER;
        }
        Answer answer = answer(
                first.pieces(firstDomains).shape(),
                second.pieces(secondDomains).shape(),
                witness -> gives(first, firstDomains, witness) && gives(second, secondDomains, witness));
        return proven(answer, Samples.sameKey(first, firstDomains, second, secondDomains));
    }

    /** Returns an answer that is in doubt with the certainty that an example gives, if there is one. */
    private static Answer proven(Answer answer, Optional<String> example) {
        return answer.possibility() == Possibility.MAYBE && example.isPresent()
                ? Answer.witnessed(example.get(), true)
                : answer;
    }

    /** Proves a witness. */
    private interface Proof {
        boolean holds(String witness);
    }

    private static Answer answer(Shape first, Shape second, Proof proof) {
        // A witness without empty values is easier to believe, but empty values count too.
        for (List<Shape> pair :
                List.of(List.of(Shapes.withoutEmpty(first), Shapes.withoutEmpty(second)), List.of(first, second))) {
            Intersection intersection = Intersection.of(Automaton.of(pair.get(0)), Automaton.of(pair.get(1)));
            if (intersection.isGivenUp()) {
                return Answer.UNDECIDED;
            }
            Optional<String> witness = intersection.witness();
            if (witness.isPresent()) {
                return Answer.witnessed(witness.get(), proof.holds(witness.get()));
            }
        }
        return Answer.NEVER;
    }

    /** Says whether a record is known that a template makes this key of. */
    private static boolean gives(KeyTemplate template, AttributeDomains domains, String key) {
        Match match = template.match(key, domains);
        List<Reading> readings = match instanceof Match.Several several
                ? several.examples()
                : match.reading().map(List::of).orElse(List.of());
        return readings.stream()
                .map(reading ->
                        template.render(reading.toRecord(), KeyLookup.NONE, AttributeType.S, Samples.FIRST_SHARD))
                .anyMatch(rendered -> rendered.equals(new Rendered.Key(AttributeValue.of(key))));
    }
}
