package dev.keyloom.load;

import java.math.BigDecimal;

/**
 * What the service charges in one region, as it was on one day.
 *
 * @param date when the prices held, as their source says
 * @param source where they were read
 * @param onDemandReadMillion price of a million read units on demand
 * @param onDemandWriteMillion price of a million write units on demand
 * @param provisionedReadHour price of one read unit per second, for an hour
 * @param provisionedWriteHour price of one write unit per second, for an hour
 * @param storageMonth price of a gigabyte stored for a month
 * @param freeStorage gigabytes that cost nothing
 */
public record PriceTable(
        String region,
        String currency,
        String date,
        String source,
        BigDecimal onDemandReadMillion,
        BigDecimal onDemandWriteMillion,
        BigDecimal provisionedReadHour,
        BigDecimal provisionedWriteHour,
        BigDecimal storageMonth,
        BigDecimal freeStorage) {}
