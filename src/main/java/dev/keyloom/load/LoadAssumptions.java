package dev.keyloom.load;

import dev.keyloom.model.AccessPattern;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What an estimate takes for granted beyond the model.
 *
 * @param rates runs per second by the number of the pattern, in place of what the model states
 * @param items how many items of an entity are stored, by its name
 * @param keyValues partition key values of one kind, where {@code items} does not tell their number
 * @param draws requests that the simulation sends to the key values of one kind
 * @param seed where the simulation's random numbers start; the same seed gives the same result
 */
public record LoadAssumptions(
        Map<Integer, Double> rates, Map<String, Long> items, int keyValues, int draws, long seed) {
    /** What is assumed where nobody says otherwise. */
    public static final LoadAssumptions USUAL = new LoadAssumptions(Map.of(), Map.of(), 10_000, 100_000, 1);

    public LoadAssumptions {
        rates = Collections.unmodifiableMap(new LinkedHashMap<>(rates));
        items = Collections.unmodifiableMap(new LinkedHashMap<>(items));
    }

    public LoadAssumptions withRates(Map<Integer, Double> newRates) {
        return new LoadAssumptions(newRates, items, keyValues, draws, seed);
    }

    public LoadAssumptions withItems(Map<String, Long> newItems) {
        return new LoadAssumptions(rates, newItems, keyValues, draws, seed);
    }

    public LoadAssumptions withSeed(long newSeed) {
        return new LoadAssumptions(rates, items, keyValues, draws, newSeed);
    }

    /** Returns how often a pattern runs; nothing if nobody says. A rate given alone is usual and peak at once. */
    Optional<PatternRate> rateOf(AccessPattern pattern) {
        Double given = rates.get(pattern.number());
        if (given != null) {
            return Optional.of(new PatternRate(given, given));
        }
        Optional<Double> usual =
                pattern.rate().flatMap(AccessPattern.Rate::perSecond).map(BigDecimal::doubleValue);
        Optional<Double> peak =
                pattern.rate().flatMap(AccessPattern.Rate::peakPerSecond).map(BigDecimal::doubleValue);
        return usual.or(() -> peak).map(found -> new PatternRate(found, Math.max(found, peak.orElse(found))));
    }
}
