package dev.keyloom.load;

import java.util.OptionalDouble;

/**
 * What a month takes: units at usual rates, capacity for peak rates, and storage.
 *
 * @param readUnits read units of all requests
 * @param writeUnits write units of all requests
 * @param provisionedReadUnits read units per second that serve the peak, of all tables and indexes
 * @param provisionedWriteUnits write units per second that serve the peak
 * @param storedBytes what is stored; nothing if nobody says how many items there are
 * @param grownBytes what inserts add, and deletes take away, in the month
 */
public record MonthlyLoad(
        double readUnits,
        double writeUnits,
        long provisionedReadUnits,
        long provisionedWriteUnits,
        OptionalDouble storedBytes,
        double grownBytes) {
    /** The month of price lists: a twelfth of a year. */
    public static final int HOURS = 730;

    private static final double SECONDS = HOURS * 3600.0;
    private static final double MILLION = 1e6;
    private static final double GIGABYTE = 1024.0 * 1024 * 1024;

    static double seconds() {
        return SECONDS;
    }

    /** Returns the price of all requests, paid one by one. */
    public double onDemandPrice(PriceTable prices) {
        return readUnits / MILLION * prices.onDemandReadMillion().doubleValue()
                + writeUnits / MILLION * prices.onDemandWriteMillion().doubleValue();
    }

    /** Returns the price of capacity for the peak, held all month. */
    public double provisionedPrice(PriceTable prices) {
        return HOURS
                * (provisionedReadUnits * prices.provisionedReadHour().doubleValue()
                        + provisionedWriteUnits * prices.provisionedWriteHour().doubleValue());
    }

    /** Returns the price of what is stored, or else of what the month adds. */
    public double storagePrice(PriceTable prices) {
        double paid =
                storedBytes.orElse(grownBytes) / GIGABYTE - prices.freeStorage().doubleValue();
        return Math.max(0, paid) * prices.storageMonth().doubleValue();
    }
}
