package dev.keyloom.format.load;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as people read them, the same on every machine. */
public final class Figures {
    private static final double KILOBYTE = 1024;

    private Figures() {}

    /** Returns a number with its thousands apart: two decimals at most, three significant digits below one. */
    public static String of(double number) {
        double size = Math.abs(number);
        if (size >= 100 || size == Math.rint(size)) {
            return String.format(Locale.ROOT, "%,.0f", number);
        }
        BigDecimal rounded = size < 1
                ? new BigDecimal(number).round(new MathContext(2, RoundingMode.HALF_UP))
                : new BigDecimal(number).setScale(size < 10 ? 2 : 1, RoundingMode.HALF_UP);
        return rounded.stripTrailingZeros().toPlainString();
    }

    /** Returns a whole number with its thousands apart. */
    public static String of(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Returns a share, 1 for all, in percent. */
    public static String percent(double share) {
        return of(share * 100) + " %";
    }

    /** Returns an amount with two decimals and its currency behind it. */
    public static String money(double amount, String currency) {
        return String.format(Locale.ROOT, "%,.2f %s", amount, currency);
    }

    static String bytes(double bytes) {
        String[] units = {"bytes", "KB", "MB", "GB", "TB", "PB"};
        double rest = bytes;
        int unit = 0;
        while (rest >= KILOBYTE && unit < units.length - 1) {
            rest /= KILOBYTE;
            unit++;
        }
        return of(rest) + " " + units[unit];
    }
}
