package dev.keyloom.gui.load;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Where a rate lies on a slider: at its beginning none, then from one run in 100 seconds to 10,000 in a second, each sixth
 * of the way ten times as many. Rates that the slider gives have two figures.
 */
final class RateScale {
    /** The least rate but none. */
    static final double LEAST = 0.01;

    static final double MOST = 10_000;
    private static final double TENS = Math.log10(MOST / LEAST);
    private static final MathContext TWO_FIGURES = new MathContext(2);

    private RateScale() {}

    /** Returns the place of a rate, from 0 to 1. */
    static double place(double rate) {
        if (rate < LEAST) {
            return 0;
        }
        // The beginning belongs to none, so the least rate lies a step behind it.
        double tens = Math.log10(Math.min(rate, MOST) / LEAST);
        return (1 + tens * (STEPS - 1) / TENS) / STEPS;
    }

    /** Returns the rate at a place from 0 to 1, in runs per second. */
    static double rate(double place) {
        double step = place * STEPS;
        if (step < 0.5) {
            return 0;
        }
        double tens = Math.max(0, step - 1) * TENS / (STEPS - 1);
        return new BigDecimal(LEAST * Math.pow(10, tens)).round(TWO_FIGURES).doubleValue();
    }

    /** Steps of the arrow keys over the whole slider. */
    static final int STEPS = 120;
}
