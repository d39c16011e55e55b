package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.template.AttributePath;
import dev.keyloom.value.AttributeValue;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * What records and declarations say of a number attribute.
 *
 * @param integerDigits the most digits before the point
 * @param fractionDigits the most digits behind the point
 * @param varies whether the numbers of digits before the point differ
 * @param smallest the smallest number, negative ones included
 * @param largest the largest number
 */
record NumberFacts(
        int integerDigits,
        int fractionDigits,
        boolean varies,
        Optional<BigDecimal> smallest,
        Optional<BigDecimal> largest) {

    /** Returns the facts of the values of sample records alone. */
    static NumberFacts ofRecords(LintContext context, Entity entity, AttributePath path) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        int fraction = 0;
        BigDecimal smallest = null;
        BigDecimal largest = null;
        for (SampleRecord record : context.model().recordsOf(entity.name())) {
            AttributeValue value = path.valueIn(record.values()).orElse(null);
            if (value instanceof AttributeValue.N number) {
                int digits = integerDigits(number.value());
                least = Math.min(least, digits);
                most = Math.max(most, digits);
                fraction = Math.max(fraction, fractionDigits(number.value()));
                smallest = smallest == null ? number.value() : smallest.min(number.value());
                largest = largest == null ? number.value() : largest.max(number.value());
            }
        }
        return new NumberFacts(
                most, fraction, most > 0 && least < most, Optional.ofNullable(smallest), Optional.ofNullable(largest));
    }

    /** Returns these facts and what the attribute's declaration allows. */
    NumberFacts with(EntityAttribute attribute) {
        Optional<BigDecimal> minimum = attribute.facts().minimum();
        Optional<BigDecimal> maximum = attribute.facts().maximum();
        int digits = Math.max(
                integerDigits,
                Math.max(
                        maximum.map(NumberFacts::integerDigits).orElse(0),
                        minimum.map(NumberFacts::integerDigits).orElse(0)));
        return new NumberFacts(
                digits,
                Math.max(
                        fractionDigits, maximum.map(NumberFacts::fractionDigits).orElse(0)),
                varies,
                minimum.map(value -> smallest.map(value::min).orElse(value)).or(() -> smallest),
                maximum.map(value -> largest.map(value::max).orElse(value)).or(() -> largest));
    }

    boolean hasNegative() {
        return smallest.filter(value -> value.signum() < 0).isPresent();
    }

    static int integerDigits(BigDecimal value) {
        BigDecimal stripped = value.abs().stripTrailingZeros();
        return Math.max(1, stripped.precision() - stripped.scale());
    }

    static int fractionDigits(BigDecimal value) {
        return Math.max(0, value.stripTrailingZeros().scale());
    }
}
