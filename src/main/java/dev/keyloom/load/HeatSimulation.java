package dev.keyloom.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Sends requests to partition key values as a distribution says, and counts where they fall. In a power law the value of rank
 * r is asked 1/r times as often as the first (Zipf's law), as followers, stars and sales are spread.
 */
final class HeatSimulation {
    /** As many values as a picture of the heat has cells. */
    static final int SHOWN = 64;

    private HeatSimulation() {}

    /** Returns the shares of the busiest values, the largest first; all together are 1 at most. */
    static List<Double> shares(Distribution distribution, int draws, long seed) {
        return switch (distribution.kind()) {
            case CONSTANT, TIME_BUCKET -> List.of(1.0);
            case EVEN -> even(distribution.keyValues());
            case POWER_LAW -> drawn(distribution.keyValues(), draws, new SplittableRandom(seed));
        };
    }

    private static List<Double> even(int keyValues) {
        List<Double> shares = new ArrayList<>();
        for (int i = 0; i < Math.min(keyValues, SHOWN); i++) {
            shares.add(1.0 / keyValues);
        }
        return shares;
    }

    private static List<Double> drawn(int keyValues, int draws, SplittableRandom random) {
        double[] ends = new double[keyValues];
        double sum = 0;
        for (int rank = 1; rank <= keyValues; rank++) {
            sum += 1.0 / rank;
            ends[rank - 1] = sum;
        }
        int[] counts = new int[keyValues];
        for (int i = 0; i < draws; i++) {
            int found = Arrays.binarySearch(ends, random.nextDouble() * sum);
            counts[Math.min(found >= 0 ? found : -found - 1, keyValues - 1)]++;
        }
        Arrays.sort(counts);
        List<Double> shares = new ArrayList<>();
        for (int i = keyValues - 1; i >= Math.max(0, keyValues - SHOWN); i--) {
            shares.add((double) counts[i] / draws);
        }
        return shares;
    }
}
